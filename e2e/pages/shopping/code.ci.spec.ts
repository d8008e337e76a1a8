import { randomBytes } from "node:crypto";
import { expectNoViolations } from "../../support/accessibility";
import { becomeAdmin } from "../../support/admin";
import { addProduct } from "../../support/catalogue";
import { putIntoCart } from "../../support/orders";
import { acceptMessage, answerQuestion } from "../../support/pop-ups";
import { expect, testOfRefusals as test } from "../../support/shopper";
import { fillCheckout, listOrders, openCheckout } from "../../support/shopping";
import { expectNoOverflow } from "../../support/storefront";

const newCode = (): string => `T${randomBytes(5).toString("hex").toUpperCase()}`;

test("a link's code is used at the checkout, told with what it takes off, and ordered with @phone", async ({
  page,
  admin,
  customer,
}) => {
  const code = newCode();
  const terms = { code, kind: "percent", value: 10, maxUses: 1 };
  expect((await admin.call("POST", "/coupons", terms)).status).toBe(201);
  await putIntoCart(customer, await addProduct(admin, { price: 1_250 }), 2);
  await openCheckout(page);
  const field = page.getByLabel("Code", { exact: true });
  await expect(field).toHaveCount(0);
  await page.getByRole("button", { name: "Have a code?" }).click();
  await field.fill("nosuchcode");
  await field.press("Enter");
  await expect(page.getByText("We don't know this code.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectNoViolations(page);
  await page.goto(`/?code=${code.toLowerCase()}`);
  await openCheckout(page);
  await expect(page.getByRole("status").filter({ hasText: code })).toContainText("BDT 250 off");
  await fillCheckout(page);
  const sums = ["BDT 2,500", "− BDT 250", "BDT 100", "BDT 2,350"];
  await expect(page.getByRole("definition")).toHaveText(sums);
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await page.getByRole("button", { name: "Place Order" }).click();
  await answerQuestion(page, "Confirm Placing the order?", "Okay");
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Order Placed" })).toBeVisible();
  await expect(page.locator("dd")).toHaveText(sums);
  await acceptMessage(page, "Order Placed");
  await expect(page.getByText(`discount BDT 250 (code ${code})`)).toBeVisible();
  expect(await listOrders(customer)).toMatchObject([{ amount: 2_350, discount: { amount: 250 } }]);
  const used = await customer.call("POST", "/coupons/check", { code });
  expect(used.status).toBe(409);
});

test("the desk makes a code, changes it, sees what came of it, and ends it @phone", async ({
  page,
  playwright,
}) => {
  await becomeAdmin(page, playwright);
  const code = newCode();
  await page.goto("/dashboard/codes");
  const form = page.getByRole("region", { name: "New code" });
  await form.getByRole("button", { name: "Make the code" }).click();
  await expect(form.getByText("A code has 3 to 20 letters and digits.")).toBeVisible();
  await expect(form.getByText("Please enter a whole number from 1 to 100.")).toBeVisible();
  await form.getByLabel("Code", { exact: true }).fill(code.toLowerCase());
  await form.getByLabel("Per cent", { exact: true }).fill("১৫");
  await form.getByLabel("Uses in all").fill("10");
  await form.getByRole("button", { name: "Make the code" }).click();
  const row = page.getByRole("article", { name: `Code ${code}` });
  await expect(row).toContainText("15% off");
  await expect(row).toContainText("No orders yet (at most 10)");
  await expectNoViolations(page);
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await row.getByRole("button", { name: "Change" }).click();
  await row.getByLabel("Per cent", { exact: true }).fill("20");
  await row.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("20% off");
  await row.getByRole("button", { name: "End now" }).click();
  await expect(row).toContainText("Ended");
});
