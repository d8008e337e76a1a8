import { becomeAdmin } from "../../support/admin";
import { expect, test } from "../../support/test";

test("on a phone the places of the desk are within reach of a thumb", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await page.goto("/dashboard/addProduct");
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  const entries = menu.getByRole("listitem").locator("a, button");
  await expect(entries.filter({ visible: true })).toHaveCount(5);
  for (const entry of await entries.filter({ visible: true }).all()) {
    const box = await entry.boundingBox();
    expect(box?.y).toBeGreaterThan(740);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  // The last button of a page can be scrolled clear of them.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = await page.getByRole("region", { name: "As the shopper will see it" }).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(780);
});
