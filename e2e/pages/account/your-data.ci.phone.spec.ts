import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { newCustomer, newVisitor, signInAs } from "../../support/api";
import { expectNoViolations } from "../../support/accessibility";
import { become } from "../../support/become";
import { addProduct } from "../../support/catalogue";
import { placeOrder } from "../../support/orders";
import { demoAdmin } from "../../support/people";

test("the profile says what is kept, gives it as a file, and deletes the account once no order is open", async ({
  page,
  playwright,
}) => {
  const customer = await newCustomer(playwright);
  const person = customer.person ?? { email: "", password: "", name: "" };
  const admin = await signInAs(playwright, demoAdmin());
  const orderId = await placeOrder(customer, await addProduct(admin));
  await become(page, customer);
  await page.goto("/dashboard/profile");
  const data = page.getByRole("region", { name: "Your data" });
  await expect(data).toContainText(person.email);
  const downloading = page.waitForEvent("download");
  await data.getByRole("button", { name: "Download your data" }).click();
  const text = await readFile(await (await downloading).path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({ account: { email: person.email }, orders: [{ _id: orderId }] });
  expect(text).not.toMatch(/argon2|passwordHash/);
  await data.getByText("Delete your account").click();
  await expectNoViolations(page);
  const remove = data.getByRole("button", { name: "Delete my account" });
  const password = data.getByLabel("Password", { exact: true });
  await remove.click();
  await expect(data.getByText("Please enter your password.")).toBeVisible();
  await password.fill("Wrong2026x");
  await remove.click();
  await expect(data.getByText("This is not your password.")).toBeVisible();
  await password.fill(person.password);
  await remove.click();
  await expect(data.getByRole("alert")).toContainText(/Order \d+ is not over yet/);
  await customer.call("DELETE", `/orders/${orderId}`);
  await remove.click();
  await expect(page.getByText("Your account is deleted.")).toBeVisible();
  await page.getByRole("link", { name: "Go to the shop" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  expect((await customer.call("GET", "/orders")).status).toBe(401);
  const again = await (await newVisitor(playwright)).call("POST", "/users", person);
  expect(again.body).toMatchObject({ insertedId: expect.any(String) });
});
