import { expect, test } from "@playwright/test";
import { findProduct, isPhone, open } from "../support/storefront";
import { BENGALI_NAME, LONG_WORD } from "./names";
import { shoot, shootWhole } from "./shoot";

test("an unknown address", async ({ page }) => {
  expect((await page.goto("/nothing-here"))?.status()).toBe(404);
  await shootWhole(page, "state-404");
});

test("a page that fails", async ({ page }) => {
  // A heading that is no text: React gives the page up, as it would for any fault of ours.
  await page.route("/denimpants", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replaceAll(String.raw`\"title\":\"Denim Pants\"`, String.raw`\"title\":{}`),
    });
  });
  await page.goto("/denimpants");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await shoot(page, "state-error");
});

test("pictures that have not arrived, and that never will", async ({ page, context }) => {
  await page.route(/\.webp$/, () => undefined);
  await page.goto("/denimpants", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await shoot(page, "state-loading", { arrives: false });
  const other = await context.newPage();
  await other.route(/\.webp$/, (route) => route.abort());
  await open(other, "/denimpants");
  await shoot(other, "state-pictures-failed");
});

test("the line is down", async ({ page, context }) => {
  await open(page, "/wallets");
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await shoot(page, "state-offline", { arrives: false });
});

test("no product, one, and three hundred", async ({ page }) => {
  await open(page, "/caps");
  await expect(page.getByText("There is nothing here right now.")).toBeVisible();
  await shootWhole(page, "state-empty-category");
  await open(page, "/wallets");
  await expect(page.getByRole("article")).toHaveCount(1);
  await shootWhole(page, "state-one-product");
  await open(page, "/boxers");
  expect(await page.getByRole("article").count()).toBeGreaterThanOrEqual(300);
  await shoot(page, "state-300-products");
});

test("long names and Bengali ones, and what is sold out", async ({ page }) => {
  await open(page, "/belts");
  await shootWhole(page, "state-names");
  for (const [name, shot] of [
    [BENGALI_NAME, "state-bengali-name"],
    [LONG_WORD, "state-long-name"],
    ["Plate Buckle Belt", "state-sold-out"],
  ] as const) {
    await page.goto(`/details/${(await findProduct(page.request, name))._id}`);
    await shootWhole(page, shot);
  }
});

test("the policy on paper", async ({ page }) => {
  await open(page, "/return");
  await page.emulateMedia({ media: "print" });
  await shootWhole(page, "state-print-return");
});

test("320 px, and a zoom of 200 %", async ({ page }) => {
  const [width, name] = isPhone(page) ? [320, "state-narrow"] : [720, "state-zoom-200"];
  await page.setViewportSize({ width, height: isPhone(page) ? 640 : 450 });
  for (const [path, suffix] of [
    ["/", "home"],
    ["/belts", "belts"],
    ["/return", "return"],
  ] as const) {
    await open(page, path);
    await shootWhole(page, `${name}-${suffix}`);
  }
});
