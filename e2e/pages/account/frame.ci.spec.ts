import { becomeAdmin } from "../../support/admin";
import { becomeCustomer } from "../../support/storefront";
import { expect, test } from "../../support/test";

const PAGES = ["/dashboard/profile", "/dashboard/cart", "/dashboard/orders", "/dashboard/checkout"];

test("logo, width and footer of the account pages are where the shop has them", async ({
  page,
  playwright,
}) => {
  await becomeCustomer(page, playwright);
  const frameOf = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const logo = await page.getByRole("banner").getByRole("link", { name: "Tejgaon home" }).boundingBox();
    const main = await page.getByRole("main").boundingBox();
    // Not its width, which is another until its font has come.
    return { logo: [logo?.x, logo?.y, logo?.height], x: main?.x, width: main?.width };
  };
  const shop = await frameOf("/about");
  for (const path of PAGES) {
    expect(await frameOf(path), path).toEqual(shop);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Return Policy" })).toBeVisible();
  }
});

test("the admin's desk has no footer under its lists", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await page.goto("/dashboard/allOrders");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});
