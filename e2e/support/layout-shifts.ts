import type { Page } from "@playwright/test";

interface Shift {
  value: number;
  what: string[];
}

/** Notes what moves on the pages that are opened from here on, and what it is. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[]) {
        const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
        const what = entry.sources.map(({ node, previousRect, currentRect }) => {
          const within = node?.parentElement?.outerHTML.slice(0, 160) ?? "";
          const name = node instanceof Element ? node.outerHTML.slice(0, 90) : "text";
          return `${name} in ${within}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`;
        });
        shifts.push({ value: entry.value, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** Waits until the page has been painted twice. A busy browser may paint nothing for a while: then it goes on after a second. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.race([painted, new Promise((resolve) => setTimeout(resolve, 1_000))]);
  });
}
