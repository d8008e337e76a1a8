import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import type { Caller } from "../../support/api";
import { become } from "../../support/become";
import { openOwnShop, type OwnShop, signInTo } from "../../support/own-shop";
import { expectNoOverflow } from "../../support/storefront";

// What the owner sets is on every page, so these tests have a shop of their own.

let shop: OwnShop;
let admin: Caller;

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.beforeAll(async ({ playwright }) => {
  shop = await openOwnShop({ hasCatalogue: true, environment: { RATE_LIMIT_FACTOR: "100" } });
  admin = await signInTo(shop, playwright, shop.admin);
});
test.afterAll(async () => await shop.close());

async function openGroup(page: Page, group: "pages" | "delivery"): Promise<void> {
  await become(page, admin);
  await page.goto(`${shop.address}/dashboard/settings/${group}`);
}

async function expectFit(page: Page): Promise<void> {
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await expectNoViolations(page);
}

const textOf = async (path: string): Promise<string> => await (await fetch(shop.address + path)).text();

test("an admin writes about the shop with a preview, is told what is wrong, and brings the old text back @phone", async ({
  page,
}) => {
  await openGroup(page, "pages");
  const part = page.getByRole("group", { name: "About & Contact" });
  const about = part.getByRole("textbox", { name: "About & Contact" });
  await expect(about).toHaveValue(/^\{shop\} comes from the part of Dhaka/);
  const written = "আমরা ঢাকার {shop}।\n\n# Our promise\n\n- Sewn well\n- Call {fone}";
  await about.fill(written);
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect(about).toHaveAccessibleDescription(/Please name in braces only \{shop\}/);
  await about.fill(written.replace("fone", "phone"));
  const preview = part.getByRole("region", { name: "Preview of About & Contact" });
  if (!(await preview.isVisible())) await part.getByText("Preview", { exact: true }).click();
  await expect(preview.locator("li")).toHaveText(["Sewn well", "Call 01700-000000"]);
  await expectFit(page);
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect.poll(() => textOf("/about")).toContain("আমরা ঢাকার Tejgaon।");

  await page.goto(`${shop.address}/about`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading")).toHaveText(["About & Contact", "Our promise", "Contact"]);
  await expect(main.getByRole("img")).toBeVisible();
  await expectFit(page);

  await openGroup(page, "pages");
  await page.getByRole("link", { name: "Earlier versions" }).click();
  const version = page.getByRole("listitem").filter({ hasText: "changed: About & Contact" });
  await version.getByText("What is different now").click();
  await expect(version.getByRole("region", { name: "About & Contact" })).toContainText("Our promise");
  await expectFit(page);
  await version.getByRole("button", { name: "Bring this back" }).click();
  await expect.poll(() => textOf("/about")).toContain("packed for export");
  await expect(page.getByRole("button", { name: "Bring this back" })).toHaveCount(2);
});

test("the questions are read by search engines as they stand on the page @phone", async () => {
  const { version } = (await admin.call("GET", "/settings")).body as { version: number };
  const faq = [{ question: "Why </script>?", answer: "Within {return time}." }];
  expect((await admin.call("PATCH", "/settings", { version, pages: { faq } })).status).toBe(200);
  await expect
    .poll(async () => /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(await textOf("/"))?.[1])
    .toContain('"FAQPage","mainEntity":[{"@type":"Question","name":"Why \\u003c/script>?"');
  expect(await textOf("/")).toContain('"text":"Within 3 days."');
});

test("an admin presses the weekend and a holiday, names it, and lets it come every year @phone", async ({
  page,
}) => {
  await openGroup(page, "delivery");
  await page.getByRole("button", { name: "Saturday", exact: true }).click();
  await page.getByRole("button", { name: "Next month" }).click();
  const tenth = page.getByRole("table").getByRole("button", { name: /^\w+ 10 / });
  await tenth.click();
  await expect(tenth).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const eleventh = page.getByRole("table").getByRole("button", { name: /^\w+ 11 .*holiday/ });
  await expect(eleventh).toBeFocused();
  const box = await eleventh.boundingBox();
  expect([box?.width, box?.height].map((side) => Math.ceil(side ?? 0) >= 44)).toEqual([true, true]);
  const day = (await eleventh.getAttribute("data-day")) ?? "";
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByLabel(new RegExp(` 11 .*${day.slice(0, 4)}$`)) });
  await row.getByRole("textbox").fill("দোকানের জন্মদিন");
  await row.getByRole("checkbox", { name: /Every year/ }).click();
  await expectFit(page);
  await page.getByRole("button", { name: /^Save \d changes$/ }).click();
  await expect
    .poll(async () => (await admin.call("GET", "/settings")).body)
    .toMatchObject({
      delivery: {
        weekend: ["Friday"],
        holidays: expect.arrayContaining([day.replace(/11$/, "10")]),
        yearlyHolidays: expect.arrayContaining([day.slice(5)]),
        holidayNames: expect.arrayContaining([{ day: day.slice(5), name: "দোকানের জন্মদিন" }]),
      },
    });
});
