import { type APIRequestContext, expect, test } from "@playwright/test";
import { type Caller, signInAs } from "../support/api";
import { addProduct } from "../support/catalogue";
import { demoAdmin } from "../support/people";

const SITEMAP = "/sitemap.xml";
const FEED = "/feeds/products.xml";

let admin: Caller;
test.beforeAll(async ({ playwright }) => {
  admin = await signInAs(playwright, demoAdmin());
});

const read = async (request: APIRequestContext, path: string): Promise<string> => {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return await response.text();
};

const inner = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? "";

/** The facts of a product that search engines and catalogues read, each from its own document. */
async function find(request: APIRequestContext, id: string) {
  const html = await read(request, `/details/${id}`);
  const json = inner(html, /<script type="application\/ld\+json">([^<]*)<\/script>/);
  const [{ name, offers }] = JSON.parse(json)["@graph"];
  const item = inner(await read(request, FEED), new RegExp(`<item>(<g:id>${id}<.*)</item>`));
  const entry = inner(await read(request, SITEMAP), new RegExp(`/details/${id}</loc>(.*)</url>`));
  return {
    name,
    price: offers.price,
    availability: offers.availability,
    heading: inner(html, /<h1[^>]*>(.*?)<\/h1>/),
    // Cards of other products follow further down, which may be sold out.
    isSoldOut: inner(html, /<article[^>]*>([^]*?)<\/article>/).includes("Sold out"),
    feed: ["title", "price", "availability"].map((field) => inner(item, new RegExp(`<g:${field}>(.*?)<`))),
    lastmod: inner(entry, /<lastmod>(.*?)</),
    isInCategory: new RegExp(`"url":"[^"]+/details/${id}"`).test(await read(request, "/caps")),
  };
}

test("a change of name, price and stock is told everywhere at the very next request", async ({ request }) => {
  const { _id, name: first } = await addProduct(admin);
  const before = await find(request, _id);
  expect(before).toMatchObject({
    name: first,
    price: 500,
    availability: "https://schema.org/InStock",
    isSoldOut: false,
    feed: [first, "500.00 BDT", "in stock"],
    isInCategory: true,
  });
  const name = `</script>]]>&"'ক্‍ষ ${_id}`;
  const { status } = await admin.call("PATCH", `/products/${_id}`, { name, price: 641, stock: "0" });
  expect(status).toBe(200);
  const after = await find(request, _id);
  expect(after).toMatchObject({
    name,
    price: 641,
    availability: "https://schema.org/OutOfStock",
    heading: `&lt;/script&gt;]]&gt;&amp;&quot;&#x27;ক্‍ষ ${_id}`,
    isSoldOut: true,
    feed: [`&lt;/script&gt;]]&gt;&amp;&quot;&apos;ক্‍ষ ${_id}`, "641.00 BDT", "out of stock"],
  });
  expect(after.lastmod > before.lastmod).toBe(true);

  expect((await admin.call("DELETE", `/products/${_id}`)).status).toBe(200);
  expect((await request.get(`/details/${_id}`)).status()).toBe(404);
  for (const path of [SITEMAP, FEED, "/caps"]) expect(await read(request, path), path).not.toContain(_id);
});

test("every address in the sitemap is a page that names itself as the one to list", async ({ request }) => {
  const address = new URL(process.env.BASE_URL ?? "");
  const sitemap = await read(request, SITEMAP);
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => loc);
  const pages = listed.filter((loc) => !loc.includes("/details/"));
  expect(pages).toHaveLength(2 * 17);
  const titles = new Set<string>();
  // One product represents them all.
  for (const loc of [...pages, listed.at(-1) ?? ""]) {
    expect(loc.startsWith(address.origin), loc).toBe(true);
    const html = await read(request, loc);
    const canonical = inner(html, /<link rel="canonical" href="([^"]*)"/);
    expect(new URL(canonical).href, loc).toBe(loc);
    expect(html, loc).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html, loc).not.toContain("noindex");
    titles.add(inner(html, /<title>(.*?)<\/title>/));
  }
  expect(titles.size).toBe(2 * 17 + 1);
  expect(await read(request, "/robots.txt")).toContain(`Sitemap: ${new URL(SITEMAP, address).href}\n`);
});

test("what is for nobody's search says so", async ({ request }) => {
  for (const path of [
    "/login",
    "/register",
    "/reset",
    "/nothing-of-ours",
    "/about/x",
    "/dashboard/profile",
  ]) {
    // The login redirects a signed-in user.
    const context = path === "/login" ? request : admin.context;
    const html = await (await context.get(path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex');
    expect(html, path).not.toContain('rel="canonical"');
  }
});

test("the icons of every page and of the home screen are pictures", async ({ request }) => {
  const html = await read(request, "/about");
  const linked = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"/g)];
  const { icons } = JSON.parse(await read(request, "/manifest.webmanifest"));
  const paths = [...linked.map(([, href = ""]) => href), ...icons.map(({ src }: { src: string }) => src)];
  expect(paths).toHaveLength(6);
  for (const path of [...paths, "/favicon.ico"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toMatch(/^image\//);
  }
});
