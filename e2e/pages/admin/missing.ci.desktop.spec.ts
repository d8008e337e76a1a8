import { expect, test } from "@playwright/test";
import { becomeAdmin } from "../../support/admin";

// A browser complains of every 404 in its console, so this test does without its watch.

test("an address of the dashboard that does not exist is told in its frame, with the way back", async ({
  page,
  playwright,
}) => {
  const unknown = "/dashboard/manageProduct/1";
  await page.goto(unknown);
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(unknown)}`);
  await becomeAdmin(page, playwright);
  for (const path of [unknown, "/dashboard/updateProduct/aaaaaaaaaaaaaaaaaaaaaaaa"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can't find that page");
    await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", /noindex/);
    await expect(page.getByRole("link", { name: "Manage Products" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Back to the dashboard" }).click();
  await expect(page).toHaveURL("/dashboard/profile");
});
