import { expect, test } from "@playwright/test";
import { DETAIL, isPhone, JEAN, open, openThirdSlide } from "../support/storefront";
import { shoot } from "./shoot";

test("the categories open", async ({ page }) => {
  await open(page, "/denimpants");
  await page.getByRole("button", { name: "Show More Categories" }).click();
  await expect(page.getByRole("dialog", { name: "Categories" })).toBeVisible();
  await shoot(page, "state-categories-modal");
  await page.keyboard.press("Escape");
  if (isPhone(page)) return;
  await page.getByRole("button", { name: "T-SHIRTS" }).click();
  await shoot(page, "state-dock-dropdown");
});

test("slide 3, and another question", async ({ page }) => {
  await openThirdSlide(page);
  await shoot(page, "state-home-slide-3");
  const question = page.getByText("What if it does not fit?");
  await question.click();
  await question.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await shoot(page, "state-faq-fourth-open");
});

test("the size guide, the viewer, its zoom", async ({ page }) => {
  await open(page, DETAIL);
  await page.getByRole("button", { name: "Size guide" }).click();
  await shoot(page, "state-size-guide");
  await page.keyboard.press("Escape");
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("button", { name: `Show picture 1 of ${JEAN} full screen` }).click();
  await expect(page.getByRole("dialog", { name: `Pictures of ${JEAN}` })).toBeVisible();
  await shoot(page, "state-viewer");
  await page.keyboard.press("+");
  await shoot(page, "state-viewer-zoomed");
});

test("the buy form: scrolled past, refused, not signed in", async ({ page }) => {
  await open(page, DETAIL);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await shoot(page, "state-details-end");
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  await quantity.fill("0");
  await quantity.press("Enter");
  await expect(quantity).toHaveAttribute("aria-invalid", "true");
  await quantity.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await shoot(page, "state-quantity-refused");
  await quantity.fill("1");
  await quantity.press("Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Okay" })).toBeVisible();
  await shoot(page, "state-please-login");
});
