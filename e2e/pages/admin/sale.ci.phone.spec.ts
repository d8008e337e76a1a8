import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { becomeAdmin } from "../../support/admin";
import { addProduct, readProduct } from "../../support/catalogue";
import { answerQuestion } from "../../support/pop-ups";
import { expectNoOverflow } from "../../support/storefront";

const DAY_MS = 86_400_000;
const dayInDhaka = (time: number) => new Date(time + DAY_MS / 4).toISOString().slice(0, 10);

test("an admin plans a sale of ticked products, whose prices fall by themselves and come back @ci", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const mark = `sale${Date.now()}`;
  const cap = await addProduct(admin, { name: `${mark} one`, category: "Caps", price: 995 });
  const own = await addProduct(admin, { name: `${mark} two`, category: "Caps", price: 1_250 });
  const pricesOf = async ({ _id }: typeof cap) => {
    const { price, compareAtPrice } = await readProduct(admin, _id);
    return [price, compareAtPrice];
  };
  const width = page.viewportSize()?.width ?? 0;

  await page.goto(`/details/${cap._id}`);
  await expect(page.getByText("BDT 995").first()).toBeVisible();
  await page.goto(`/dashboard/manageProducts?q=${mark}`);
  await page.getByRole("button", { name: "Select …" }).click();
  await page.getByRole("button", { name: "All that match" }).click();
  await page.getByRole("button", { name: "Sale …" }).click();
  const form = page.getByRole("dialog", { name: "Sale of 2 products" });
  await form.getByRole("button", { name: "See what changes" }).click();
  await expect(form.getByText("Please enter a name.")).toBeVisible();
  await expect(form.getByText("Please enter a whole number from 1 to 90.")).toBeVisible();
  await form.getByLabel("Name").fill(`${mark} ঈদ উপলক্ষে বিশেষ মূল্যছাড়`);
  await form.getByLabel("Per cent off").fill("২০%");
  await form.getByLabel("Round prices").selectOption("10");
  await form.getByLabel("First day").fill(dayInDhaka(Date.now()));
  await form.getByLabel("Last day").fill(dayInDhaka(Date.now() + DAY_MS));
  await form.getByRole("button", { name: "See what changes" }).click();
  await expect(form.getByText("2 prices would change.")).toBeVisible();
  await expect(form.getByRole("list", { name: "Prices that would change" })).toContainText(
    "BDT 995 → BDT 800",
  );
  await expectNoViolations(page);
  expect(await pricesOf(cap)).toEqual([995, undefined]);

  await form.getByRole("button", { name: "Plan the sale" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(mark);
  await expect(page.getByText("2 prices reduced.")).toBeVisible({ timeout: 20_000 });
  expect(await pricesOf(cap)).toEqual([800, 995]);
  expect(await pricesOf(own)).toEqual([1_000, 1_250]);
  await expect(page.getByRole("list", { name: "Products of the sale" })).toContainText("BDT 995 → BDT 800");
  await expectNoViolations(page);
  await expectNoOverflow(page, width);
  const saleUrl = page.url();
  await expect(async () => {
    await page.goto(`/details/${cap._id}`);
    await expect(page.getByText("BDT 800").first()).toBeVisible({ timeout: 1_000 });
  }).toPass();

  const terms = { name: "Other", percent: 10, roundTo: 1, productIds: [own._id] };
  const [startsAt, endsAt] = [0, DAY_MS].map((ms) => new Date(Date.now() + ms).toISOString());
  const refused = await admin.call("POST", "/sales", { ...terms, startsAt, endsAt });
  expect(refused).toMatchObject({ status: 409, body: { error: { code: "SALE_OVERLAP" } } });
  await admin.call("PATCH", `/products/${own._id}`, { price: 900 });

  await page.goto("/dashboard/profile");
  await page.getByRole("link", { name: new RegExp(`Sale “${mark}`) }).click();
  await expect(page).toHaveURL(saleUrl);
  await page.getByRole("button", { name: "Change end time" }).click();
  const save = page.getByRole("button", { name: "Save end time" });
  await page.getByLabel("Last day").fill("2026-01-01");
  await save.click();
  await expect(page.getByText("The end must be after the start.")).toBeVisible();
  await page.getByLabel("Last day").fill(dayInDhaka(Date.now() + 2 * DAY_MS));
  await page.getByLabel("Until").fill("21:30");
  await save.click();
  await expect(save).toHaveCount(0);
  await expect(page.getByText(/, 21:30, planned by/)).toBeVisible();
  await expect(page.getByText("2 prices reduced.")).toBeVisible();
  expect(await pricesOf(cap)).toEqual([800, 995]);
  await page.getByRole("button", { name: "End now" }).click();
  await answerQuestion(page, "Are you sure?", "Okay");
  await expect(page.getByText("1 price put back, 1 stays as it is.")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Its price was changed to BDT 900.")).toBeVisible();
  expect(await pricesOf(cap)).toEqual([995, undefined]);
  expect(await pricesOf(own)).toEqual([900, 1_250]);
  await page.getByRole("link", { name: "All sales" }).click();
  await expect(page.getByRole("article", { name: new RegExp(mark) })).toContainText("Ended");
  await expectNoViolations(page);
  await expectNoOverflow(page, width);
});
