import { randomBytes } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { signInAs } from "../support/api";
import { addProduct } from "../support/catalogue";
import { demoAdmin } from "../support/people";
import { DOCK } from "../support/storefront";

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
  // What only a script can move is not offered.
  const carousel = page.getByRole("region", { name: `Pictures of ${name}` });
  await expect(carousel).toBeVisible();
  await expect(carousel.getByRole("button", { name: /^(Show \d|Play|Pause)/ })).toHaveCount(0);
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

/** Opens an address that leads nowhere, and finds the ways on. */
async function expectNothingThere(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(404);
  expect(response?.headers()["cache-control"], address).toContain("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can't find that page");
  await expect(page.getByRole("main").getByRole("link")).toHaveText(DOCK.map(([, label]) => label));
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
}

test("a product that does not exist reads as a 404 that offers the categories, on each visit", async ({
  page,
}) => {
  const madeUp = `/details/${randomBytes(12).toString("hex")}`;
  for (const visit of [madeUp, madeUp, "/details/nonsense", "/trousers"]) {
    await expectNothingThere(page, visit);
  }
  await page.getByRole("main").getByRole("link", { name: "BELTS" }).click();
  await expect(page).toHaveURL("/belts");
});

test("a missing product's page is whole for whoever asks: packed, plain, only its head, or as data", async ({
  request,
}) => {
  const address = `/details/${randomBytes(12).toString("hex")}`;
  for (const encoding of ["gzip", "identity"]) {
    const response = await request.get(address, { headers: { "Accept-Encoding": encoding } });
    expect(response.status(), encoding).toBe(404);
    const html = await response.text();
    expect(html, encoding).toContain(">We can&#x27;t find that page</h1>");
    expect(html.trimEnd().endsWith("</html>"), encoding).toBe(true);
  }
  const head = await request.head(address);
  expect(head.status()).toBe(404);
  expect(await head.text()).toBe("");
  const flight = await request.get(address, { headers: { RSC: "1" } });
  expect(flight.status()).toBe(404);
  expect(flight.headers()["content-type"]).toContain("text/x-component");
});

test("a product's page is there from its first minute, and gone with the product", async ({
  page,
  playwright,
}) => {
  const admin = await signInAs(playwright, demoAdmin());
  const { _id, name } = await addProduct(admin);
  await page.goto(`/details/${_id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  expect((await admin.call("DELETE", `/products/${_id}`)).status).toBe(200);
  await expectNothingThere(page, `/details/${_id}`);
});

test("the dock leads to the categories, and the detail page says how to order", async ({
  page,
  playwright,
}) => {
  const { name } = await addProduct(await signInAs(playwright, demoAdmin()));
  await page.goto("/belts");
  const dock = page.getByRole("navigation", { name: "Category dock" });
  await expect(dock.getByRole("button")).toHaveCount(0);
  await dock.getByRole("link", { name: "CATEGORIES" }).click();
  const all = page.locator("#category-modal");
  await expect(all.getByRole("link")).toHaveText(DOCK.map(([, label]) => label));
  await expect(all.getByRole("link", { name: "CAPS" })).toBeInViewport();
  await all.getByRole("link", { name: "CAPS" }).click();
  await expect(page).toHaveURL("/caps");
  await page.getByRole("link", { name: `See Details: ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Add to Cart/ })).toHaveCount(0);
  const word = page
    .locator("form p")
    .filter({ hasText: "The cart needs JavaScript, which is off in this browser." });
  await expect(word.getByRole("link", { name: "01700-000000" })).toHaveAttribute(
    "href",
    "tel:+8801700000000",
  );
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Open the film" })).toHaveAttribute("href", /\.mp4$/);
  await expect(page.getByRole("button", { name: "Play the film" })).toHaveCount(0);
});
