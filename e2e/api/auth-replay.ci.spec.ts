import { expect, test } from "@playwright/test";
import { newCustomer, newVisitor, readFormToken, signInAs, sendProved } from "../support/api";
import {
  base,
  callEverything,
  copyOf,
  DEAD,
  live,
  mailedToken,
  postAuth,
  probe,
  seePage,
} from "../support/auth";
import { requireUser, setRole } from "../support/auth-database";
import { demoAdmin, newPerson } from "../support/people";

test("logging out ends the session everywhere it was copied, and no other", async ({ playwright }) => {
  const customer = await newCustomer(playwright);
  if (!customer.person) throw new Error("Nobody is signed in.");
  const thief = await copyOf(playwright, customer);
  const otherDevice = await signInAs(playwright, customer.person);
  expect(await probe(thief)).toEqual(live(customer));
  expect((await postAuth(customer.context, "signout")).status()).toBe(200);
  expect(await probe(thief)).toEqual(DEAD);
  expect(await probe(customer)).toEqual(DEAD);
  expect(await callEverything(thief)).toEqual(expect.not.arrayContaining([200, 400, 403, 404]));
  expect(await probe(otherDevice)).toEqual(live(otherDevice));
});

test("a logout that another site asks for ends nothing: it has not the form token", async ({
  playwright,
}) => {
  const customer = await newCustomer(playwright);
  const mallory = await newVisitor(playwright);
  const foreign = await readFormToken(mallory.context);
  await readFormToken(customer.context);
  for (const csrfToken of [undefined, "", foreign, { $ne: null }]) {
    for (const kind of ["data", "form"] as const) {
      if (kind === "form" && typeof csrfToken !== "string") continue;
      const response = await customer.context.post("/api/auth/signout", {
        [kind]: { csrfToken, json: "true" },
      });
      expect(await response.text()).toMatch(/signout\?csrf=true|BAD_REQUEST/);
    }
  }
  expect(await probe(customer)).toEqual(live(customer));
});

test("a new password by mail ends every session, on every device", async ({ playwright }) => {
  const customer = await newCustomer(playwright);
  if (!customer.person) throw new Error("Nobody is signed in.");
  const { email } = customer.person;
  const thief = await copyOf(playwright, customer);
  const otherDevice = await signInAs(playwright, customer.person);
  const visitor = await newVisitor(playwright);
  const token = await mailedToken(visitor.context, email);
  expect(await probe(thief)).toEqual(live(customer));
  const changed = await visitor.call("POST", "/passwordResets/confirm", { token, password: "Notun2026pass" });
  expect(changed).toMatchObject({ status: 200, body: { changed: true } });
  for (const caller of [thief, customer, otherDevice]) expect(await probe(caller)).toEqual(DEAD);
  const back = await signInAs(playwright, { ...customer.person, password: "Notun2026pass" });
  expect(await probe(back)).toEqual(live(back));
});

test("deleting an account ends its sessions", async ({ playwright }) => {
  const admin = await signInAs(playwright, demoAdmin());
  const customer = await newCustomer(playwright);
  if (!customer.person) throw new Error("Nobody is signed in.");
  const thief = await copyOf(playwright, customer);
  const { _id } = await requireUser(customer.person.email);
  expect(await probe(thief)).toEqual(live(customer));
  expect((await admin.call("DELETE", `/users/${_id.toString()}`)).body).toEqual({ deletedCount: 1 });
  expect(await probe(thief)).toEqual(DEAD);
  // Nor does it come back with a new account of the same e-mail.
  await sendProved((headers) => thief.context.post("/api/users", { data: customer.person, headers }));
  expect(await probe(thief)).toEqual(DEAD);
});

test("a demoted admin is a customer at the next request, with token and cookie of before", async ({
  playwright,
}) => {
  const context = await playwright.request.newContext({ baseURL: base() });
  const person = newPerson("Former Admin");
  await sendProved((headers) => context.post("/api/users", { data: person, headers }));
  const boss = await signInAs(playwright, person);
  const seeDesk = () => seePage(boss.context, "/dashboard/allOrders");

  await setRole(person.email, "admin");
  expect((await boss.call("GET", "/users")).status).toBe(200);
  expect(await seeDesk()).toBe("shown");

  await setRole(person.email, "customer");
  for (const [method, path] of [
    ["GET", "/users"],
    ["GET", "/allOrders"],
    ["DELETE", "/products/aaaaaaaaaaaaaaaaaaaaaaaa"],
  ] as const) {
    expect((await boss.call(method, path)).status).toBe(403);
  }
  expect((await boss.call("GET", `/users/admin/${person.email}`)).body).toEqual({ admin: false });
  expect(await seeDesk()).toBe("/");
  expect(await probe(boss)).toEqual(live(boss));
});
