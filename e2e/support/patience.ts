import { expect, type Page } from "@playwright/test";

const PATIENCE_MS = 30_000;

/** A call is repeated by itself; lets the time go by after which it is called failed. Wants the page's clock installed. */
export async function waitOutPatience(page: Page): Promise<void> {
  await expect(page.getByText("Still trying …").first()).toBeVisible();
  await page.clock.fastForward(PATIENCE_MS);
}
