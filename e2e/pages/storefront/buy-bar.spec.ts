import { expect, test } from "../../support/test";
import { DETAIL, isPhone, open } from "../../support/storefront";

test("a phone has the buy bar above the dock exactly while the form's button is off screen", async ({
  page,
}) => {
  await open(page, DETAIL);
  const own = page.getByRole("button", { name: /^Add to Cart \(/ });
  const first = page.getByRole("button", { name: "Choose size", exact: true });
  const bar = page.getByRole("button", { name: "Add to Cart", exact: true });
  if (!isPhone(page)) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(own).not.toBeInViewport();
    await expect(bar.or(first)).toBeHidden();
    return;
  }
  await expect(own).not.toBeInViewport();
  await expect(first).toBeInViewport();
  const dock = await page.getByRole("navigation", { name: "Category dock" }).boundingBox();
  const box = await first.boundingBox();
  if (!dock || !box) throw new Error("Something is not laid out.");
  expect(box.y + box.height).toBeLessThanOrEqual(dock.y);
  expect(box.y + box.height).toBeGreaterThan(dock.y - 24);
  // Name and price show above it without scrolling.
  const price = await page.getByText("BDT 2,600", { exact: true }).first().boundingBox();
  expect((price?.y ?? Infinity) + (price?.height ?? 0)).toBeLessThan(box.y - 8);
  // The first press leads to the sizes, which the shopper has not seen yet; a later press adds to the cart.
  await first.click();
  const chosen = page.getByRole("radio", { name: "30", exact: true });
  await expect(chosen).toBeFocused();
  await expect(page.locator("label").filter({ has: chosen })).toBeInViewport();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(first).toHaveCount(0);
  await own.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Please login first" })).toBeVisible();
});
