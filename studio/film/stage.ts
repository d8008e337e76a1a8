import path from "node:path";
import type { Browser, Page } from "playwright";
import { renderAt } from "./film";
import { PLATE_NAMES, type Plates } from "./plates/plates";
import { FRAMES_PER_SECOND } from "./timeline";

/** The shutter stands open for half of each frame, and sees these moments of it. */
const MOMENTS = 6;
const ORIGIN = "http://film.invalid";

export interface Stage {
  /** The frame that begins at a second, as PNG. */
  shoot: (seconds: number) => Promise<Buffer>;
  /** The same without the blur of what moves. */
  shootStill: (seconds: number) => Promise<Buffer>;
}

export async function openStage(browser: Browser, plates: Plates): Promise<Stage> {
  const page = await browser.newPage();
  await serve(page, plates);
  await page.goto(`${ORIGIN}/`);
  for (const name of PLATE_NAMES) {
    await page.evaluate(`film.addPlate(${JSON.stringify(name)}, ${JSON.stringify(`/${name}.png`)})`);
  }
  const paint = async (moments: unknown[]): Promise<Buffer> => {
    const answer: unknown = await page.evaluate(`film.paintFrame(${JSON.stringify(moments)})`);
    return Buffer.from(String(answer), "base64");
  };
  return {
    shoot: (seconds) => paint(momentsOf(plates, seconds)),
    shootStill: (seconds) => paint([renderAt(plates, seconds)]),
  };
}

function momentsOf(plates: Plates, seconds: number): unknown[] {
  const open = 0.5 / FRAMES_PER_SECOND;
  const texts = Array.from({ length: MOMENTS }, (_, i) =>
    JSON.stringify(renderAt(plates, seconds + (open * i) / MOMENTS)),
  );
  // Where nothing moves one moment is enough.
  return (texts.every((text) => text === texts[0]) ? texts.slice(0, 1) : texts).map((text): unknown =>
    JSON.parse(text),
  );
}

async function serve(page: Page, plates: Plates): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    const name = PLATE_NAMES.find((plate) => `${plate}.png` === file);
    if (name) await route.fulfill({ body: plates[name].png, contentType: "image/png" });
    else if (file === "stage.mjs") await route.fulfill({ path: path.join(import.meta.dirname, "stage.mjs") });
    else await route.fulfill({ body: PAGE, contentType: "text/html" });
  });
}

const PAGE = `<!doctype html><script type="module">import * as stage from "/stage.mjs"; globalThis.film = stage;</script>`;
