import { expect, type Page, test } from "@playwright/test";
import { addProduct } from "../../support/catalogue";
import { signInAs } from "../../support/api";
import { demoAdmin } from "../../support/people";
import { DETAIL, expectNoOverflow, JEAN, open, resolvePath } from "../../support/storefront";

const WIDTHS = [320, 390] as const;
const PAGES = [
  "/",
  "/about",
  "/return",
  "/login",
  "/register",
  "/reset",
  DETAIL,
  "/fullshirts",
  "/nothing-here",
];

/** Somebody who reads with text of twice the size. */
async function enlargeText(page: Page): Promise<void> {
  await page.addStyleTag({ content: "html { font-size: 200% }" });
}

/** Texts that lie beyond the window, or are cut by the box that they are in, other than those that can be scrolled to. */
async function listCutTexts(page: Page, width: number): Promise<string[]> {
  return await page.evaluate((limit) => {
    const isMeantToBe = (element: Element) =>
      element.closest("[inert], .sr-only, noscript, dialog:not([open]), .truncate, [aria-hidden='true']") !==
        null ||
      [...document.querySelectorAll("nav, section, ul")].some(
        (box) => getComputedStyle(box).overflowX === "auto" && box.contains(element),
      );
    return [...document.querySelectorAll("body *")]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility() && !isMeantToBe(element))
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right, width: own } = range.getBoundingClientRect();
        return own > 0 && (left < -1 || right > limit + 1);
      })
      .map((element) => (element.textContent ?? "").trim().slice(0, 60));
  }, width);
}

for (const width of WIDTHS) {
  test(`with text of twice the size nothing is cut or wider than ${width} px`, async ({
    page,
    playwright,
  }) => {
    // The highest price there is, among the new arrivals.
    await addProduct(await signInAs(playwright, demoAdmin()), { price: 1_000_000 });
    await page.setViewportSize({ width, height: 844 });
    for (const path of PAGES) {
      await page.goto(await resolvePath(page, path));
      await enlargeText(page);
      await expectNoOverflow(page, width);
      expect(await listCutTexts(page, width), path).toEqual([]);
    }
  });

  test(`with text of twice the size modal and buy bar are whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, DETAIL);
    await enlargeText(page);
    const bar = page.locator("[data-buy-bar]");
    const figure = bar.getByText("BDT 2,600", { exact: true });
    await expect(figure).toBeInViewport({ ratio: 1 });
    const add = bar.getByRole("button", { name: "Add to Cart" });
    await expect(add).toBeInViewport({ ratio: 1 });
    const [figureBox, addBox] = [await figure.boundingBox(), await add.boundingBox()];
    expect((figureBox?.x ?? 0) + (figureBox?.width ?? 0)).toBeLessThanOrEqual(addBox?.x ?? 0);
    await page.getByRole("button", { name: "CATEGORIES" }).click();
    const modal = page.getByRole("dialog", { name: "Categories" });
    const title = modal.getByRole("heading", { name: "Categories" });
    const lines = await title.evaluate((heading) => {
      const { height } = heading.getBoundingClientRect();
      return height / Number.parseFloat(getComputedStyle(heading).lineHeight);
    });
    expect(Math.round(lines)).toBe(1);
    expect(await listCutTexts(page, width)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Size guide" }).click();
    await expect(page.getByRole("dialog", { name: /^Size guide/ })).toBeVisible();
    expect(await listCutTexts(page, width)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole("button", { name: `Show picture 1 of ${JEAN} full screen` }).click();
    await expect(
      page.getByRole("dialog", { name: `Pictures of ${JEAN}` }).getByRole("button", { name: "Close" }),
    ).toBeInViewport({ ratio: 1 });
  });
}

test("a category's title grows with the text, and so does its typing", async ({ page }) => {
  await open(page, "/fullshirts");
  const title = page.getByRole("heading", { level: 1 });
  const typing = page.locator("[data-typing]");
  await expect(typing).toHaveText("Full Sleeve Shirts");
  const sizeOf = async (element: typeof title) =>
    Number.parseFloat(await element.evaluate((shown) => getComputedStyle(shown).fontSize));
  const before = await sizeOf(title);
  expect((await title.boundingBox())?.height).toBeLessThan(before * 1.5);
  await enlargeText(page);
  expect(await sizeOf(title)).toBeGreaterThan(before * 1.5);
  expect(await sizeOf(typing)).toBe(await sizeOf(title));
  await expect(typing).toHaveText("Full Sleeve Shirts");
  const [still, typed] = [await title.boundingBox(), await typing.boundingBox()];
  expect(typed?.height).toBe(still?.height);
  await expectNoOverflow(page, 390);
});
