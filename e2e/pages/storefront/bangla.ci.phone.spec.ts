import { randomInt } from "node:crypto";
import { signInAs } from "../../support/api";
import { listEnglish } from "../../support/bangla";
import { addProduct } from "../../support/catalogue";
import { demoAdmin } from "../../support/people";
import { expect, test } from "../../support/test";
import { DETAIL, open, resolvePath } from "../../support/storefront";

const PAGES = [
  "/",
  "/denimpants",
  "/denimpants?size=32",
  DETAIL,
  "/search?q=pant",
  "/about",
  "/return",
  "/privacy",
  "/terms",
];

test("every page of the shop reads Bangla under /bn, and is told so to search engines", async ({ page }) => {
  const shown = new Map<string, string[]>();
  const linked = new Set<string>();
  for (const path of PAGES) {
    const english = await resolvePath(page, path);
    const bangla = `/bn${english === "/" ? "" : english}`;
    await open(page, bangla);
    await expect(page.locator("html")).toHaveAttribute("lang", "bn");
    await expect(page.locator("h1")).toHaveCount(1);
    shown.set(path, await listEnglish(page));
    const strays = page.locator('main a[href^="/"]:not([href^="/bn"]):not([hreflang])');
    expect([
      path,
      await strays.evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ]).toEqual([path, []]);
    const links = await page
      .locator('a[href^="/bn"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    for (const link of links) linked.add(link ?? "");
    if (english.includes("?")) continue;
    for (const of of [english, bangla]) {
      await page.goto(of);
      const alternate = (language: string) => page.locator(`link[rel=alternate][hreflang="${language}"]`);
      await expect(alternate("bn")).toHaveAttribute("href", new RegExp(`${bangla}$`));
      for (const language of ["en", "x-default"])
        await expect(alternate(language)).toHaveAttribute(
          "href",
          new RegExp(`//[^/]+${english === "/" ? "/?" : english}$`),
        );
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        new RegExp(`//[^/]+${of === "/" ? "/?" : of}$`),
      );
    }
  }
  // Read last: other tests add products meanwhile.
  const products = (await (await page.request.get("/api/products")).json()) as { name: string }[];
  const names = new Set(products.flatMap(({ name }) => name.match(/[A-Za-z]{2,}/g) ?? []));
  for (const [path, words] of shown)
    // What was searched for is repeated as it was typed.
    expect([path, words.filter((word) => !names.has(word) && !path.endsWith(`=${word}`))]).toEqual([
      path,
      [],
    ]);
  expect(linked.size).toBeGreaterThan(30);
  for (const path of linked) expect([path, (await page.request.head(path)).status()]).toEqual([path, 200]);
});

test("the link in the header leads to the same page in the other language, with its query", async ({
  page,
}) => {
  await open(page, "/denimpants?size=32");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "বাংলা" }).click();
  await expect(page).toHaveURL("/bn/denimpants?size=32");
  await header.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/denimpants?size=32");
});

test("no page loads the words of the other language", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  const load = async (path: string) => {
    scripts.length = 0;
    await open(page, await resolvePath(page, path));
    return (await Promise.all(scripts)).join("\n");
  };
  const english = await load(DETAIL);
  expect(english).toContain("Add to Cart");
  expect(english).not.toContain("কার্টে যোগ করুন");
  const bangla = await load(`/bn${await resolvePath(page, DETAIL)}`);
  expect(bangla).toContain("কার্টে যোগ করুন");
  expect(bangla).not.toContain("Add to Cart");
});

test("what is missing is missing in Bangla too", async ({ request }) => {
  for (const path of [
    "/bn/nonsense",
    "/bn/details/65f00000000000000000abce",
    "/bn/wallets/999",
    "/bn/nothing",
  ]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    const html = await answer.text();
    expect(html).toContain('<html lang="bn"');
    expect(html).toMatch(/<h1[^>]*>পেজটি পাওয়া যায়নি<\/h1>/);
  }
});

test("a product is called in Bangla what its admin writes, and its English name where they write none", async ({
  page,
  playwright,
}) => {
  const admin = await signInAs(playwright, demoAdmin());
  const nameBn = `টেস্ট ক্যাপ ${randomInt(1e9).toLocaleString("bn-BD", { useGrouping: false })}`;
  const texts = { description: "Sewn by hand.", descriptionBn: "হাতে সেলাই করা।" };
  const named = await addProduct(admin, { nameBn, ...texts });
  const unnamed = await addProduct(admin, { colors: "Black, Moondust" });

  await open(page, "/bn/caps");
  const titles = page.getByRole("article").getByRole("heading");
  await expect(titles.filter({ hasText: nameBn })).not.toHaveAttribute("lang");
  await expect(titles.filter({ hasText: unnamed.name })).toHaveAttribute("lang", "en");
  const card = page.getByRole("article").filter({ hasText: unnamed.name });
  await expect(card.getByText("Moondust", { exact: true })).toHaveAttribute("lang", "en");

  await open(page, `/bn/details/${named._id}`);
  await expect(page).toHaveTitle(new RegExp(nameBn));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(nameBn);
  await expect(page.getByText(texts.descriptionBn)).toBeVisible();
  await expect(page.getByText(texts.description)).toHaveCount(0);
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(nameBn);

  await open(page, `/details/${named._id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(named.name);
  expect(await page.content()).not.toContain(nameBn);

  await open(page, `/bn/details/${unnamed._id}`);
  await open(page, "/bn");
  const seen = page.locator("#seen + ul").getByRole("link");
  await expect(seen).toHaveText([unnamed.name, nameBn]);
  await expect(seen.first().locator("span")).toHaveAttribute("lang", "en");
  await expect(seen.last().locator("span")).not.toHaveAttribute("lang");

  const { body } = await admin.call("GET", `/search?q=${encodeURIComponent(named.name)}`);
  // Other tests have products with names that are nearly the same.
  const found = expect.objectContaining({ name: named.name, nameBn });
  expect(body).toMatchObject({ products: expect.arrayContaining([found]) });
});
