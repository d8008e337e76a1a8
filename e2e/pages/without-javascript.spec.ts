import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

test("category and detail pages read without JavaScript", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "BELTS" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Belts" })).toBeVisible();
  const cards = page.getByRole("article");
  expect(await cards.count()).toBeGreaterThanOrEqual(8);
  const first = cards.first();
  await expect(first.getByRole("heading")).not.toBeEmpty();
  await expect(first).toContainText(/BDT [\d,]+/);
  const name = (await first.getByRole("heading").textContent()) ?? "";
  await first.getByRole("link", { name: /^See Details/ }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  for (const fact of ["Type", "Price", "Payment", "Delivery", "Exchange"]) {
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(/BDT [\d,]+/).first()).toBeVisible();
  await expect(page.getByRole("img").first()).toBeVisible();
});

test("the twelve categories each have a page, an unknown one and an unknown product are 404", async ({
  request,
}) => {
  const slugs =
    "denimpants twillpants shorts fullshirts halfshirts polotshirts basictshirts dropshoulders boxers belts wallets caps";
  for (const slug of slugs.split(" ")) {
    const response = await request.get(`/${slug}`);
    expect(response.status(), slug).toBe(200);
    expect((await response.text()).match(/See Details/g)?.length, slug).toBeGreaterThanOrEqual(8);
  }
  for (const path of ["/trousers", "/details/aaaaaaaaaaaaaaaaaaaaaaaa", "/details/nonsense"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.get("/details/%ff")).status()).toBe(400);
});
