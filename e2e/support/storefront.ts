import {
  type APIRequestContext,
  expect,
  type Locator,
  type Page,
  type PlaywrightWorkerArgs,
} from "@playwright/test";
import { type Caller, newCustomer } from "./api";
import { become } from "./become";
import type { TestProduct } from "./catalogue";

/** The contract's dock, written out: group, label, route, and the title of the target page. */
export const DOCK = [
  ["PANTS", "DENIM - FULL", "/denimpants", "Denim Pants"],
  ["PANTS", "TWILL - FULL", "/twillpants", "Twill Pants"],
  ["PANTS", "SHORTS", "/shorts", "Shorts"],
  ["SHIRTS", "FULL SLEEVE", "/fullshirts", "Full Sleeve Shirts"],
  ["SHIRTS", "HALF SLEEVE", "/halfshirts", "Half Sleeve Shirts"],
  ["T-SHIRTS", "POLO", "/polotshirts", "Polo T-shirts"],
  ["T-SHIRTS", "BASIC", "/basictshirts", "Basic T-shirt"],
  ["T-SHIRTS", "DROP-SHOULDER", "/dropshoulders", "Drop-shoulder"],
  ["ACCESSORIES", "BOXERS", "/boxers", "Boxers"],
  ["ACCESSORIES", "BELTS", "/belts", "Belts"],
  ["ACCESSORIES", "CAPS", "/caps", "Caps"],
  ["ACCESSORIES", "WALLETS", "/wallets", "Wallets"],
] as const;

export const GROUPS = ["PANTS", "SHIRTS", "T-SHIRTS", "ACCESSORIES"] as const;

const CATEGORY_ROUTES = DOCK.map(([, , route]) => route);

/** A product of the demo catalogue with three pictures, four sizes and one colour. */
export const JEAN = "Raw Selvedge Jean 14 oz";

/** Stands for the address of the jean's own page, which differs from database to database. */
export const DETAIL = "/details/{jean}";

/** Every public address: the twelve categories are one template, and each is its own page. */
export const PUBLIC_PAGES = ["/", "/about", "/return", "/login", "/register", DETAIL, ...CATEGORY_ROUTES];

/**
 * The same for slow checks: a desktop takes the first of each pair, a phone the second. They share the categories,
 * which have one template, between them; both see every other page.
 */
export const PUBLIC_PAGES_BY_SIZE: [onDesktop: string, onPhone: string][] = [
  ...["/", "/about", "/return", "/login", "/register", DETAIL].map((path): [string, string] => [path, path]),
  ...Array.from({ length: 6 }, (_, pair): [string, string] => [
    CATEGORY_ROUTES[2 * pair] ?? "",
    CATEGORY_ROUTES[2 * pair + 1] ?? "",
  ]),
];

/** Whether this project shows the small-screen shop. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 640;

export async function findProduct(request: APIRequestContext, name: string): Promise<TestProduct> {
  const products = (await (await request.get("/api/products")).json()) as TestProduct[];
  const product = products.find((candidate) => candidate.name === name);
  if (!product) throw new Error(`The demo catalogue has no ${name}.`);
  return product;
}

/** The real address, with the jean's page in the place of DETAIL, which a language may precede and a query may follow. */
export async function resolvePath(page: Page, path: string): Promise<string> {
  if (!path.includes(DETAIL)) return path;
  return path.replace(DETAIL, `/details/${(await findProduct(page.request, JEAN))._id}`);
}

/** Answers Add to Cart, where it asks for the size, with the first that there is; it goes on by itself. */
export async function answerSize(page: Page): Promise<void> {
  await page.getByRole("group", { name: "Which size?" }).getByRole("button").first().click();
}

/** Opens a page and waits until React answers there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(await resolvePath(page, path));
  await waitUntilAlive(page);
}

/** Resolves when the page that the server sent has become a React page. */
export async function waitUntilAlive(page: Page): Promise<void> {
  const isAlive = () => {
    const control = document.querySelector("[data-dock] nav button");
    return control !== null && Object.keys(control).some((key) => key.startsWith("__reactProps$"));
  };
  // Polls by the clock, because a busy browser may skip frames.
  await page.waitForFunction(isAlive, undefined, { polling: 50 });
}

/** Opens a page whose clock stands still from the first line of its scripts, and moves only when the test moves it. */
export async function openWithStillClock(page: Page, path: string): Promise<void> {
  const address = await resolvePath(page, path);
  await page.clock.install();
  await stopClock(page);
  await page.goto(address);
  await waitUntilAlive(page);
  await page.waitForLoadState("networkidle");
}

/**
 * The same for a page with a slide show, which begins when the page is idle: it has just begun, however slow the machine
 * is.
 */
export async function openWithStillShow(page: Page, path: string, carousel: Locator): Promise<void> {
  await openWithStillClock(page, path);
  await runUntilThere(page, carousel.getByRole("button", { name: "Pause" }));
}

/** From here on the page's clock, which was installed, moves only when the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  // A busy browser gets the command late, and a clock cannot stop in the past.
  await expect(async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  }).toPass();
}

/** Lets the page's still clock run until an element is there, in steps that are short beside what a show waits for. */
export async function runUntilThere(page: Page, element: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(element).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

/** Lets the page's clock run until this mark of a carousel is the current one. */
export async function runUntilShown(page: Page, mark: Locator): Promise<void> {
  for (let elapsed = 0; elapsed < 5_200; elapsed += 100) {
    if ((await mark.getAttribute("aria-current")) === "true") return;
    await page.clock.runFor(100);
  }
  await expect(mark).toHaveAttribute("aria-current", "true");
}

/** Lets the page's still clock run until a carousel has its library, which comes just before the first change. */
export async function runUntilReady(page: Page, carousel: Locator): Promise<void> {
  const ready = carousel.locator(".swiper-initialized");
  for (let elapsed = 0; elapsed < 4_500; elapsed += 500) {
    const isReady = await ready.waitFor({ state: "attached", timeout: 200 }).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await page.clock.runFor(500);
  }
  await expect(ready).toHaveCount(1);
}

/** Opens home at its third slide, which a press can show only once the slide show runs. */
export async function openThirdSlide(page: Page): Promise<void> {
  await open(page, "/");
  const mark = page.getByRole("button", { name: "Show 3 of 4" });
  await expect(async () => {
    await mark.click();
    await expect(mark).toHaveAttribute("aria-current", "true", { timeout: 500 });
  }).toPass();
}

/** Waits for the end of a cross-fade, which the page's clock does not drive. */
export async function waitForFade(carousel: Locator): Promise<void> {
  await carousel.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
}

/** Counts from here on how often part of the carousel begins to fade; a slide that only jumps never does. */
export async function countFades(carousel: Locator): Promise<() => Promise<number>> {
  await carousel.evaluate((element) => {
    element.dataset.fades = "0";
    element.addEventListener("transitionrun", (event) => {
      if (event instanceof TransitionEvent && event.propertyName === "opacity")
        element.dataset.fades = String(Number(element.dataset.fades) + 1);
    });
  });
  return async () => Number(await carousel.getAttribute("data-fades"));
}

/** Signs the browser in as a new customer; returns them as a caller of the API. */
export async function becomeCustomer(
  page: Page,
  playwright: PlaywrightWorkerArgs["playwright"],
): Promise<Caller> {
  const customer = await newCustomer(playwright);
  await become(page, customer);
  return customer;
}

/** Drags a finger across an element, by shares of its width. */
export async function swipe(page: Page, element: Locator, from: number, to: number): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: x + width * share, y: y + height / 3 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
  for (let step = 1; step <= 8; step += 1) {
    const touchPoints = at(from + ((to - from) * step) / 8);
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

/** The same with a mouse. */
export async function dragMouse(page: Page, element: Locator, from: number, to: number): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  await page.mouse.move(x + width * from, y + height / 3);
  await page.mouse.down();
  await page.mouse.move(x + width * to, y + height / 3, { steps: 8 });
  await page.mouse.up();
}

/** The focused element, in words for a failure. */
export async function describeFocus(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
  });
}

/** Presses Tab until the focus is on something of that name. */
export async function tabTo(page: Page, name: string, presses = 40): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press("Tab");
    if ((await describeFocus(page)) === name) return;
  }
  expect(await describeFocus(page), "the keyboard does not reach it").toBe(name);
}

/**
 * Expects that nothing makes the page wider than the window, after its fonts have loaded and its lines are broken. A
 * phone's window grows with the page, so the width is that of the test, unless the caller gives another.
 */
export async function expectNoOverflow(page: Page, width = page.viewportSize()?.width ?? 0): Promise<void> {
  const measure = () =>
    page.evaluate((limit) => {
      const wide = [...document.querySelectorAll("body *")].filter(
        (element) => element.getBoundingClientRect().right > limit + 1,
      );
      const { scrollWidth = 0 } = document.scrollingElement ?? {};
      return {
        scrollWidth,
        widest: scrollWidth > limit ? wide.slice(0, 3).map((e) => e.outerHTML.slice(0, 120)) : [],
      };
    }, width);
  await expect.poll(measure, { message: page.url() }).toEqual({ scrollWidth: width, widest: [] });
}

/** Nothing stands over its middle, such as a bar with a button. */
export async function expectInSight(shown: Locator): Promise<void> {
  await expect
    .poll(() =>
      shown.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);
}
