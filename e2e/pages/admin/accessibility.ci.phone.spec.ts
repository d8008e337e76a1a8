import { expect, test } from "@playwright/test";
import { makePlain } from "../../../testing/pictures";
import { expectNoViolations } from "../../support/accessibility";
import { addProduct } from "../../support/catalogue";
import { becomeAdmin, openFrame, openProductForm, openRow } from "../../support/admin";

test("axe finds nothing on the form of a product: refused, in the frame, overtaken", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  await openProductForm(page);
  await page.getByRole("button", { name: "Add Product" }).click();
  await expect(page.getByText("Please enter a name.")).toBeVisible();
  await expectNoViolations(page);
  await openFrame(page, "Picture 1", await makePlain(800, 1_000));
  await expectNoViolations(page);

  const product = await addProduct(admin);
  await openProductForm(page, product._id);
  await page.getByLabel("Fit").fill("Mine");
  await admin.call("PATCH", `/products/${product._id}`, { price: 777 });
  await page.getByRole("button", { name: "Update Product" }).click();
  await expect(page.getByRole("button", { name: "Keep my changes" })).toBeVisible();
  await expectNoViolations(page);
});

test("axe finds nothing on the products, the users and the admin's home", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await page.goto("/dashboard/profile");
  await expectNoViolations(page);
  await page.goto("/dashboard/users");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectNoViolations(page);
  await page.goto("/dashboard/manageProducts");
  const row = page.getByRole("article").first();
  await openRow(row);
  await row.getByRole("textbox", { name: /^Price/ }).fill("0");
  await row.getByRole("button", { name: /^Save/ }).click();
  await expect(row.getByText("Please enter a whole amount")).toBeVisible();
  await expectNoViolations(page);
});
