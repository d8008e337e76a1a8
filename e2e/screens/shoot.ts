import { join } from "node:path";
import type { Page } from "@playwright/test";
import { SCREENS_DIR } from "../../tools/screens/screens-dir.mjs";

/** Chromium draws no taller page than this. */
const MAX_HEIGHT = 16_000;

/** The picture of what the window shows; unless told otherwise, when everything in it has arrived. */
export async function shoot(page: Page, name: string, { arrives = true } = {}): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  if (arrives) await waitForPictures(page);
  await page.screenshot({ path: join(SCREENS_DIR, `${name}-${width}.png`) });
}

/** The picture of the whole page, in a window as tall as it is, so that the dock is at its end. */
export async function shootWhole(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height: Math.min(height, MAX_HEIGHT) });
  await shoot(page, name);
  await page.setViewportSize(size);
}

/** Fonts and the pictures near the window have arrived and are decoded. */
async function waitForPictures(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Slides behind the first, pictures beyond the edge of a rail, and those that were scrolled past are not fetched yet.
    const inWindow = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isBeside = right <= 0 || left >= window.innerWidth || bottom <= 0 || top >= window.innerHeight;
      return image.checkVisibility() && !isBeside;
    });
    await Promise.all(inWindow.map((image) => image.decode().catch(() => undefined)));
  });
}
