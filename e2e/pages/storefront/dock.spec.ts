import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test";
import { describeFocus, DOCK, GROUPS, isPhone, open, tabTo } from "../../support/storefront";

const dockOf = (page: Page) => page.getByRole("navigation", { name: "Category dock" });
const modalOf = (page: Page) => page.getByRole("dialog", { name: "Categories" });

/** The groups and their links as a reader finds them, in order. */
async function readGroup(page: Page, group: string): Promise<[string, string | null][]> {
  const holder = isPhone(page)
    ? modalOf(page).getByRole("region", { name: group, exact: true })
    : dockOf(page)
        .getByRole("listitem")
        .filter({ has: page.getByRole("button", { name: group, exact: true }) });
  const links = await holder.getByRole("link").all();
  return await Promise.all(
    links.map(async (link): Promise<[string, string | null]> => [
      await link.innerText(),
      await link.getAttribute("href"),
    ]),
  );
}

test("the dock has the contract's groups and labels, each with its target", async ({ page }) => {
  await open(page, "/about");
  if (isPhone(page)) {
    await expect(dockOf(page).getByRole("button")).toHaveText(["CATEGORIES"]);
    await dockOf(page).getByRole("button").click();
    expect(
      await modalOf(page)
        .getByRole("region")
        .evaluateAll((all) => all.map((e) => e.ariaLabel)),
    ).toEqual(GROUPS);
  } else {
    await expect(dockOf(page).getByRole("button")).toHaveText([...GROUPS]);
  }
  for (const group of GROUPS) {
    if (!isPhone(page)) await dockOf(page).getByRole("button", { name: group, exact: true }).click();
    const expected = DOCK.filter(([of]) => of === group).map(([, label, route]) => [label, route]);
    expect(await readGroup(page, group), group).toEqual(expected);
  }
});

test("every entry of the dock leads to the page of its category @phone @ci", async ({ page }) => {
  await open(page, "/about");
  for (const [group, label, route, title] of DOCK) {
    const opener = isPhone(page) ? "CATEGORIES" : group;
    await dockOf(page).getByRole("button", { name: opener, exact: true }).click();
    const place = isPhone(page) ? modalOf(page) : dockOf(page);
    await place.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(route);
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeAttached();
    await expect(modalOf(page)).toBeHidden();
    await expect(dockOf(page).getByRole("link")).toHaveCount(0);
  }
});

test("the modal, or a dropdown, closes and gives the focus back", async ({ page }) => {
  await open(page, "/return");
  if (isPhone(page)) {
    const opener = dockOf(page).getByRole("button", { name: "CATEGORIES" });
    await opener.click();
    await expect(modalOf(page)).toBeVisible();
    await modalOf(page).getByRole("button", { name: "Close" }).click();
    await expect(modalOf(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(modalOf(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(modalOf(page)).toBeHidden();
    await expect(opener).toBeFocused();
    return;
  }
  const pants = dockOf(page).getByRole("button", { name: "PANTS", exact: true });
  const shirts = dockOf(page).getByRole("button", { name: "SHIRTS", exact: true });
  await pants.click();
  await expect(pants).toHaveAttribute("aria-expanded", "true");
  await pants.click();
  await expect(pants).toHaveAttribute("aria-expanded", "false");
  await pants.click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(pants).toHaveAttribute("aria-expanded", "false");
  await expect(pants).toBeFocused();
  await pants.click();
  await shirts.click();
  await expect(pants).toHaveAttribute("aria-expanded", "false");
  await expect(shirts).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(shirts).toHaveAttribute("aria-expanded", "false");
  await expect(dockOf(page).getByRole("link")).toHaveCount(0);
});

test("the keyboard alone opens, walks and uses the categories", async ({ page }) => {
  await open(page, "/return");
  await tabTo(page, isPhone(page) ? "CATEGORIES" : "ACCESSORIES");
  await page.keyboard.press("Enter");
  if (isPhone(page)) {
    await expect(modalOf(page)).toBeVisible();
    const seen = new Set<string>();
    // Twice around: the twelve categories, the close button, and the browser's own stop in between.
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press("Tab");
      const isOutside = await modalOf(page).evaluate(
        (modal) => document.activeElement !== document.body && !modal.contains(document.activeElement),
      );
      expect(isOutside, `the focus left the modal for ${await describeFocus(page)}`).toBe(false);
      seen.add(await describeFocus(page));
    }
    for (const name of ["Close", ...DOCK.map(([, label]) => label)]) expect([...seen]).toContain(name);
  }
  await tabTo(page, "CAPS");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/caps");
});

test("the page behind the modal neither scrolls nor answers", async ({ page }) => {
  await open(page, "/denimpants");
  await page.getByRole("button", { name: "Show More Categories" }).click();
  await expect(modalOf(page)).toBeVisible();
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.click(5, 5);
  await expect(modalOf(page)).toBeHidden();
  await expect(page).toHaveURL("/denimpants");
});
