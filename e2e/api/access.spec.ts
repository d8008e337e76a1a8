import { type Caller, newCustomer, newVisitor, signInAs } from "../support/api";
import { addProduct, readProduct } from "../support/catalogue";
import { demoAdmin } from "../support/people";
import { expect, test } from "../support/test";

const NOBODY = "aaaaaaaaaaaaaaaaaaaaaaaa";

const ADMIN_CALLS = [
  ["POST", "/products", { name: "x", category: "Caps", price: 1, image1: "/catalogue/x.webp" }],
  ["PATCH", `/products/${NOBODY}`, { price: 1 }],
  ["DELETE", `/products/${NOBODY}`],
  ["POST", "/images", "picture"],
  ["GET", "/allOrders"],
  ["GET", "/allOrders/counts"],
  ["GET", "/allOrders/page"],
  ["PATCH", `/orders/${NOBODY}`, { status: "Confirmed" }],
  ["GET", "/records"],
  ["GET", "/users"],
  ["GET", "/users/counts"],
  ["DELETE", `/users/${NOBODY}`],
  ["PATCH", `/users/admin/${NOBODY}`],
] as const;

const CUSTOMER_CALLS = [
  ["GET", "/cart"],
  ["POST", "/cart", { productId: NOBODY, quantity: 1 }],
  ["DELETE", `/cart/${NOBODY}`],
  ["GET", "/orders"],
  ["POST", "/orders", {}],
  ["DELETE", `/orders/${NOBODY}`],
  ["GET", "/users/admin/someone@customers.example"],
] as const;

test.describe("who may call what", () => {
  let visitor: Caller;
  let customer: Caller;
  let other: Caller;
  let admin: Caller;

  test.beforeAll(async ({ playwright }) => {
    visitor = await newVisitor(playwright);
    customer = await newCustomer(playwright);
    other = await newCustomer(playwright);
    admin = await signInAs(playwright, demoAdmin());
  });

  for (const [method, path, data] of [...ADMIN_CALLS, ...CUSTOMER_CALLS]) {
    test(`${method} ${path} answers 401 to a visitor`, async () => {
      const { status, body } = await visitor.call(method, path, data);
      expect(status).toBe(401);
      expect(body).toMatchObject({ error: { code: "NOT_SIGNED_IN", requestId: expect.any(String) } });
    });
  }

  for (const [method, path, data] of ADMIN_CALLS) {
    test(`${method} ${path} answers 403 to a customer`, async () => {
      expect((await customer.call(method, path, data)).status).toBe(403);
    });
  }

  for (const path of ["/cart", "/orders"]) {
    test(`GET ${path} answers 403 for another's e-mail and 200 for one's own`, async () => {
      expect((await customer.call("GET", `${path}?email=${other.person?.email}`)).status).toBe(403);
      expect((await customer.call("GET", `${path}?email=${customer.person?.email}`)).status).toBe(200);
      expect((await customer.call("GET", path)).status).toBe(200);
    });
  }

  test("POST /jwt answers 401 without a session and 403 for another's e-mail", async () => {
    expect((await visitor.call("POST", "/jwt", { email: customer.person?.email })).status).toBe(401);
    expect((await customer.call("POST", "/jwt", { email: admin.person?.email })).status).toBe(403);
  });

  test("POST /jwt answers 403 to a page of another site", async () => {
    const answer = await customer.call(
      "POST",
      "/jwt",
      { email: customer.person?.email },
      { Origin: "https://evil.example" },
    );
    expect(answer.status).toBe(403);
  });

  test("GET /users/admin/{email} answers only for oneself", async () => {
    const own = await customer.call(
      "GET",
      `/users/admin/${encodeURIComponent(customer.person?.email ?? "")}`,
    );
    expect(own).toMatchObject({ status: 200, body: { admin: false } });
    expect((await customer.call("GET", `/users/admin/${admin.person?.email}`)).status).toBe(403);
    expect((await admin.call("GET", `/users/admin/${admin.person?.email}`)).body).toEqual({ admin: true });
  });

  test("somebody else's cart line and order answer 404, also to an admin's cart call", async () => {
    const product = await addProduct(admin);
    const line = await customer.call("POST", "/cart", { productId: product._id, quantity: 1 });
    expect(line.status).toBe(201);
    const { insertedId } = line.body as { insertedId: string };
    expect(await other.call("DELETE", `/cart/${insertedId}`)).toMatchObject({
      status: 404,
      body: { deletedCount: 0 },
    });
    expect((await admin.call("DELETE", `/cart/${insertedId}`)).status).toBe(404);
    expect((await customer.call("GET", "/cart")).body).toHaveLength(1);

    const placed = await customer.call("POST", "/orders", {
      name: "Karim",
      phone: "01712345678",
      address: "House 7, Road 3",
      deliveryLocation: "Inside Dhaka",
      paymentMethod: "Cash On Delivery",
      amount: product.price + 100,
    });
    expect(placed.status).toBe(201);
    const order = placed.body as { insertedId: string };
    expect((await other.call("DELETE", `/orders/${order.insertedId}`)).status).toBe(404);
    expect((await readProduct(admin, product._id)).stock).toBe("9");
    expect((await customer.call("DELETE", `/orders/${order.insertedId}`)).body).toEqual({ deletedCount: 1 });
    expect((await readProduct(admin, product._id)).stock).toBe("10");
  });

  test("POST /users cannot set a role", async () => {
    const email = `role-${Date.now()}@customers.example`;
    const answer = await visitor.call("POST", "/users", {
      name: "Eve",
      email,
      password: "Dorji2026x",
      role: "admin",
    });
    expect(answer.status).toBe(200);
    const users = (await admin.call("GET", "/users")).body as { email: string; role: string }[];
    expect(users.find((user) => user.email === email)?.role).toBe("customer");
  });

  test("no answer holds a password hash", async () => {
    const users = await admin.call("GET", "/users");
    expect(JSON.stringify(users.body)).not.toMatch(/argon2|passwordHash|sessionVersion/);
  });
});
