import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { DETAIL, isPhone, JEAN, open, PUBLIC_PAGES_BY_SIZE, resolvePath } from "../../support/storefront";

// A cross-fade is neither the one nor the other slide; without motion every state is a whole one.
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

for (const [onDesktop, onPhone] of [...PUBLIC_PAGES_BY_SIZE, ["/nothing-here", "/nothing-here"]] as const) {
  test(`axe finds nothing on ${onDesktop} (${onPhone})`, async ({ page }) => {
    await page.goto(await resolvePath(page, isPhone(page) ? onPhone : onDesktop));
    await expectNoViolations(page);
  });
}

test("axe finds nothing with the categories open", async ({ page }) => {
  await open(page, "/denimpants");
  const opener = isPhone(page) ? "CATEGORIES" : "ACCESSORIES";
  await page.getByRole("button", { name: opener, exact: true }).click();
  await expect(page.getByRole("link", { name: "WALLETS" })).toBeVisible();
  await expectNoViolations(page);
  if (isPhone(page)) return;
  await page.getByRole("button", { name: "Show More Categories" }).click();
  await expect(page.getByRole("dialog", { name: "Categories" })).toBeVisible();
  await expectNoViolations(page);
});

test("axe finds nothing on slide 3, and while the title types", async ({ page }) => {
  await open(page, "/");
  const mark = page.getByRole("button", { name: "Show 3 of 4" });
  await expect(async () => {
    await mark.click();
    await expect(mark).toHaveAttribute("aria-current", "true", { timeout: 500 });
  }).toPass();
  await expectNoViolations(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/belts");
  await expect(page.locator("[data-typing]")).toHaveCount(1);
  await expectNoViolations(page);
});

test("axe finds nothing with the size guide open, and in the full screen viewer", async ({ page }) => {
  await open(page, DETAIL);
  await page.getByRole("button", { name: "Size guide" }).click();
  await expect(page.getByRole("dialog", { name: /^Size guide/ })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Show picture 1 of ${JEAN} full screen` }).click();
  await expect(page.getByRole("dialog", { name: `Pictures of ${JEAN}` }).getByRole("img")).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press("+");
  await expectNoViolations(page);
});

test("axe finds nothing with an error beside the quantity, and in the pop-up", async ({ page }) => {
  await open(page, DETAIL);
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  await quantity.fill("0");
  await quantity.press("Enter");
  await expect(quantity).toHaveAttribute("aria-invalid", "true");
  await expectNoViolations(page);
  await quantity.fill("1");
  await quantity.press("Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Okay" })).toBeVisible();
  await expectNoViolations(page);
});
