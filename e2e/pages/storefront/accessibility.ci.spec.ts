import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { isPhone, open, PUBLIC_PAGES_BY_SIZE, resolvePath } from "../../support/storefront";

// A cross-fade is neither the one nor the other slide; without motion every state is a whole one.
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

for (const [onDesktop, onPhone] of [...PUBLIC_PAGES_BY_SIZE, ["/nothing-here", "/nothing-here"]] as const) {
  test(`axe finds nothing on ${onDesktop} (${onPhone})`, async ({ page }) => {
    await page.goto(await resolvePath(page, isPhone(page) ? onPhone : onDesktop));
    await expectNoViolations(page);
  });
}

test("axe finds nothing with the categories open", async ({ page }) => {
  await open(page, "/denimpants");
  const opener = isPhone(page) ? "CATEGORIES" : "ACCESSORIES";
  await page.getByRole("button", { name: opener, exact: true }).click();
  await expect(page.getByRole("link", { name: "WALLETS" })).toBeVisible();
  await expectNoViolations(page);
  if (isPhone(page)) return;
  await page.getByRole("button", { name: "Show More Categories" }).click();
  await expect(page.getByRole("dialog", { name: "Categories" })).toBeVisible();
  await expectNoViolations(page);
});
