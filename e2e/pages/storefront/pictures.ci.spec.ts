import type { Page } from "@playwright/test";
import { signInAs } from "../../support/api";
import { addProduct } from "../../support/catalogue";
import { demoAdmin } from "../../support/people";
import { expect, test } from "../../support/test";
import {
  countFades,
  DETAIL,
  dragMouse,
  isPhone,
  JEAN,
  open,
  openWithStillShow,
  runUntilReady,
  runUntilShown,
  swipe,
  waitForFade,
} from "../../support/storefront";

const carouselOf = (page: Page, name = JEAN) =>
  page.getByRole("region", { name: `Pictures of ${name}`, exact: true });
/** The current slide; screen readers and the keyboard do not reach the others. */
const shownOf = (page: Page) => carouselOf(page).locator("li:not([inert])");
const currentOf = (page: Page) => carouselOf(page).locator("button[aria-current='true']");
const viewerOf = (page: Page, name = JEAN) => page.getByRole("dialog", { name: `Pictures of ${name}` });

async function openRunning(page: Page): Promise<void> {
  await openWithStillShow(page, DETAIL, carouselOf(page));
  await runUntilReady(page, carouselOf(page));
}

test("three pictures follow one another every five seconds, and begin again @phone @ci", async ({ page }) => {
  await openRunning(page);
  await expect(carouselOf(page).locator("li")).toHaveCount(3);
  await expect(currentOf(page)).toHaveAccessibleName("Show 1 of 3");
  await runUntilShown(page, carouselOf(page).getByRole("button", { name: "Show 2 of 3" }));
  await waitForFade(carouselOf(page));
  const readFades = await countFades(carouselOf(page));
  for (const current of [3, 1, 2, 3]) {
    await page.clock.runFor(4_850);
    await expect(currentOf(page)).not.toHaveAccessibleName(`Show ${current} of 3`);
    await page.clock.runFor(150);
    await expect(currentOf(page)).toHaveAccessibleName(`Show ${current} of 3`);
    const shown = shownOf(page).getByRole("img");
    await expect(shown).toHaveAttribute("src", new RegExp(`-${current}-960\\.webp$`));
    await expect(shown).toHaveCSS("opacity", "1");
    await waitForFade(carouselOf(page));
  }
  await expect.poll(readFades).toBeGreaterThanOrEqual(2 * 4);
});

test(
  "the pictures stand still under reduced motion, and follow a finger",
  { tag: "@whole-chromium" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await open(page, DETAIL);
    await expect(async () => {
      await carouselOf(page).getByRole("button", { name: "Show 2 of 3" }).click();
      await expect(currentOf(page)).toHaveAccessibleName("Show 2 of 3", { timeout: 500 });
    }).toPass();
    for (let elapsed = 0; elapsed < 20_000; elapsed += 5_000) {
      await page.clock.runFor(5_000);
      await expect(currentOf(page)).toHaveAccessibleName("Show 2 of 3");
    }
    if (!isPhone(page)) {
      // A mouse uses the marks; dragging neither changes the picture nor opens one.
      await dragMouse(page, carouselOf(page), 0.9, 0.1);
      await page.clock.runFor(1_000);
      await expect(currentOf(page)).toHaveAccessibleName("Show 2 of 3");
      return;
    }
    await swipe(page, carouselOf(page), 0.9, 0.1);
    await page.clock.runFor(1_000);
    await expect(currentOf(page)).toHaveAccessibleName("Show 3 of 3");
    await swipe(page, carouselOf(page), 0.1, 0.9);
    await page.clock.runFor(1_000);
    await expect(currentOf(page)).toHaveAccessibleName("Show 2 of 3");
  },
);

test(
  "a quick swipe to the right turns the pictures, and is not the browser's way back @ci",
  { tag: ["@whole-chromium", "@phone"] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/denimpants");
    await page.getByRole("link", { name: `See Details: ${JEAN}` }).click();
    await expect(page.getByRole("heading", { level: 1, name: JEAN })).toBeVisible();
    await carouselOf(page).getByRole("button", { name: "Show 3 of 3" }).click();
    const stage = carouselOf(page).locator(".swiper-initialized");
    // Pinch zoom must still work.
    await expect(stage).toHaveCSS("touch-action", "pan-y pinch-zoom");
    await expect(stage).toHaveCSS("overscroll-behavior-x", "contain");
    await expect(currentOf(page)).toHaveAccessibleName("Show 3 of 3");
    for (const number of [2, 1]) {
      await swipe(page, carouselOf(page), 0.1, 0.9);
      await expect(currentOf(page)).toHaveAccessibleName(`Show ${number} of 3`);
    }
    // At the first picture, the speed of the swipe decides whether the last one follows; the page stays in any case.
    await swipe(page, carouselOf(page), 0.1, 0.9);
    await expect(currentOf(page)).toHaveAccessibleName(/Show [13] of 3/);
    await expect(page).toHaveURL(/\/details\//);
  },
);

test(
  "a swipe that comes before the library is not lost @ci",
  { tag: ["@whole-chromium", "@phone"] },
  async ({ page }) => {
    await openWithStillShow(page, DETAIL, carouselOf(page));
    await expect(carouselOf(page).locator(".swiper-initialized")).toHaveCount(0);
    await swipe(page, carouselOf(page), 0.9, 0.1);
    await expect(currentOf(page)).toHaveAccessibleName("Show 2 of 3");
    await expect(carouselOf(page).getByRole("button", { name: "Play" })).toBeVisible();
  },
);

test("each picture fills its frame, or on a phone stands whole in one that goes from edge to edge @ci", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, DETAIL);
  for (const number of [1, 2, 3]) {
    await expect(async () => {
      await carouselOf(page)
        .getByRole("button", { name: `Show ${number} of 3` })
        .click();
      await expect(currentOf(page)).toHaveAccessibleName(`Show ${number} of 3`, { timeout: 500 });
    }).toPass();
    const [frame, picture] = [shownOf(page).getByRole("button"), shownOf(page).getByRole("img")];
    await expect(picture).toHaveCSS("object-fit", isPhone(page) ? "contain" : "cover");
    const [outer, inner] = [await frame.boundingBox(), await picture.boundingBox()];
    expect(inner).toEqual(outer);
    if (isPhone(page)) expect(outer).toMatchObject({ x: 0, width: page.viewportSize()?.width });
    else expect((inner?.width ?? 0) / (inner?.height ?? 1)).toBeCloseTo(4 / 5, 1);
  }
});

test("one picture is no carousel: no controls, no movement @desktop @ci", async ({ page, playwright }) => {
  const admin = await signInAs(playwright, demoAdmin());
  const { _id, name } = await addProduct(admin);
  await page.clock.install();
  await open(page, `/details/${_id}`);
  await expect(carouselOf(page, name).getByRole("img", { name })).toBeVisible();
  await expect(carouselOf(page, name).locator("li")).toHaveCount(1);
  await expect(carouselOf(page, name).getByRole("button")).toHaveCount(1);
  await carouselOf(page, name).getByRole("button", { name: "full screen" }).click();
  await expect(viewerOf(page, name).getByRole("img", { name: `${name}, 1 of 1` })).toBeVisible();
  await expect(viewerOf(page, name).getByRole("button")).toHaveText(["", ""]);
  await expect(viewerOf(page, name).getByRole("button", { name: "Next picture" })).toHaveCount(0);
});

test("two pictures of three, or the same one twice, show what is there @desktop @ci", async ({
  page,
  playwright,
}) => {
  const admin = await signInAs(playwright, demoAdmin());
  const view = (number: number) => `/catalogue/raw-selvedge-jean-14oz-${number}-960.webp`;
  const two = await addProduct(admin, { image3: view(2) });
  await open(page, `/details/${two._id}`);
  await expect(carouselOf(page, two.name).locator("li")).toHaveCount(2);
  const same = await addProduct(admin, { image2: view(1), image3: view(1) });
  await open(page, `/details/${same._id}`);
  await expect(carouselOf(page, same.name).locator("li")).toHaveCount(1);
});

test("a picture opens full screen; arrows turn, + and - zoom, Escape closes", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, DETAIL);
  const opener = carouselOf(page).getByRole("button", { name: `Show picture 1 of ${JEAN} full screen` });
  await opener.focus();
  await page.keyboard.press("Enter");
  const viewer = viewerOf(page);
  const picture = viewer.getByRole("img");
  await expect(picture).toHaveAccessibleName(`${JEAN}, 1 of 3`);
  const { width: windowWidth = 0, height: windowHeight = 0 } = page.viewportSize() ?? {};
  const box = await viewer.boundingBox();
  // A classic scrollbar keeps its space.
  expect(box?.width).toBeGreaterThanOrEqual(windowWidth - 16);
  expect(box?.height).toBeGreaterThanOrEqual(windowHeight - 1);
  for (const [key, number] of [
    ["ArrowRight", 2],
    ["ArrowRight", 3],
    ["ArrowRight", 1],
    ["ArrowLeft", 3],
  ] as const) {
    await page.keyboard.press(key);
    await expect(picture).toHaveAccessibleName(`${JEAN}, ${number} of 3`);
  }
  if (isPhone(page)) {
    await swipe(page, viewer, 0.8, 0.3);
    await expect(picture).toHaveAccessibleName(`${JEAN}, 1 of 3`);
    await swipe(page, viewer, 0.3, 0.8);
    await expect(picture).toHaveAccessibleName(`${JEAN}, 3 of 3`);
    await swipe(page, viewer, 0.5, 0.46);
    await expect(picture).toHaveAccessibleName(`${JEAN}, 3 of 3`);
    await expect(viewer).toHaveCSS("touch-action", "pan-y pinch-zoom");
  }
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const small = await width();
  expect(small).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await page.keyboard.press("+");
  // The picture grows to 960 pixels, at which it is still sharp, and no further.
  await expect.poll(width).toBe(isPhone(page) ? 720 : 960);
  expect(await width()).toBeGreaterThan(small * 1.3);
  await expect(viewer.getByRole("button", { name: "Zoom out" })).toBeVisible();
  const left = async () => (await picture.boundingBox())?.x ?? 0;
  const leftBefore = await left();
  await page.keyboard.press("ArrowRight");
  // On a desktop the picture is narrower than the window, so nothing scrolls sideways.
  await expect.poll(left)[isPhone(page) ? "toBeLessThan" : "toBe"](leftBefore);
  await expect(picture).toHaveAccessibleName(`${JEAN}, 3 of 3`);
  await page.keyboard.press("-");
  await expect.poll(width).toBe(small);
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("the pictures behind the viewer wait until it closes @ci", async ({ page }) => {
  await openRunning(page);
  await shownOf(page).getByRole("button", { name: "full screen" }).press("Enter");
  const viewer = viewerOf(page);
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await viewer.count()).toBe(1);
  }).toPass();
  await expect(viewer.getByRole("img")).toHaveAccessibleName(`${JEAN}, 1 of 3`);
  await page.clock.runFor(30_000);
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByRole("img")).toHaveAccessibleName(`${JEAN}, 2 of 3`);
  await viewer.getByRole("button", { name: "Next picture" }).click({ timeout: 3_000 });
  await expect(viewer.getByRole("img")).toHaveAccessibleName(`${JEAN}, 3 of 3`);
  await viewer.getByRole("button", { name: "Close" }).click({ timeout: 3_000 });
  await expect(viewer).toHaveCount(0);
  await expect(shownOf(page).getByRole("button", { name: "full screen" })).toBeFocused();
  await expect(currentOf(page)).toHaveAccessibleName("Show 1 of 3");
  // The show stays paused after a shopper has looked closely at a picture.
  await expect(carouselOf(page).getByRole("button", { name: "Play" })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(currentOf(page)).toHaveAccessibleName("Show 1 of 3");
});

test("the pictures go on under a pointer, and rest once a mark or a finger has chosen one @ci", async ({
  page,
}) => {
  await openRunning(page);
  await shownOf(page).hover();
  await runUntilShown(page, carouselOf(page).getByRole("button", { name: "Show 2 of 3" }));
  if (isPhone(page)) await swipe(page, carouselOf(page), 0.9, 0.1);
  else await carouselOf(page).getByRole("button", { name: "Show 3 of 3" }).click();
  await page.clock.runFor(1_000);
  await expect(currentOf(page)).toHaveAccessibleName("Show 3 of 3");
  await page.clock.runFor(30_000);
  await expect(currentOf(page)).toHaveAccessibleName("Show 3 of 3");
  await carouselOf(page).getByRole("button", { name: "Play" }).click();
  await page.clock.runFor(5_300);
  await expect(currentOf(page)).toHaveAccessibleName("Show 1 of 3");
});
