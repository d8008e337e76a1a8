import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { DETAIL, JEAN, open, openThirdSlide } from "../../support/storefront";

// A cross-fade is neither the one nor the other slide; without motion every state is a whole one.
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("axe finds nothing on slide 3, and while the title types", async ({ page }) => {
  await openThirdSlide(page);
  await expectNoViolations(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/belts");
  await expect(page.locator("[data-typing]")).toHaveCount(1);
  await expectNoViolations(page);
});

test("axe finds nothing with the size guide open, and in the full screen viewer", async ({ page }) => {
  await open(page, DETAIL);
  await page.getByRole("button", { name: "Size guide" }).click();
  await page.getByRole("button", { name: "Find my size" }).click();
  await page.getByLabel("Waist of trousers that fit you").fill("34");
  await expect(page.getByRole("button", { name: "Take 34" })).toBeVisible();
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
  await page.getByRole("radio", { name: "32" }).check({ force: true });
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
