import { expect, test } from "@playwright/test";
import { CATEGORIES } from "../../../lib/categories";
import { bangla } from "../../../lib/words/bn/bangla";
import { english } from "../../../lib/words/en/english";
import { signInAs } from "../../support/api";
import { inBangla } from "../../support/bangla";
import { addProduct } from "../../support/catalogue";
import { demoAdmin } from "../../support/people";
import { acceptWords } from "../../support/pop-ups";
import { becomeCustomer, open } from "../../support/storefront";

// What the contract has of the pages that anybody sees, as those in English have it (e2e/pages/storefront), in one way
// through each. A browser complains of every 404 in its console, so nobody watches it.

const { buying, categories, frame, home, listing, search, shell } = bangla;
const labels = CATEGORIES.map((category) => categories.labels(category));
const labelOf = (slug: string): string =>
  labels[CATEGORIES.findIndex((category) => category.slug === slug)] ?? "";

test("the front page leads into the categories, by its slides, its dock and its footer", async ({ page }) => {
  await open(page, "/bn");
  const slides = page.getByRole("region", { name: home.featured }).getByRole("listitem");
  await expect(slides).toHaveCount(4);
  const leads = await slides.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(leads).toEqual(["/denimpants", "/belts", "/fullshirts", "/basictshirts"].map(inBangla));
  await expect(slides.locator("a").first()).toHaveText(frame.slides.lead);

  const answers = page.getByRole("region", { name: home.questions }).getByRole("group");
  const areOpen = () => answers.evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open));
  expect(await areOpen()).toEqual([true, false, false, false, false]);
  await answers.nth(2).locator("summary").click();
  expect(await areOpen()).toEqual([false, false, true, false, false]);

  const dock = page.getByRole("navigation", { name: shell.dock.label });
  const modal = page.getByRole("dialog", { name: shell.dock.title });
  const opener = dock.getByRole("button", { name: shell.dock.categories });
  await opener.click();
  await expect(modal.getByRole("link")).toHaveText(labels);
  await modal.getByRole("button", { name: frame.close }).click();
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await opener.click();
  await modal.getByRole("link", { name: labelOf("shorts") }).click();
  await expect(page).toHaveURL("/bn/shorts");
  await expect(modal).toBeHidden();

  const menu = page.getByRole("navigation", { name: shell.menu.label });
  for (const [label, path] of [
    [shell.menu.about, "/bn/about"],
    [shell.menu.returns, "/bn/return"],
    [shell.menu.home, "/bn"],
  ] as const) {
    await menu.getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
  }
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: shell.footer.aboutUs })).toHaveAttribute("href", "/bn/about");
  await expect(footer.getByRole("link", { name: shell.footer.returns })).toHaveAttribute(
    "href",
    "/bn/return",
  );
  await expect(page.getByRole("banner").getByRole("link", { name: frame.login })).toHaveAttribute(
    "href",
    "/bn/login",
  );
});

test("a category is narrowed, ordered and searched, and its cards lead to the products", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, inBangla("/twillpants"));
  await page.getByRole("button", { name: listing.moreCategories }).click();
  await expect(page.getByRole("dialog").getByRole("link")).toHaveText(labels);
  await page.keyboard.press("Escape");
  await page.locator("summary").filter({ hasText: listing.filters.title }).click();
  // Until its script has come, what unfolds stands in the page, and would move away from under the press.
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.getByRole("checkbox", { name: "৩২" }).check();
  await page.getByRole("checkbox", { name: "৩৪" }).check();
  // A script says how many there are.
  await page.getByRole("dialog").locator("[type=submit]").click();
  await expect(page).toHaveURL("/bn/twillpants?size=32,34");
  await page.locator("summary").filter({ hasText: listing.filters.newest }).click();
  await page.getByRole("link", { name: listing.filters.lowFirst }).click();
  await expect(page).toHaveURL("/bn/twillpants?size=32,34&sort=low");
  await page.getByRole("link", { name: listing.filters.remove("৩৪") }).click();
  await expect(page).toHaveURL("/bn/twillpants?size=32&sort=low");
  await page.getByRole("link", { name: listing.filters.clear }).click();
  await expect(page).toHaveURL("/bn/twillpants?sort=low");
  const details = page.getByRole("article").first().getByRole("link");
  await expect(details).toHaveText(listing.card.details);
  await details.click();
  await expect(page).toHaveURL(/\/bn\/details\/[0-9a-f]{24}$/);

  await page.getByRole("banner").getByRole("link", { name: frame.search }).click();
  const box = page.getByRole("combobox", { name: search.forProducts });
  await box.fill("বেল্ট");
  await expect(page.getByRole("option").first()).toHaveText(labelOf("belts"));
  await box.press("Enter");
  await expect(page).toHaveURL(`/bn/search?q=${encodeURIComponent("বেল্ট")}`);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a product goes into the cart with a quantity that is one, and the avatar leads to the profile", async ({
  page,
  playwright,
}) => {
  const admin = await signInAs(playwright, demoAdmin());
  const product = await addProduct(admin, { nameBn: "নকশি ক্যাপ" });
  const customer = await becomeCustomer(page, playwright);
  await open(page, inBangla(`/details/${product._id}?size=S`));
  const quantity = page.getByRole("textbox", { name: buying.quantity });
  await expect(quantity).toHaveValue("১");
  const add = page.getByRole("main").getByRole("button", { name: new RegExp(`^${buying.button.add}`) });
  for (const wrong of ["", "০", "১.৫", "১০০"]) {
    await quantity.fill(wrong);
    await add.first().click();
    await expect(quantity, wrong).toHaveAccessibleDescription(buying.wrongQuantity(99));
    await expect(page.getByRole("dialog"), wrong).toHaveCount(0);
  }
  await quantity.fill("৩");
  await add.first().click();
  await acceptWords(page, bangla.opened.popUps.addedToCart("নকশি ক্যাপ"));
  expect((await customer.call("GET", "/cart")).body).toMatchObject([{ quantity: 3, size: "S" }]);
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: frame.login })).toHaveCount(0);
  await expect(banner.getByRole("link", { name: frame.cart, exact: true })).toHaveAttribute(
    "href",
    "/bn/dashboard/cart",
  );
  await banner.getByRole("link", { name: frame.account }).click();
  await expect(page).toHaveURL("/bn/dashboard/profile");
});

test("an unknown address is a 404 that offers the categories", async ({ page }) => {
  expect((await page.goto("/bn/nothing-here"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shell.notFound.title);
  await expect(page.getByRole("main").getByRole("link")).toHaveText(labels);
  await page
    .getByRole("main")
    .getByRole("link", { name: labels[0] ?? "", exact: true })
    .click();
  await expect(page).toHaveURL("/bn/denimpants");
});

test("a page whose frame fails says so in its language, and comes back at a press", async ({ page }) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener;
    Object.assign(window, {
      isBroken: true,
      addEventListener: (type: string, ...rest: unknown[]) => {
        if (type === "offline" && Reflect.get(window, "isBroken") === true) throw new Error("Broken.");
        Reflect.apply(listen, window, [type, ...rest]);
      },
    });
  });
  for (const [path, language, words] of [
    ["/about", "en", english.frame.failed],
    ["/bn/about", "bn", frame.failed],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page).toHaveTitle(words.title);
    await expect(page.getByText(words.text)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isBroken: false }));
    await page.getByRole("button", { name: words.retry }).click();
    await expect(page.getByRole("contentinfo")).toBeAttached();
  }
});
