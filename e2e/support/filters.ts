import type { Locator, Page } from "@playwright/test";

/** Opens the filters of a list: on a small screen with scripts a sheet over it. */
export const openFilters = (page: Page): Promise<void> =>
  page.locator("summary").filter({ hasText: "Filter" }).click();

/** What leads to the narrowed list. A script puts the number into it. */
export const filterButton = (page: Page): Locator =>
  page.getByRole("button", { name: /^Show (\d+ )?products?$/ });

export const showFiltered = (page: Page): Promise<void> => filterButton(page).click();
