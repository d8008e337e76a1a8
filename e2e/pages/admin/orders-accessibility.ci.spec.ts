import { expectNoViolations } from "../../support/accessibility";
import { become } from "../../support/become";
import { openAdminOrders, placeOrders, setUpAdminOrders } from "../../support/admin-orders";
import { expectNoOverflow } from "../../support/storefront";
import { test } from "../../support/test";

test("desk, slips and record hold nothing that axe objects to, and fit the window", async ({
  page,
  playwright,
}) => {
  const desk = await setUpAdminOrders(playwright);
  const [orderId = ""] = await placeOrders(desk, 1, { phone: "+14155550123", address: "Mirpur" });
  await placeOrders(desk, 1, { name: "Selvedge".repeat(12) });
  await desk.admin.call("PATCH", `/orders/${orderId}`, { status: "Confirmed" });
  await become(page, desk.admin);
  await openAdminOrders(page, { q: desk.email });
  await page.getByRole("checkbox").first().check();
  for (const path of [
    null,
    `/dashboard/allOrders/print?ids=${orderId}`,
    "/dashboard/records",
    "/dashboard/vitals",
    "/dashboard/settings",
    "/dashboard/codes",
    "/dashboard/sales",
    "/dashboard/stock",
    "/dashboard/profile",
    `/dashboard/toCall?q=${encodeURIComponent(desk.email)}`,
  ]) {
    if (path) await page.goto(path);
    await expectNoViolations(page);
    await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  }
});
