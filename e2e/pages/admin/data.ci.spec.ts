import { readFile } from "node:fs/promises";
import { type Page, test as loudTest } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { becomeAdmin } from "../../support/admin";
import type { Caller } from "../../support/api";
import { addProduct, readProduct } from "../../support/catalogue";
import { expect, test } from "../../support/test";

const PICTURE = "/catalogue/navy-woven-boxer-1-960.webp";

async function download(page: Page, name: string): Promise<string> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: `Export ${name}` }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}-[\\d-]{10}\\.csv$`));
  return await readFile(await file.path(), "utf8");
}

async function choose(page: Page, kind: string, text: string): Promise<void> {
  await page
    .getByLabel(`Check a file of ${kind}`)
    .setInputFiles({ name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
}

/** Has a file of 150 caps applied, and leaves its page. Returns the page's address. */
async function applyAndLeave(page: Page, admin: Caller): Promise<string> {
  const { name } = await addProduct(admin);
  const caps = Array.from({ length: 150 }, (_, at) => `${name} ${at},Caps,450,${PICTURE}`);
  await page.goto("/dashboard/data");
  await choose(page, "products", ["Name,Category,Price,Picture 1", ...caps].join("\n"));
  await page.getByRole("button", { name: "Apply 150 changes" }).click();
  await expect(page.getByText("You can leave this page: the shop goes on by itself.")).toBeVisible();
  const address = page.url();
  await page.goto("/dashboard/data");
  return address;
}

test("an admin exports products, and imports them with another price, and takes that back @phone", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const product = await addProduct(admin, { name: `=SUM(${Date.now()})` });
  await page.goto("/dashboard/profile");
  await page.getByRole("link", { name: "Import and export" }).click();
  const text = await download(page, "products");
  expect(text.startsWith("\uFEFFProduct id,")).toBe(true);
  const lines = text.split("\r\n");
  const own = lines.find((line) => line.includes(product._id)) ?? "";
  expect(own).toContain(`,'${product.name},,Caps,500,`);

  await choose(page, "products", [lines[0], own.replace(",500,", ",৫৫৫,"), ",,No Cap"].join("\r\n"));
  await expect(page.getByText("1 change, 1 row with errors.", { exact: true })).toBeVisible();
  const rows = page.getByRole("list", { name: "Rows of the file" });
  await expect(rows.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "All rows" }).click();
  await expect(rows.getByRole("listitem")).toHaveCount(2);
  await expect(rows.getByText("500 → 555")).toBeVisible();
  await expectNoViolations(page);
  expect((await readProduct(admin, product._id)).price).toBe(500);

  await page.getByRole("button", { name: "Apply 1 change" }).click();
  await expect(page.getByText("1 change applied.", { exact: true })).toBeVisible();
  expect((await readProduct(admin, product._id)).price).toBe(555);
  await page.goto(`/details/${product._id}`);
  await expect(page.getByText("BDT 555").first()).toBeVisible();
  await page.goBack();

  await page.getByRole("button", { name: "Take all of it back" }).click();
  await expect(page.getByText("1 change taken back.", { exact: true })).toBeVisible();
  expect((await readProduct(admin, product._id)).price).toBe(500);
  await page.goto("/dashboard/records");
  await expect(
    page.getByText("took back the import of the file prices.csv (products)").first(),
  ).toBeVisible();
});

test("a count that was sold since is told, and left @phone", async ({ page, playwright }) => {
  const admin = await becomeAdmin(page, playwright);
  const product = await addProduct(admin, { stock: "7" });
  await page.goto("/dashboard/data");
  await choose(page, "stock", `Product id,Stock then,Stock now\n${product._id},7,20`);
  const apply = page.getByRole("button", { name: "Apply 1 change" });
  await expect(apply).toBeVisible();
  const added = await admin.call("POST", `/products/${product._id}/pieces`, { add: -2 });
  expect(added.status).toBe(200);
  await apply.click();
  await expect(page.getByText("0 changes applied, 1 not.", { exact: true })).toBeVisible();
  await expect(page.getByText("Its stock is 5 now.")).toBeVisible();
});

test("two thousand changes are shown a hundred at a time, and nothing is changed by showing them @phone @ci", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const { name } = await addProduct(admin);
  const caps = Array.from({ length: 2_000 }, (_, at) => `${name} ${at},Caps,450,${PICTURE}`);
  await page.goto("/dashboard/data");
  await choose(page, "products", ["Name,Category,Price,Picture 1", ...caps].join("\n"));
  await expect(page.getByText("2,000 changes, no errors.", { exact: true })).toBeVisible({ timeout: 30_000 });
  const rows = page.getByRole("list", { name: "Rows of the file" }).getByRole("listitem");
  await expect(rows).toHaveCount(100);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows).toHaveCount(200);
  const { body } = await admin.call("GET", `/products?q=${encodeURIComponent(name)}&limit=5`);
  expect(body).toHaveLength(1);
});

test("what is applied goes on when its page is left @desktop @ci", async ({ page, playwright }) => {
  const address = await applyAndLeave(page, await becomeAdmin(page, playwright));
  await page.goto(address);
  // Followed, whoever goes on with it.
  await expect(page.getByText("150 changes applied.", { exact: true })).toBeVisible({ timeout: 40_000 });
  await page.getByRole("button", { name: "Take all of it back" }).click();
  await expect(page.getByText("You can leave this page: the shop goes on by itself.")).toBeVisible();
  await page.goto("/dashboard/data");
  await page.goto(address);
  await expect(page.getByText("150 changes taken back.", { exact: true })).toBeVisible({ timeout: 40_000 });
});

loudTest(
  "a file that could not be read once is followed on, and one that is gone is not asked for again @desktop",
  async ({ page, playwright }) => {
    const address = await applyAndLeave(page, await becomeAdmin(page, playwright));
    let answer: "lost" | "gone" | "held" = "lost";
    let reads = 0;
    await page.route(/\/api\/imports\/products\/[0-9a-f]{24}$/, async (route) => {
      reads += 1;
      if (answer === "lost") return await route.abort();
      const response = await route.fetch();
      if (answer === "gone") {
        const json = { error: { code: "NOT_FOUND", message: "This file is no longer kept." } };
        return await route.fulfill({ status: 404, json });
      }
      // Open for as long as this test looks at it.
      await route.fulfill({ json: { ...(await response.json()), state: "applying" } });
    });
    await page.goto(address);
    const trouble = page.getByRole("alert").filter({ hasText: "There is no connection." });
    await expect(trouble).toBeVisible();
    answer = "held";
    await expect(trouble).toBeHidden();
    answer = "gone";
    await expect(page.getByRole("alert").filter({ hasText: "This file is no longer kept." })).toBeVisible();
    const before = reads;
    await page.waitForTimeout(2_500);
    expect(reads).toBe(before);
  },
);

for (const [about, buffer, words] of [
  ["of another encoding", Buffer.from("Name\ncaf\xe9", "latin1"), "Row 2: The characters are not UTF-8."],
  ["of 6 MB", Buffer.alloc(6 * 1024 * 1024, "a"), "The file is larger than 5 MB."],
] as const) {
  loudTest(`a file ${about} is refused beside its name @desktop`, async ({ page, playwright }) => {
    await becomeAdmin(page, playwright);
    await page.goto("/dashboard/data");
    await page
      .getByLabel("Check a file of products")
      .setInputFiles({ name: "prices.csv", mimeType: "text/csv", buffer });
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
  });
}
