import { expect, type Page } from "@playwright/test";

/** When somebody presses: with no script there, or with React there and the form's own script still on its way. */
export type Moment = "before" | "between";

interface HeldScripts {
  /** Lets the scripts come. */
  release: () => void;
}

const SCRIPTS = /\/_next\/static\/chunks\/.*\.js/;

/** Holds the page's scripts back, as a slow line does: all, or only those in which the words stand. */
export async function holdScripts(page: Page, moment: Moment, words: string): Promise<HeldScripts> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.unroute(SCRIPTS);
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (moment === "before" || text.includes(words)) await released;
    await route.fulfill({ response, body: text });
  });
  return { release };
}

/** Opens a page whose scripts are held; with "between" React has begun to make it its own. */
export async function openEarly(page: Page, path: string, moment: Moment): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  if (moment === "between") {
    await page.waitForFunction(() =>
      Object.keys(document).some((key) => key.startsWith("__reactContainer$")),
    );
  }
}

/**
 * What a page sent to the API from now on, but what it only reads. A sign-in whose form token was overtaken does not
 * count: it is refused before anything else of it is looked at.
 */
export function watchCalls(page: Page): { path: string; body?: unknown }[] {
  const calls: { path: string; body?: unknown }[] = [];
  page.on("response", async (response) => {
    const request = response.request();
    const { pathname } = new URL(request.url());
    const isRead = request.method() === "GET" || /^\/api\/(auth\/csrf|jwt|vitals)/.test(pathname);
    if (isRead || (await response.text().catch(() => "")).includes("/signin?csrf=true")) return;
    // Nobody tells the bodies that Firefox sends: there what the server made of them has to do.
    const isFirefox = page.context().browser()?.browserType().name() === "firefox";
    calls.push({ path: pathname, ...(!isFirefox && { body: readBody(request.postData()) }) });
  });
  return calls;
}

function readBody(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return text;
  }
}

/** The word that covers a button which was pressed before its script. */
export async function expectHeld(page: Page, word = "One moment …"): Promise<void> {
  await expect(page.locator("main output", { hasText: word })).toBeVisible();
}
