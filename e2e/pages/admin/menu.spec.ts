import { newCustomer } from "../../support/api";
import { addProduct } from "../../support/catalogue";
import { becomeAdmin, ADMIN_PAGES } from "../../support/admin";
import { placeOrder } from "../../support/orders";
import { becomeCustomer, expectNoOverflow } from "../../support/storefront";
import { expect, test } from "../../support/test";

test("the admin's menu leads everywhere, and names both of its homes", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/dashboard/profile");
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  await expect(menu.getByRole("link", { name: "Home: back to the shop" })).toHaveAttribute("href", "/");
  const home = menu.getByRole("link", { name: "Dashboard home" });
  await expect(home).toHaveText("Home");
  await expect(home).toHaveAttribute("aria-current", "page");
  const entries = menu.getByRole("listitem").filter({ hasNot: page.getByRole("link", { name: /^To call/ }) });
  await expect(entries).toHaveCount(5);
  await expect(menu.getByRole("button", { name: "Logout" })).toBeVisible();
  for (const [path, title] of ADMIN_PAGES) {
    const entry = menu.getByRole("listitem").filter({ has: page.locator(`[href="${path}"]`) });
    await entry.getByRole("link").click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(menu.locator("[aria-current=page]")).toHaveAttribute("href", path);
    await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  }
});

test("the number of pending orders is beside Orders, told to readers, and fresh when one comes back @phone", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  await page.goto("/dashboard/profile");
  const toCall = page.getByRole("navigation", { name: "Dashboard" }).locator("[href='/dashboard/toCall']");
  const readCount = async () => {
    const { pending } = (await admin.call("GET", "/allOrders/counts")).body as { pending: number };
    return pending;
  };
  const before = await readCount();
  await placeOrder(await newCustomer(playwright), await addProduct(admin));
  await expect.poll(readCount).toBeGreaterThan(before);
  // Other tests order and cancel too, so the page is compared with what the shop says at the same time.
  await expect(async () => {
    await page.evaluate(() => {
      window.dispatchEvent(new Event("visibilitychange"));
    });
    const count = await readCount();
    await expect(toCall).toHaveAccessibleName(`To call, ${count} pending`, { timeout: 1_000 });
    await expect(toCall).toContainText(String(count), { timeout: 1_000 });
  }).toPass();
});

test("without pending orders there is no number @phone", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await page.route("**/api/allOrders/counts", (route) =>
    route.fulfill({ json: { all: 3, pending: 0, Confirmed: 3, Canceled: 0 } }),
  );
  await page.goto("/dashboard/profile");
  await page.waitForLoadState("networkidle");
  const orders = page.getByRole("listitem").locator("[href='/dashboard/allOrders']");
  await expect(orders).toHaveAccessibleName("Orders");
  await expect(orders).toHaveText("Orders");
});

test("a customer's menu has nothing of the desk", async ({ page, playwright }) => {
  await becomeCustomer(page, playwright);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.goto("/dashboard/profile");
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  await expect(menu.getByRole("link")).toHaveText(["Home", "Profile", "Cart", "Orders"]);
  await page.waitForLoadState("networkidle");
  expect(calls.filter((url) => url.includes("allOrders"))).toEqual([]);
});
