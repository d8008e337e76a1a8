import { type Caller, newCustomer, newVisitor, signInAs } from "../support/api";
import { callEverything, PROTECTED_CALLS } from "../support/auth";
import { demoAdmin } from "../support/people";
import { expect, test } from "../support/test";

// Every call and every kind of caller: testing/fire/access-matrix.test.ts. Here the built shop is asked once.
test.describe("who may call what", () => {
  let visitor: Caller;
  let customer: Caller;
  let admin: Caller;

  test.beforeAll(async ({ playwright }) => {
    visitor = await newVisitor(playwright);
    customer = await newCustomer(playwright);
    admin = await signInAs(playwright, demoAdmin());
  });

  test("every protected call answers 401 to a visitor", async () => {
    expect(await callEverything(visitor)).toEqual(PROTECTED_CALLS.map(() => 401));
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
});
