import type { Page } from "@playwright/test";
import { newCustomer, newStaff, signInAs } from "../../support/api";
import { becomeAdmin } from "../../support/admin";
import { openAdminOrders, openDetails, placeOrders, setUpAdminOrders } from "../../support/admin-orders";
import { become } from "../../support/become";
import { openQueue } from "../../support/call-queue";
import { demoAdmin } from "../../support/people";
import { acceptMessage } from "../../support/pop-ups";
import { expectNoOverflow } from "../../support/storefront";
import { expect, test } from "../../support/test";

/** Where the menu is a bar at the lower edge. */
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

test("an admin takes somebody into the staff and out of it, and the row says so @phone @ci", async ({
  page,
  playwright,
}) => {
  await becomeAdmin(page, playwright);
  const person = await newCustomer(playwright);
  await page.goto(`/dashboard/users?q=${person.person?.email}`);
  const row = page.getByRole("article");
  await expect(row).toHaveCount(1);
  await row.getByRole("button", { name: "Make Staff" }).click();
  await expect(row.getByText("Staff", { exact: true })).toBeVisible();
  expect((await person.call("GET", "/allOrders/counts")).status).toBe(200);
  expect((await person.call("GET", "/records")).status).toBe(403);
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await row.getByRole("button", { name: "End staff rights" }).click();
  await expect(row.getByText("Staff", { exact: true })).toBeHidden();
  await expect(row.getByRole("button", { name: "Make Admin" })).toBeVisible();
  expect((await person.call("GET", "/allOrders/counts")).status).toBe(403);
});

test("the staff's menu leads to the desk, and nothing of the admins' is there @ci", async ({
  page,
  playwright,
}) => {
  await become(page, await newStaff(playwright));
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome to your desk, /);
  await expect(page.getByText("More features are coming.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Activity" })).toHaveCount(0);
  await expect(page.getByText("To collect")).toHaveCount(0);
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  await expect(menu.getByRole("listitem")).toHaveText(
    isPhone(page)
      ? [/^To call/, "Parcels", "Orders", "New order", "More"]
      : ["Home", /^To call/, "New order", "Orders", "Parcels", "More"],
  );
  for (const [path, title] of [
    ["/dashboard/toCall", "To call"],
    ["/dashboard/allOrders/new", "New order"],
    ["/dashboard/allOrders", "All Orders"],
    ["/dashboard/parcels", "Parcels"],
  ] as const) {
    const entry = menu.locator(`[href="${path}"]`).filter({ visible: true });
    await entry.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(entry).toHaveAttribute("aria-current", "page");
    await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  }
  await menu.getByRole("button", { name: "More" }).click();
  const all = page.getByRole("dialog", { name: "The desk" });
  await expect(all.getByRole("link", { name: "Returns", exact: true })).toBeVisible();
  for (const name of ["Cash", "Users", "Add Product", "Numbers"])
    await expect(all.getByRole("link", { name, exact: true })).toHaveCount(0);
  await page.goto("/dashboard/users");
  await expect(page).toHaveURL("/");
});

test("staff call, confirm and change orders, and neither delete one nor block a phone @phone", async ({
  page,
  playwright,
}) => {
  const desk = await setUpAdminOrders(playwright);
  await become(page, await newStaff(playwright));
  const { cards } = await openQueue(page, desk, 1);
  await cards.getByRole("button", { name: "More" }).click();
  await expect(cards.getByLabel("Advance, BDT")).toBeVisible();
  await expect(cards.getByLabel("Block this phone, because")).toHaveCount(0);
  await cards.getByRole("button", { name: "No answer" }).click();
  await expect(cards).toContainText("1 call");
  await cards.getByRole("button", { name: "Confirm" }).click();
  await acceptMessage(page, "Order marked as Confirmed");

  const [orderId = ""] = await placeOrders(desk, 1);
  const listed = (await openAdminOrders(page, { q: desk.email })).first();
  await expect(listed.getByRole("button", { name: "Confirm" })).toBeEnabled();
  await openDetails(listed);
  await expect(listed.getByRole("link", { name: /^Change order/ })).toBeVisible();
  await expect(listed.getByRole("button", { name: "Delete" })).toHaveCount(0);
  const admin = await signInAs(playwright, demoAdmin());
  expect((await admin.call("DELETE", `/orders/${orderId}`)).status).toBe(200);
});
