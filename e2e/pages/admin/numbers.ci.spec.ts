import { type AdminOrders, placeOrders, setUpAdminOrders } from "../../support/admin-orders";
import { expectNoViolations, listenTo } from "../../support/accessibility";
import { become } from "../../support/become";
import { expectNoOverflow } from "../../support/storefront";
import { expect, test } from "../../support/test";

let desk: AdminOrders;

test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
  const [first = ""] = await placeOrders(desk, 2);
  await desk.admin.call("PATCH", `/orders/${first}`, { status: "Confirmed" });
});

test.beforeEach(async ({ page }) => {
  await become(page, desk.admin);
});

/** What says nothing without a name. */
const HEARD_BY_NAME = [
  "image",
  "table",
  "columnheader",
  "rowheader",
  "cell",
  "figure",
  "region",
  "button",
  "link",
  "textbox",
  "combobox",
  "heading",
  "Date",
];

const countOf = (text: string | null) => Number((text ?? "").replaceAll(",", ""));

test("the numbers tell what was ordered, sold and is on the way, without sideways scrolling", async ({
  page,
}) => {
  await page.goto("/dashboard/profile");
  await page.getByRole("link", { name: "Numbers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Numbers");
  const figure = (name: string) =>
    page.getByRole("main").locator("dl > div").filter({ hasText: name }).locator("dd > span").first();
  const [orders, confirmed] = [figure("Orders"), figure("Confirmed")];
  await expect(async () => {
    // A busy server counts the last changes a moment later, and says so.
    await page.reload();
    expect(countOf(await orders.textContent())).toBeGreaterThanOrEqual(2);
    expect(countOf(await confirmed.textContent())).toBeGreaterThanOrEqual(1);
  }).toPass();
  await expect(page.getByRole("region", { name: "Products", exact: true }).getByRole("row")).not.toHaveCount(
    1,
  );
  await page.getByText("The same as a table").first().click();
  await expect(page.getByRole("columnheader", { name: "Still to call" })).toBeVisible();
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await expectNoViolations(page);
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export numbers" }).click();
  expect((await file).suggestedFilename()).toMatch(/^numbers-\d{4}-\d\d-\d\d\.csv$/);
});

test("the plot, the tables and the fields of numbers and cash can be listened to @desktop", async ({
  page,
}) => {
  await expect(async () => {
    await page.goto("/dashboard/numbers");
    await expect(page.getByRole("figure").first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByText("The same as a table").first().click();
  const heard = await listenTo(page);
  const namesOf = (role: string) => heard.filter((one) => one.role === role).map(({ name }) => name);
  expect(namesOf("image")).toEqual([
    expect.stringMatching(
      /^[\d,]+ orders from \w{3} \d+ \w{3} to \w{3} \d+ \w{3}: [\d,]+ delivered; [\d,]+ confirmed, on the way; [\d,]+ still to call; [\d,]+ cancelled, sent back or lost\. Most on \w{3} \d+ \w{3}: [\d,]+\.$/,
    ),
    expect.stringMatching(/^From .+ to .+: goods sold BDT [\d,]+; gross profit −?BDT [\d,]+\.$/),
  ]);
  expect(namesOf("table").slice(0, 4)).toEqual([
    "Orders and what became of them",
    "Categories",
    "Products",
    "Sizes and colors",
  ]);
  expect(namesOf("columnheader").slice(0, 5)).toEqual([
    "Day",
    "Delivered",
    "Confirmed, on the way",
    "Still to call",
    "Cancelled, sent back or lost",
  ]);
  expect(namesOf("rowheader")[0]).toMatch(/^\w{3} \d+ \w{3}$/);
  await page.goto("/dashboard/cash");
  heard.push(...(await listenTo(page)));
  const nameless = heard.filter(({ role, name }) => HEARD_BY_NAME.includes(role) && name === "");
  expect(nameless).toEqual([]);
  await expectNoViolations(page);
});

test("any two days can be asked for, and what is none is told @desktop", async ({ page }) => {
  await page.goto("/dashboard/numbers");
  await page.getByLabel("From", { exact: true }).fill("2025-01-01");
  await page.getByLabel("To", { exact: true }).fill("2025-01-31");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL("/dashboard/numbers?from=2025-01-01&to=2025-01-31");
  await expect(page.getByText("No order was placed in these days.")).toBeVisible();
  await page.getByRole("link", { name: "Today" }).click();
  await expect(page.getByRole("link", { name: "Today" })).toHaveAttribute("aria-current", "page");
  for (const [search, problem] of [
    ["from=2026-02-30&to=2026-03-01", "Please choose two days."],
    ["from=2000-01-01&to=2099-12-31", "Please choose at most three years."],
    ["from=2026-03-02&to=2026-03-01", "The first day is after the last one."],
  ]) {
    const response = await page.goto(`/dashboard/numbers?${search}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByText(problem ?? "")).toBeVisible();
  }
});
