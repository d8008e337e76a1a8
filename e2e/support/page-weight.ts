import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** The kinds of files that count for a page. Files prefetched for another page do not count. */
const KINDS = {
  document: "html",
  script: "script",
  stylesheet: "css",
  font: "fonts",
  image: "pictures",
} as const;

type Kind = (typeof KINDS)[keyof typeof KINDS];

export interface LoadedFile {
  kind: Kind;
  url: string;
  /** Compressed here, so that no server's compression counts. Fonts and pictures are already compressed. */
  bytes: number;
  text: string;
}

const kindOf = (type: string): Kind | null => (type in KINDS ? KINDS[type as keyof typeof KINDS] : null);

/** Collects the files that a page loads, until `all` is called. */
export function watchFiles(page: Page): { all: () => Promise<LoadedFile[]> } {
  const files: Promise<LoadedFile>[] = [];
  page.on("response", (response) => {
    const kind = kindOf(response.request().resourceType());
    const url = new URL(response.url());
    if (!kind || !url.protocol.startsWith("http")) return;
    files.push(
      (async () => {
        // After the browser has left a page, its bodies cannot be read any more.
        const body = await response.body().catch(() => Buffer.alloc(0));
        const isPacked = kind === "fonts" || kind === "pictures";
        const bytes = isPacked ? body.length : gzipSync(body).length;
        return { kind, url: url.pathname, bytes, text: kind === "script" ? body.toString() : "" };
      })(),
    );
  });
  return { all: async () => await Promise.all(files) };
}

/** How far outside the window a browser on a fast line loads pictures; older and headless ones load from farther. */
const NEAR_PIXELS = { below: 1_250, beside: 625 };

/** The addresses of pictures so far outside the window that a browser may leave them out. */
export async function listFarPictures(page: Page): Promise<string[]> {
  return await page.evaluate(({ below, beside }) => {
    const addresses = (isFar: boolean) =>
      [...document.images]
        .filter((image) => {
          const { top, left } = image.getBoundingClientRect();
          return (top > innerHeight + below || left > innerWidth + beside) === isFar;
        })
        .map(({ currentSrc }) => new URL(currentSrc || location.href).pathname);
    const near = addresses(false);
    return addresses(true).filter((address) => !near.includes(address));
  }, NEAR_PIXELS);
}

/** Sums the page's layout shift from its first paint on. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moved = { shift: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        moved.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () =>
    await page.evaluate(() => (window as unknown as { moved: { shift: number } }).moved.shift);
}
