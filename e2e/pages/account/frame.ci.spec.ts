import { becomeAdmin } from "../../support/admin";
import { becomeCustomer, expectNoOverflow } from "../../support/storefront";
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

test("no entry of the account's menu stands alone in a row on a phone", async ({ page, playwright }) => {
  await becomeCustomer(page, playwright);
  for (const width of [390, 360, 320])
    for (const path of ["/dashboard/profile", "/bn/dashboard/profile"]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const entries = page.getByRole("banner").locator("nav a, nav button");
      await expect(entries).toHaveCount(6);
      const boxes = await Promise.all((await entries.all()).map((entry) => entry.boundingBox()));
      const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
      const inRow = (middle: number) => middles.filter((other) => Math.abs(other - middle) < 12).length;
      expect(Math.min(...middles.map(inRow)), `${path} at ${width}`).toBeGreaterThan(1);
      await expectNoOverflow(page);
    }
});

test("the admin's desk has no footer under its lists", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await page.goto("/dashboard/allOrders");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});
