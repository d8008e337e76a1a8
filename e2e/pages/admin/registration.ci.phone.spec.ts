import { expect, test } from "@playwright/test";
import { readText } from "../../support/naming-pages";
import { openOwnShop, type OwnShop, signInTo } from "../../support/own-shop";
import { expectNoOverflow } from "../../support/storefront";

// What the owner sets is on every page, so this test has a shop of its own.

const NUMBERS = { tradeLicence: "TRAD/DNCC/012345/2026/Tejgaon-08", dbid: "DBID-2026-0001234567" };

let shop: OwnShop;

test.describe.configure({ timeout: 180_000 });
test.beforeAll(async () => {
  shop = await openOwnShop({ hasCatalogue: true, environment: { RATE_LIMIT_FACTOR: "100" } });
});
test.afterAll(() => shop.close());

test("a long number of the trade licence stays whole in the footer, on the narrowest phone too", async ({
  page,
  playwright,
}) => {
  const admin = await signInTo(shop, playwright, shop.admin);
  const { version } = (await admin.call("GET", "/settings")).body as { version: number };
  const set = await admin.call("PATCH", "/settings", { version, brand: { registration: NUMBERS } });
  expect(set.status).toBe(200);
  await expect.poll(() => readText(shop.address, "/about")).toContain(NUMBERS.tradeLicence);
  await page.goto(`${shop.address}/about`);
  for (const width of [1_440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page, width);
    for (const number of Object.values(NUMBERS)) {
      const lines = await page
        .getByRole("contentinfo")
        .getByText(number, { exact: true })
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
      expect(lines, `${number} at ${width} px`).toBe(1);
    }
  }
});
