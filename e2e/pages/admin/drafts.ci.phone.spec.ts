import { expect, test } from "@playwright/test";
import { newCustomer } from "../../support/api";
import { becomeAdmin } from "../../support/admin";
import { addProduct } from "../../support/catalogue";
import { acceptMessage } from "../../support/pop-ups";
import { expectNoOverflow } from "../../support/storefront";

/** Every public page and file on which a cap can stand. */
const PUBLIC = [
  "/",
  "/caps",
  "/caps?sort=low",
  "/feeds/products.xml",
  "/api/products?category=Caps&limit=100",
];

test("a product that becomes a draft is at once on no public page, and comes back with one tick", async ({
  page,
  playwright,
  baseURL,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const cap = await addProduct(admin, { name: `Zephyrine ${Date.now()}` });
  const customer = await newCustomer(playwright);
  const where = [...PUBLIC, `/search?q=${encodeURIComponent(cap.name)}`];
  // Only visitors: a page that was kept is the one that they get.
  const visitor = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const shownAt = async () => {
    const texts = await Promise.all(where.map(async (path) => await (await visitor.get(path)).text()));
    return where.filter((_, index) => texts[index]?.includes(cap._id));
  };
  expect(await shownAt()).toContain("/caps");
  expect((await visitor.get(`/details/${cap._id}`)).status()).toBe(200);
  expect((await visitor.get("/sitemap.xml")).status()).toBe(200);

  await page.goto(`/dashboard/updateProduct/${cap._id}`);
  await page.getByRole("checkbox", { name: "Draft" }).check();
  await page.getByRole("button", { name: "Update Product" }).click();
  await acceptMessage(page, "Product Updated Successfully");
  await page.waitForURL(/manageProducts/);
  await expect(async () => expect(await shownAt()).toEqual([])).toPass({ timeout: 5_000 });
  expect((await visitor.get(`/details/${cap._id}`)).status()).toBe(404);
  expect((await customer.call("GET", `/products/${cap._id}`)).status).toBe(404);
  expect((await customer.call("POST", "/cart", { productId: cap._id, quantity: 1 })).status).toBe(404);

  await page.goto("/dashboard/manageProducts?drafts=1");
  const row = page.getByRole("article", { name: cap.name, exact: true });
  await expect(row).toContainText("Draft");
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await page.goto(`/dashboard/updateProduct/${cap._id}/preview`);
  await expect(page.getByText("A draft: only admins see this.")).toBeVisible();
  await expect(page.locator("h1", { hasText: cap.name })).toBeVisible();
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);

  await admin.call("PATCH", `/products/${cap._id}`, { isDraft: false });
  await expect(async () => expect(await shownAt()).toContain("/caps")).toPass({ timeout: 5_000 });
  expect((await visitor.get(`/details/${cap._id}`)).status()).toBe(200);
});
