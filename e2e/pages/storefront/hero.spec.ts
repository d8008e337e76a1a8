import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test";
import {
  countFades,
  dragMouse,
  isPhone,
  open,
  openWithStillClock,
  openWithStillShow,
  runUntilReady,
  runUntilShown,
  swipe,
  waitForFade,
} from "../../support/storefront";

const SLIDES = [
  ["Denim with its edge on", "/denimpants", "Denim Pants"],
  ["One hide, one buckle", "/belts", "Belts"],
  ["Formal shirts, calm collars", "/fullshirts", "Full Sleeve Shirts"],
  ["The tee you reach for", "/basictshirts", "Basic T-shirt"],
] as const;

const heroOf = (page: Page) => page.getByRole("region", { name: "Featured" });
const shownOf = (page: Page) => heroOf(page).locator("li:not([inert])");
const markOf = (page: Page, slide: number) =>
  heroOf(page).getByRole("button", { name: `Show ${slide} of 4` });
const headingOf = (page: Page, slide: number) =>
  heroOf(page).getByRole("heading", { name: SLIDES[slide - 1]?.[0] ?? "" });

/** Waits until the slide show runs. */
async function openRunning(page: Page): Promise<void> {
  await openWithStillShow(page, "/", heroOf(page));
  await runUntilReady(page, heroOf(page));
}

async function expectSlide(page: Page, slide: number): Promise<void> {
  await expect(markOf(page, slide)).toHaveAttribute("aria-current", "true");
  await expect(headingOf(page, slide)).toBeVisible();
}

test("four slides in the contract's order, each with Let's Shop! into its category", async ({ page }) => {
  await open(page, "/");
  const slides = heroOf(page).locator("li");
  await expect(slides).toHaveCount(4);
  for (const [index, [title, route, category]] of SLIDES.entries()) {
    await markOf(page, index + 1).click();
    await expectSlide(page, index + 1);
    const slide = slides.nth(index);
    await expect(slide.getByRole("heading")).toHaveText(title);
    await expect(slide.getByRole("link")).toHaveText("Let's Shop!");
    await expect(slide.getByRole("link")).toHaveAttribute("href", route);
    await expect(slide.getByText(category, { exact: true })).toBeVisible();
  }
  await shownOf(page).getByRole("link").click();
  await expect(page).toHaveURL("/basictshirts");
});

test("advances every five seconds, round and round, with the pointer on it @desktop @ci", async ({
  page,
}) => {
  await openRunning(page);
  await expectSlide(page, 1);
  await headingOf(page, 1).hover();
  await runUntilShown(page, markOf(page, 2));
  await waitForFade(heroOf(page));
  const readFades = await countFades(heroOf(page));
  for (const slide of [3, 4, 1, 2, 3, 4, 1, 2]) {
    await page.clock.runFor(4_850);
    await expect(markOf(page, slide)).toHaveAttribute("aria-current", "false");
    await page.clock.runFor(150);
    await expectSlide(page, slide);
    await waitForFade(heroOf(page));
  }
  // One slide goes and one comes, each time.
  await expect.poll(readFades).toBeGreaterThanOrEqual(2 * 8);
});

test("pauses and goes on with its button @desktop @ci", async ({ page }) => {
  await openRunning(page);
  await heroOf(page).getByRole("button", { name: "Pause" }).click();
  const current = heroOf(page).locator("button[aria-current='true']");
  const before = await current.getAttribute("aria-label");
  await page.clock.runFor(30_000);
  await expect(current).toHaveAttribute("aria-label", before ?? "");
  await heroOf(page).getByRole("button", { name: "Play" }).click();
  await page.clock.runFor(5_300);
  await expect(current).not.toHaveAttribute("aria-label", before ?? "");
});

test("neither library nor picture of another slide is fetched for a show that was paused before @ci", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await openWithStillShow(page, "/", heroOf(page));
  await heroOf(page).getByRole("button", { name: "Pause" }).click();
  await page.clock.runFor(30_000);
  await page.waitForLoadState("networkidle");
  await expectSlide(page, 1);
  expect(fetched.filter((path) => path.includes("tan-full-grain-belt"))).toEqual([]);
  await expect(heroOf(page).locator(".swiper-initialized")).toHaveCount(0);
  await heroOf(page).getByRole("button", { name: "Play" }).click();
  await expect(heroOf(page).getByRole("button", { name: "Pause" })).toBeVisible();
  await runUntilShown(page, markOf(page, 2));
  await expect(shownOf(page).locator("img")).toHaveJSProperty("complete", true);
});

test("does not move under a finger @ci", async ({ page }) => {
  await openRunning(page);
  await heroOf(page).getByRole("button", { name: "Pause" }).click();
  await markOf(page, 2).click();
  await expectSlide(page, 2);
  for (const [from, to] of [
    [0.9, 0.1],
    [0.1, 0.9],
  ] as const) {
    await (isPhone(page) ? swipe : dragMouse)(page, heroOf(page), from, to);
    await page.clock.runFor(1_000);
    await expectSlide(page, 2);
  }
});

test("every slide has the same places, and shows its piece whole", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  // The library comes with the first press, and brings styles of its own.
  await expect(async () => {
    await markOf(page, 2).click();
    await expectSlide(page, 2);
  }).toPass();
  await expect(heroOf(page).locator(".swiper-initialized")).toHaveCount(1);
  const places = await heroOf(page)
    .locator("li")
    .evaluateAll((slides) =>
      slides.map((slide) => {
        const [picture, panel] = [...(slide.querySelector("article")?.children ?? [])];
        return [slide, picture, panel].map((part) => part?.getBoundingClientRect().height ?? 0);
      }),
    );
  expect(places).toHaveLength(4);
  expect(new Set(places.map(String)).size, JSON.stringify(places)).toBe(1);
  expect(Math.min(...(places[0] ?? []))).toBeGreaterThan(150);
  for (const picture of await heroOf(page).locator("img").all()) {
    await expect(picture).toHaveCSS("object-fit", "contain");
  }
});

test("the button stands at one height on every slide @ci", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [320, page.viewportSize()?.width ?? 0, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/");
    const links = heroOf(page).getByText("Let's Shop!");
    await expect(links).toHaveCount(4);
    const heights = await links.evaluateAll((all) =>
      all.map((link) => Math.round(link.getBoundingClientRect().top + window.scrollY)),
    );
    expect(new Set(heights).size, `${width}: ${heights.join()}`).toBe(1);
  }
});

test("the whole first slide, its button and its marks stand above the dock @ci", async ({ page }) => {
  await open(page, "/");
  const dock = await page.getByRole("navigation", { name: "Category dock" }).boundingBox();
  for (const part of [heroOf(page), shownOf(page).getByRole("link"), markOf(page, 4)]) {
    const box = await part.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
  }
});

test("a mark that lies behind the dock comes out when the keyboard reaches it @ci", async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 520 });
  await open(page, "/");
  const dock = page.getByRole("navigation", { name: "Category dock" });
  const gap = async () => {
    const [box, dockBox] = [await markOf(page, 1).boundingBox(), await dock.boundingBox()];
    return (dockBox?.y ?? 0) - (box?.y ?? Infinity) - (box?.height ?? 0);
  };
  await shownOf(page)
    .getByRole("link")
    .evaluate((link) => link.focus({ preventScroll: true }));
  await markOf(page, 1).evaluate((mark) =>
    window.scrollBy(0, mark.getBoundingClientRect().bottom - window.innerHeight + 4),
  );
  expect(await gap()).toBeLessThan(0);
  await page.keyboard.press("Tab");
  await expect(markOf(page, 1)).toBeFocused();
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

test("is still under reduced motion, until it is asked to play @phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithStillClock(page, "/");
  const play = heroOf(page).getByRole("button", { name: "Play" });
  // The marks answer when the library has arrived.
  await expect(async () => {
    await markOf(page, 3).click();
    await expect(markOf(page, 3)).toHaveAttribute("aria-current", "true", { timeout: 500 });
  }).toPass();
  await page.clock.runFor(20_000);
  await expectSlide(page, 3);
  await play.click();
  await page.clock.runFor(5_300);
  await expectSlide(page, 4);
});

test("hidden slides are out of reach for readers, keyboard and pointer @desktop @ci", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await expectSlide(page, 1);
  const slides = heroOf(page).locator("li");
  const inert = () => slides.evaluateAll((all) => all.map((slide) => (slide as HTMLElement).inert));
  expect(await inert()).toEqual([false, true, true, true]);
  await shownOf(page).getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(markOf(page, 1)).toBeFocused();
  await expect(async () => {
    await markOf(page, 4).click();
    expect(await inert()).toEqual([true, true, true, false]);
  }).toPass();
  await markOf(page, 1).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(slides.nth(3).getByRole("link")).toBeFocused();
});
