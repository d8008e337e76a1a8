import { type Caller, newCustomer, signInAs } from "../support/api";
import { addProduct, readProduct } from "../support/catalogue";
import { demoAdmin } from "../support/people";
import { expect, test } from "../support/test";

interface Order {
  _id: string;
  email: string;
  amount: number;
  deliveryCharge: number;
  status: string;
  orderTime: string;
  cartItems: { productId: string; quantity: number; price: number; size: string; color: string }[];
}

const CONTACT = {
  name: "Karim",
  phone: "01712345678",
  address: "House 7, Road 3",
  deliveryLocation: "Outside Dhaka",
  paymentMethod: "Cash On Delivery",
};

test.describe("what a client sends is not believed", () => {
  let admin: Caller;
  let customer: Caller;

  test.beforeAll(async ({ playwright }) => {
    admin = await signInAs(playwright, demoAdmin());
  });

  test.beforeEach(async ({ playwright }) => {
    customer = await newCustomer(playwright);
  });

  test("price, name, images, status, time and owner of an order are the server's", async () => {
    const product = await addProduct(admin, { price: 750 });
    const added = await customer.call("POST", "/cart", {
      productId: product._id,
      quantity: 2,
      size: "m",
      price: 1,
      productName: "Free cap",
      image1: "https://evil.example/x.png",
      userId: "aaaaaaaaaaaaaaaaaaaaaaaa",
    });
    expect(added.status).toBe(201);
    const placed = await customer.call("POST", "/orders", {
      ...CONTACT,
      amount: 1650,
      status: "Confirmed",
      orderTime: "1999-01-01T00:00:00Z",
      deliveryCharge: 0,
      userId: "aaaaaaaaaaaaaaaaaaaaaaaa",
    });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const [order] = (await customer.call("GET", "/orders")).body as Order[];
    expect(order).toMatchObject({
      amount: 1650,
      deliveryCharge: 150,
      status: "pending",
      email: customer.person?.email,
      cartItems: [{ productId: product._id, quantity: 2, price: 1500, size: "M", color: "Black" }],
    });
    expect(order?.orderTime).toMatch(/^20(2[6-9]|[3-9]\d)-.*\+06:00$/);
  });

  for (const amount of [0, 1, 600, 650.5, -650, "650", null, 1e999]) {
    test(`an amount of ${amount} changes nothing`, async () => {
      const product = await addProduct(admin);
      await customer.call("POST", "/cart", { productId: product._id, quantity: 1 });
      const placed = await customer.call("POST", "/orders", { ...CONTACT, amount });
      expect([400, 409]).toContain(placed.status);
      expect(placed.body).toMatchObject({ insertedId: null });
      expect((await customer.call("GET", "/orders")).body).toEqual([]);
      expect((await customer.call("GET", "/cart")).body).toHaveLength(1);
      expect((await readProduct(admin, product._id)).stock).toBe("10");
    });
  }

  test("a changed price is told with the fresh figures, and the cart stays", async () => {
    const product = await addProduct(admin);
    await customer.call("POST", "/cart", { productId: product._id, quantity: 1 });
    await admin.call("PATCH", `/products/${product._id}`, { price: 600 });
    const placed = await customer.call("POST", "/orders", { ...CONTACT, amount: 650 });
    expect(placed).toMatchObject({
      status: 409,
      body: { error: { code: "PRICE_CHANGED", details: { items: 600, deliveryCharge: 150, amount: 750 } } },
    });
    expect((await customer.call("POST", "/orders", { ...CONTACT, amount: 750 })).status).toBe(201);
  });

  for (const quantity of [0, -1, 1.5, 100, 1e9, "", "abc", null, true, [5], {}]) {
    test(`a quantity of ${JSON.stringify(quantity)} is refused`, async () => {
      const product = await addProduct(admin);
      const added = await customer.call("POST", "/cart", { productId: product._id, quantity });
      expect(added).toMatchObject({
        status: 400,
        body: { error: { fields: { quantity: expect.any(String) } }, insertedId: null },
      });
    });
  }

  for (const [quantity, stored] of [
    ["2", 2],
    ["২", 2],
    [" 3 ", 3],
  ] as const) {
    test(`a quantity of "${quantity}" is understood`, async () => {
      const product = await addProduct(admin);
      expect((await customer.call("POST", "/cart", { productId: product._id, quantity })).status).toBe(201);
      expect((await customer.call("GET", "/cart")).body).toMatchObject([
        { quantity: stored, price: 500 * stored },
      ]);
    });
  }

  test("an unknown size, colour, location and payment method are refused", async () => {
    const product = await addProduct(admin);
    for (const choice of [{ size: "XXXL" }, { color: "Gold" }]) {
      const added = await customer.call("POST", "/cart", { productId: product._id, quantity: 1, ...choice });
      expect(added.status).toBe(400);
    }
    for (const choice of [{ deliveryLocation: "On the moon" }, { paymentMethod: "Free" }]) {
      expect((await customer.call("POST", "/orders", { ...CONTACT, amount: 1, ...choice })).status).toBe(400);
    }
  });

  test("another's e-mail in a body is 403", async () => {
    const email = admin.person?.email;
    const product = await addProduct(admin);
    expect(
      (await customer.call("POST", "/cart", { productId: product._id, quantity: 1, email })).status,
    ).toBe(403);
    expect((await customer.call("POST", "/orders", { ...CONTACT, amount: 1, email })).status).toBe(403);
  });

  test("one checkout sent twenty times at once is one order", async () => {
    const product = await addProduct(admin);
    await customer.call("POST", "/cart", { productId: product._id, quantity: 1 });
    const headers = { "Idempotency-Key": "checkout-view-1" };
    const send = () => customer.call("POST", "/orders", { ...CONTACT, amount: 650 }, headers);
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const again = await send();
    expect(again.status).toBe(201);
    expect((await customer.call("GET", "/orders")).body).toMatchObject([
      { _id: (again.body as { insertedId: string }).insertedId },
    ]);
    expect((await readProduct(admin, product._id)).stock).toBe("9");
  });

  test("a sold-out product says so on its pages at the next request", async ({ page }) => {
    const product = await addProduct(admin, { stock: "1" });
    await page.goto(`/details/${product._id}`);
    await expect(page.getByRole("button", { name: /^Add to Cart/ })).toBeVisible();
    await customer.call("POST", "/cart", { productId: product._id, quantity: 1 });
    expect((await customer.call("POST", "/orders", { ...CONTACT, amount: 650 })).status).toBe(201);
    await page.reload();
    await expect(page.getByText("Sold out")).toBeVisible();
    await page.goto("/caps");
    const card = page.getByRole("article").filter({ hasText: product.name });
    await expect(card.getByText("Sold out")).toBeVisible();
  });
});
