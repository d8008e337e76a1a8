import type { Page } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { watchShifts } from "../../support/layout-shifts";
import { watchFiles } from "../../support/page-weight";
import { expect, test } from "../../support/test";
import { expectNoOverflow, open } from "../../support/storefront";

const OFFER = "এই পেজটি বাংলায় দেখুন";

const offerOn = (page: Page) => page.getByRole("complementary", { name: "ভাষা" });

test.describe("a browser that prefers Bangla", () => {
  test.use({ locale: "bn-BD" });

  test("is offered the same page in Bangla, which moves nothing and covers nothing", async ({ page }) => {
    const readShifts = await watchShifts(page);
    const files = watchFiles(page);
    await open(page, "/denimpants?size=32");
    await expect(offerOn(page)).toHaveAttribute("lang", "bn");
    await page.waitForLoadState("networkidle");
    expect((await files.all()).filter(({ url }) => /bengali\./.test(url))).toEqual([]);
    await expectNoViolations(page);
    await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
    const shifts = await readShifts();
    expect(shifts.filter(({ what }) => what.join(" ").includes("<aside"))).toEqual([]);
    // It stands in the air between what the header says and the page.
    const [offer, promises, content] = await Promise.all([
      offerOn(page).boundingBox(),
      page.getByRole("list", { name: "Delivery and exchange" }).boundingBox(),
      page.locator("main > *").first().boundingBox(),
    ]);
    if (!offer || !promises || !content) throw new Error("Something is not laid out.");
    expect(offer.y).toBeGreaterThanOrEqual(promises.y + promises.height);
    expect(offer.y + offer.height).toBeLessThanOrEqual(content.y);
    const menu = page.getByRole("navigation").first().getByRole("link");
    for (const link of await menu.all()) await link.click({ trial: true });

    await offerOn(page).getByRole("link", { name: OFFER }).click();
    await expect(page).toHaveURL("/bn/denimpants?size=32");
    await expect(page.locator("html")).toHaveAttribute("lang", "bn");
    await expect(offerOn(page)).toHaveCount(0);
    await open(page, "/denimpants");
    await page.waitForLoadState("networkidle");
    await expect(offerOn(page)).toHaveCount(0);
  });

  test("closes it for good", async ({ page }) => {
    await open(page, "/about");
    await offerOn(page).getByRole("button", { name: "লাইনটি বন্ধ করুন" }).click();
    await expect(offerOn(page)).toHaveCount(0);
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(offerOn(page)).toHaveCount(0);
  });
});

test("a browser that prefers another language is offered nothing, and the page itself never has it", async ({
  page,
}) => {
  await open(page, "/about");
  await page.waitForLoadState("networkidle");
  await expect(offerOn(page)).toHaveCount(0);
  expect(await (await page.request.get("/about")).text()).not.toContain(OFFER);
});
