import { expectNoViolations } from "../../support/accessibility";
import { signInAs } from "../../support/api";
import { addProduct } from "../../support/catalogue";
import { openFilters, showFiltered } from "../../support/filters";
import { demoAdmin } from "../../support/people";
import { expectNoOverflow, open } from "../../support/storefront";
import { expect, test } from "../../support/test";

test("a reduced price stands beside the old one, on the card, on the page and in the filter", async ({
  page,
  playwright,
}) => {
  const admin = await signInAs(playwright, demoAdmin());
  const reduced = await addProduct(admin, { category: "Belts", price: 1_000, compareAtPrice: 1_250 });
  const usual = await addProduct(admin, { category: "Belts", price: 1_000 });
  await open(page, "/belts");
  await openFilters(page);
  await page.getByRole("checkbox", { name: "Reduced" }).check();
  await showFiltered(page);
  await expect(page).toHaveURL("/belts?sale=1");
  const card = page.getByRole("article").filter({ hasText: reduced.name });
  await expect(card.getByText("BDT 1,250")).toHaveCSS("text-decoration-line", "line-through");
  await expect(card).toContainText("BDT 1,000Old price: BDT 1,250−20%");
  await expect(page.getByText(usual.name)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Remove Reduced" })).toBeVisible();
  await expectNoViolations(page);
  await expectNoOverflow(page, 390);
  await card.getByRole("link", { name: /See Details/ }).click();
  const heading = page.getByRole("heading", { level: 1, name: reduced.name });
  await expect(heading.locator("..")).toContainText("BDT 1,000Old price: BDT 1,250−20%");
  await expectNoViolations(page);
});
