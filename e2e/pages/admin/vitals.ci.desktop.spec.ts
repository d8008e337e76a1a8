import { expect, type Page, test } from "@playwright/test";
import { becomeAdmin } from "../../support/admin";
import { type LoadedFile, watchFiles } from "../../support/page-weight";

/** The scripts that measure, by what they alone call. */
const measuring = (files: LoadedFile[]): string[] =>
  files.filter(({ text }) => text.includes("/api/vitals")).map(({ url }) => url);

/** A person's browser, which has thrown this number: one visit in four is measured. */
async function pretendVisitor(page: Page, thrown: number): Promise<void> {
  await page.addInitScript((number) => {
    Object.defineProperty(Navigator.prototype, "webdriver", { value: false });
    Math.random = () => number;
  }, thrown);
}

/** Notes what the page's scripts have asked the browser to time. */
async function watchTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: (string | undefined)[] = [];
    Object.assign(window, { asked });
    const observe = Object.getOwnPropertyDescriptor(PerformanceObserver.prototype, "observe")?.value;
    PerformanceObserver.prototype.observe = function noted(options) {
      asked.push(options?.type);
      observe.call(this, options);
    };
  });
}

/** Resolves when the visit is being measured: on a busy machine long after its page is there. */
const waitForMeasuring = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { asked: string[] }).asked.includes("layout-shift"));

/** Resolves when the browser has told how long the first tap took, and with it all that was timed before. */
async function waitForTimedTap(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: "first-input", buffered: true });
      }),
  );
}

test("a measured visit is on the admin's page, and one that is not measured fetches nothing for it", async ({
  browser,
  page,
  playwright,
}) => {
  const visitor = await browser.newPage();
  const fetched = watchFiles(visitor);
  await pretendVisitor(visitor, 0);
  await watchTimes(visitor);
  await visitor.goto("/caps", { waitUntil: "load" });
  await waitForMeasuring(visitor);
  await visitor.getByRole("button", { name: "Show More Categories" }).click();
  await waitForTimedTap(visitor);
  const told = visitor.waitForResponse((response) => response.url().endsWith("/api/vitals"));
  await visitor.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  expect(await (await told).json()).toEqual({ counted: true });
  expect(measuring(await fetched.all())).not.toEqual([]);

  await becomeAdmin(page, playwright);
  await page.goto("/dashboard/profile");
  await page.getByRole("link", { name: "Speed" }).click();
  await expect(page.getByRole("heading", { name: "Speed", level: 1 })).toBeVisible();
  const categories = page.getByRole("article", { name: "Categories" }).first();
  await expect(categories).toContainText(/\d+ visits? measured/);
  for (const fact of ["Main picture or text appears", "Response to a tap", "The shop starts to answer"]) {
    const row = categories.locator("div").filter({ has: page.getByText(fact) });
    await expect(row.getByRole("definition")).toContainText(/\d (ms|s) (good|needs work|poor)/);
  }

  const other = await browser.newPage();
  const files = watchFiles(other);
  await pretendVisitor(other, 0.9);
  await other.goto("/caps", { waitUntil: "networkidle" });
  expect((await files.all()).filter(({ kind }) => kind === "script").length).toBeGreaterThan(5);
  expect(measuring(await files.all())).toEqual([]);
});
