import { signInAs } from "../../support/api";
import { addProduct } from "../../support/catalogue";
import { ADMIN_PAGES } from "../../support/admin";
import { demoAdmin, logIn } from "../../support/people";
import { becomeCustomer } from "../../support/storefront";
import { expect, test } from "../../support/test";

test("a visitor is sent home from every page of the desk @ci", async ({ page }) => {
  for (const path of [
    ...ADMIN_PAGES.map(([desk]) => desk),
    "/dashboard/updateProduct/aaaaaaaaaaaaaaaaaaaaaaaa",
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/");
  }
});

test("a customer is sent home from every page of the desk, and sees nothing of it", async ({
  page,
  playwright,
}) => {
  const { _id, name } = await addProduct(await signInAs(playwright, demoAdmin()));
  await becomeCustomer(page, playwright);
  for (const path of [...ADMIN_PAGES.map(([desk]) => desk), `/dashboard/updateProduct/${_id}`]) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(307);
    expect(response.headers().location, path).toBe("/");
    expect((await response.text()).includes(name), path).toBe(false);
    await page.goto(path);
    await expect(page, path).toHaveURL("/");
  }
});

test("the page that a visitor wanted is there after the sign-in @ci", async ({ page, playwright }) => {
  const product = await addProduct(await signInAs(playwright, demoAdmin()));
  await page.goto(`/dashboard/updateProduct/${product._id}`);
  await expect(page).toHaveURL("/");
  await page.goto("/login");
  await logIn(page, demoAdmin());
  await expect(page).toHaveURL(`/dashboard/updateProduct/${product._id}`);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(product.name);
});
