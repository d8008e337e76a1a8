import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { becomeAdmin } from "../../support/admin";
import { addProduct } from "../../support/catalogue";
import { answerQuestion } from "../../support/pop-ups";
import { expectNoOverflow } from "../../support/storefront";

test("an admin makes a collection by hand and one by a word, whose pages shoppers and search engines find", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const mark = `row${Date.now()}`;
  const first = await addProduct(admin, { name: `${mark} one`, category: "Caps", price: 900 });
  const draft = await addProduct(admin, { name: `${mark} two`, category: "Caps", price: 1_900 });
  const width = page.viewportSize()?.width ?? 0;

  await page.goto("/dashboard/collections");
  await page.getByRole("button", { name: "Make the collection" }).click();
  await expect(page.getByText("Please choose at least one product.")).toBeVisible();
  await page.getByLabel("Name").fill(`${mark} ঈদের পাঞ্জাবি ও টুপি`);
  await expect(page.getByLabel("Address")).toHaveValue(mark);
  await page.getByLabel("Description").fill("যা ঈদে পরবেন।");
  for (const { name } of [draft, first]) {
    await page.getByLabel("Add a product").fill(name);
    await page.getByRole("list", { name: "Products found" }).getByRole("button", { name }).click();
  }
  await page.getByRole("button", { name: "Move up: product 2, now 2 of 2" }).click();
  await expectNoViolations(page);
  await expectNoOverflow(page, width);
  await page.getByRole("button", { name: "Make the collection" }).click();
  const row = page.getByRole("article", { name: new RegExp(mark) });
  await expect(row).toContainText("2 products by hand");
  await admin.call("PATCH", `/products/${draft._id}`, { isDraft: true });

  await row.getByRole("link", { name: `/collections/${mark}` }).click();
  await expect(page).toHaveURL(`/collections/${mark}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ঈদের");
  await expect(page.getByText("যা ঈদে পরবেন।")).toBeVisible();
  await expect(page.getByRole("link", { name: /See Details/ })).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`/collections/${mark}$`),
  );
  await expectNoViolations(page);
  await expectNoOverflow(page, width);
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  expect(sitemap).toContain(`/collections/${mark}</loc>`);

  // The kept page follows a change of a product.
  await admin.call("PATCH", `/products/${draft._id}`, { isDraft: false });
  await expect(async () => {
    await page.goto(`/collections/${mark}`);
    await expect(page.getByRole("link", { name: /See Details/ })).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await page.goto(`/collections/${mark}?max=899&x=1`);
  await expect(page).toHaveURL(`/collections/${mark}?max=899`);
  await expect(page.getByText("Nothing matches all of these filters.")).toBeVisible();
  expect((await page.request.get(`/collections/${mark}/2`)).status()).toBe(404);

  await page.goto("/dashboard/collections");
  await row.getByRole("button", { name: "Change" }).click();
  await row.getByLabel("Which products").selectOption("word");
  await row.getByLabel("Word").fill(mark);
  await row.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText(`All that are found by a word: ${mark}`);
  await row.getByRole("button", { name: "Delete" }).click();
  await answerQuestion(page, "Are you sure?", "Okay");
  await expect(row).toHaveCount(0);
  expect((await page.request.get(`/collections/${mark}`)).status()).toBe(404);
});
