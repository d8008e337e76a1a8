import type { Locator } from "@playwright/test";
import { newCustomer } from "../../support/api";
import { addProduct } from "../../support/catalogue";
import { becomeAdmin, ADMIN_PAGES } from "../../support/admin";
import { placeOrder } from "../../support/orders";
import { becomeCustomer, expectNoOverflow } from "../../support/storefront";
import { expect, test } from "../../support/test";

/** The entries of one place are there once for each kind of screen; what a screen has not is hidden. */
const shown = (menu: Locator, path: string) => menu.locator(`[href="${path}"]`).filter({ visible: true });

test("the admin's menu leads everywhere, and names both of its homes @desktop @ci", async ({
  page,
  playwright,
}) => {
  await becomeAdmin(page, playwright);
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/dashboard/profile");
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  await expect(menu.getByRole("link", { name: "Shop home", exact: true })).toHaveAttribute("href", "/");
  const home = menu.getByRole("link", { name: "Dashboard home" });
  await expect(home).toHaveText("Home");
  await expect(home).toHaveAttribute("aria-current", "page");
  const entries = menu.getByRole("listitem").filter({ hasNot: page.getByRole("link", { name: /^To call/ }) });
  await expect(entries).toHaveText(["Home", "Add Product", "Manage Products", "Orders", "Users", "More"]);
  await expect(menu.getByRole("button", { name: "Logout" })).toBeVisible();
  for (const [path, title] of ADMIN_PAGES) {
    await shown(menu, path).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(shown(menu, path)).toHaveAttribute("aria-current", "page");
    await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  }
  // A part of a section marks it.
  for (const path of ["/dashboard/parcels", "/dashboard/parcels/returns", "/dashboard/cash"]) {
    await page.goto(path);
    await expect(shown(menu, "/dashboard/allOrders")).toHaveAttribute("aria-current", "true");
  }
});

test("every page of the desk is two presses away, and the menu closes behind them @ci", async ({
  page,
  playwright,
}) => {
  await becomeAdmin(page, playwright);
  await page.goto("/dashboard/manageProducts");
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  const more = menu.getByRole("button", { name: "More" });
  const all = page.getByRole("dialog", { name: "The desk" });
  for (const [label, path] of [
    ["New order", "/dashboard/allOrders/new"],
    ["Returns", "/dashboard/parcels/returns"],
    ["Customers", "/dashboard/customers"],
    ["Cash", "/dashboard/cash"],
    ["Stock in", "/dashboard/stock"],
    ["Messages", "/dashboard/messages"],
    ["Reviews", "/dashboard/reviews"],
    ["Numbers", "/dashboard/numbers"],
    ["Activity", "/dashboard/records"],
    ["Import and export", "/dashboard/data"],
    ["Codes", "/dashboard/codes"],
    ["Sales", "/dashboard/sales"],
    ["Collections", "/dashboard/collections"],
    ["Categories", "/dashboard/categories"],
    ["Settings", "/dashboard/settings"],
    ["Speed", "/dashboard/vitals"],
    ["Not found", "/dashboard/searches"],
    ["Your account", "/dashboard/account"],
  ] as const) {
    await more.click();
    await all.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(all).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("on a phone the bar has what is done all day, and More the contract's entries @phone", async ({
  page,
  playwright,
}) => {
  await becomeAdmin(page, playwright);
  await page.goto("/dashboard/parcels/returns");
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  await expect(menu.getByRole("listitem")).toHaveText([/^To call/, "Parcels", "Orders", "Products", "More"]);
  await expect(shown(menu, "/dashboard/parcels")).toHaveAttribute("aria-current", "true");
  await menu.getByRole("button", { name: "More" }).click();
  const all = page.getByRole("dialog", { name: "The desk" });
  const main = all.getByRole("list").first().getByRole("listitem");
  await expect(main).toHaveText(["Home", "Add Product", "Manage Products", "Orders", "Users"]);
  await expect(all.getByRole("link", { name: "Shop home", exact: true })).toBeVisible();
  await expect(all.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(all).toBeHidden();
  for (const [path, title] of [
    ["/dashboard/toCall", "To call"],
    ["/dashboard/parcels", "Parcels"],
    ["/dashboard/allOrders", "All Orders"],
    ["/dashboard/manageProducts", "Manage Products"],
  ] as const) {
    await shown(menu, path).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(shown(menu, path)).toHaveAttribute("aria-current", "page");
  }
});

test("the number of pending orders is in the menu, told to readers, and fresh when one comes back @phone @ci", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  await page.goto("/dashboard/profile");
  const toCall = shown(page.getByRole("navigation", { name: "Dashboard" }), "/dashboard/toCall");
  const readCount = async () => {
    const { waiting } = (await admin.call("GET", "/allOrders/counts")).body as { waiting: number };
    return waiting;
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

test("without pending orders there is no number @phone @ci", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await page.route("**/api/allOrders/counts", (route) =>
    route.fulfill({ json: { all: 3, waiting: 0, pending: 0, Confirmed: 3, Canceled: 0 } }),
  );
  await page.goto("/dashboard/profile");
  await page.waitForLoadState("networkidle");
  const toCall = shown(page.getByRole("navigation", { name: "Dashboard" }), "/dashboard/toCall");
  await expect(toCall).toHaveAccessibleName("To call");
  await expect(toCall).toHaveText("To call");
});

test("a customer's menu has nothing of the desk", async ({ page, playwright }) => {
  await becomeCustomer(page, playwright);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.goto("/dashboard/profile");
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  await expect(menu.getByRole("link")).toHaveText(["Home", "Profile", "Cart", "Orders", "Wishlist"]);
  await page.waitForLoadState("networkidle");
  expect(calls.filter((url) => url.includes("allOrders"))).toEqual([]);
});
