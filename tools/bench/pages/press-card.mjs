// @ts-check
import { pickUpPhone } from "./phone.mjs";

const LINK = "main article a[href^='/details/']";

/**
 * Presses the first card of a page and returns the milliseconds until the product's heading is painted.
 * @param {import("@playwright/test").Browser} browser
 * @param {{ url: string, line: import("./conditions.mjs").Line, restMs: number }} press `restMs` after the page's load
 */
export async function pressCard(browser, { url, line, restMs }) {
  const { context, page } = await pickUpPhone(browser, line);
  try {
    await page.goto(url, { waitUntil: "load" });
    const press = async () => {
      await page.waitForTimeout(restMs);
      await page.locator(LINK).first().tap();
    };
    // Asked for before the press: a question after it would run its own script in the time that is measured.
    const [pressedForMs] = await Promise.all([page.evaluate(watchPress, LINK), press()]);
    return pressedForMs;
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page: from the finger's touch to the frame after the heading came.
 * @param {string} selector
 * @returns {Promise<number>}
 */
function watchPress(selector) {
  const article = document.querySelector(selector)?.closest("article");
  const name = article?.querySelector("h2, h3")?.textContent;
  return new Promise((resolve) => {
    document.addEventListener(
      "pointerdown",
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelector("h1")?.textContent !== name) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
}
