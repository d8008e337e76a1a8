import { test } from "@playwright/test";
import { DETAIL, open, PUBLIC_PAGES } from "../support/storefront";
import { shootWhole } from "./shoot";

for (const path of PUBLIC_PAGES) {
  const name = path === "/" ? "home" : path === DETAIL ? "details" : path.slice(1);
  test(`the page ${name}`, async ({ page }) => {
    await open(page, path);
    await shootWhole(page, `page-${name}`);
  });
}
