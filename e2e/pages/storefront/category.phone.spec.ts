import { expect, test } from "../../support/test";
import { DOCK, open, openWithStillClock, runUntilThere } from "../../support/storefront";

/** Surely among the 48 of a category's first page, also when a few come in meanwhile. */
const FIRST_OF_PAGE = 40;

const SELVEDGE = "rgb(179, 38, 30)";

test(
  "the title types itself five times over a heading that stays",
  { tag: ["@every-browser", "@ci"] },
  async ({ page }) => {
    await openWithStillClock(page, "/belts");
    const heading = page.getByRole("heading", { level: 1, name: "Belts", exact: true });
    const typing = page.getByRole("main").locator("p[aria-hidden='true']");
    await runUntilThere(page, typing);
    const place = await heading.boundingBox();
    const gridPlace = await page.getByRole("main").getByRole("list").boundingBox();
    const seen = new Set<string>();
    let loops = 0;
    let before = "";
    // Five letters typed and deleted at 70 ms, and 3 s in between: 3.7 s a loop, and pauses between the loops.
    for (let elapsed = 0; elapsed < 40_000; elapsed += 140) {
      // Reads what is there at once: a wait that runs out would look like a title that was deleted.
      const [text] = await typing.allTextContents();
      if (text === undefined) break;
      if (text === "Belts" && before !== "Belts") loops += 1;
      seen.add(text);
      before = text;
      await page.clock.runFor(140);
    }
    expect(loops).toBe(5);
    expect([...seen].every((text) => "Belts".startsWith(text))).toBe(true);
    expect(seen.size).toBeGreaterThan(3);
    await expect(typing).toHaveCount(0);
    await expect(heading).toHaveCSS("opacity", "1");
    expect(await heading.boundingBox()).toEqual(place);
    expect(await page.getByRole("main").getByRole("list").boundingBox()).toEqual(gridPlace);
  },
);

test("the title stands still under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/wallets");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1, name: "Wallets" })).toHaveCSS("opacity", "1");
  await expect(page.locator("[data-typing]")).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(page.locator("[data-typing]")).toHaveCount(1);
});

test("Show More Categories opens the modal of all categories", async ({ page }) => {
  await open(page, "/polotshirts");
  const button = page.getByRole("button", { name: "Show More Categories" });
  await button.click();
  const modal = page.getByRole("dialog", { name: "Categories" });
  await expect(modal.getByRole("link")).toHaveText(DOCK.map(([, label]) => label));
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await modal.getByRole("button", { name: "Close" }).click();
  await expect(modal).toBeHidden();
  await button.click();
  await modal.getByRole("link", { name: "SHORTS" }).click();
  await expect(page).toHaveURL("/shorts");
  await expect(modal).toBeHidden();
});

test("cards stand in one, two and three columns", { tag: "@every-browser" }, async ({ page }) => {
  await open(page, "/denimpants");
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .getByRole("article")
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `at ${width}`).toBe(columns);
  }
});

test(
  "a card has name, fit, price and See Details, and says when it is sold out",
  { tag: "@every-browser" },
  async ({ page }) => {
    await open(page, "/belts");
    const cards = page.getByRole("article");
    const dressBelt = cards.filter({
      has: page.getByRole("heading", { level: 2, name: "Dress Belt 30 mm" }),
    });
    await expect(dressBelt.getByText("30 mm wide", { exact: true })).toBeVisible();
    await expect(dressBelt.getByText("BDT 1,290", { exact: true })).toBeVisible();
    await expect(dressBelt.getByRole("img", { name: "Dress Belt 30 mm" })).toBeVisible();
    await expect(dressBelt.getByText("Sold out")).toHaveCount(0);
    const link = dressBelt.getByRole("link", { name: "See Details: Dress Belt 30 mm" });
    await expect(link).toHaveText("See Details");
    await expect(link).toHaveAttribute("href", /^\/details\/[0-9a-f]{24}$/);
    const soldOut = cards.filter({ has: page.getByRole("heading", { name: "Plate Buckle Belt" }) });
    await expect(soldOut.getByText("Sold out", { exact: true })).toBeVisible();
    await soldOut.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: "Plate Buckle Belt" })).toBeVisible();
    await expect(page.getByText("Sold out", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /Add to Cart/ })).toHaveCount(0);
  },
);

test("heading and products are in the HTML, for each category its own", async ({ request }) => {
  const products = (await (await request.get("/api/products")).json()) as {
    _id: string;
    category: string;
    name: string;
  }[];
  for (const [, , route, title] of DOCK) {
    const html = await (await request.get(route)).text();
    expect(html, route).toContain(`>${title}</h1>`);
    const linked = [...html.matchAll(/<a [^>]*href="\/details\/([0-9a-f]{24})"/g)].map(([, id]) => id);
    const own = products.filter(({ category }) => category === title).map(({ _id }) => _id);
    // Other tests may fill a category beyond its first page.
    own.splice(FIRST_OF_PAGE);
    expect(own.length, route).toBeGreaterThanOrEqual(8);
    // Other tests add products meanwhile, so the page may know more than this list, and of its own category only.
    const foreign = products.filter(({ category, _id }) => category !== title && linked.includes(_id));
    expect(
      own.filter((id) => !linked.includes(id)),
      route,
    ).toEqual([]);
    expect(foreign, route).toEqual([]);
  }
});

test("a pressed card says that its page is on the way, without moving anything", async ({ page }) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/details\//, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await open(page, "/belts");
  const card = page.getByRole("article").first();
  const mark = card.locator("[data-pending] [data-pending-mark]");
  await expect(mark).toHaveCount(0);
  const size = async () => {
    const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
    return { width, height };
  };
  const before = await size();
  await card.getByRole("link").click();
  await expect(mark).toHaveCSS("background-color", SELVEDGE);
  await expect.poll(async () => (await mark.boundingBox())?.width).toBeGreaterThan(before.width - 4);
  expect(await size()).toEqual(before);
  await expect(page.locator("[data-pending]")).toHaveCount(1);
  // However tall the card is, what was pressed is marked too.
  await expect(card.getByRole("link")).toHaveCSS("box-shadow", `${SELVEDGE} 0px -4px 0px 0px inset`);
  release();
  await expect(page).toHaveURL(/\/details\//);
});
