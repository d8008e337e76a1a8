import { becomeAdmin } from "../../support/admin";
import { addProduct } from "../../support/catalogue";
import { expect, test } from "../../support/test";

test("a product that is counted as one is added in the size and the colour that were typed", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const tee = await addProduct(admin, { sizes: ["S", "M"], colors: ["White", "Navy"], stock: "107" });
  await page.goto("/dashboard/allOrders/new");
  await page.getByLabel("Add a product").fill(`${tee.name} navy m`);
  const found = page.getByRole("list", { name: "Products found" }).getByRole("listitem");
  await expect(found).toContainText("107 free");
  await expect(found.getByRole("button")).toHaveText(["M, Navy"]);
  await found.getByRole("button", { name: `Add ${tee.name} in M, Navy` }).click();
  await expect(page.getByLabel("Size")).toHaveValue("M");
  await expect(page.getByLabel("Color")).toHaveValue("Navy");
});
