import { randomBytes } from "node:crypto";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { type Caller, signInAs } from "../support/api";
import { addProduct } from "../support/catalogue";
import { demoAdmin } from "../support/people";

interface Suggestions {
  products: { _id: string; name: string; price: number; isSoldOut: boolean }[];
  categories: { name: string; path: string }[];
}

let admin: Caller;
test.beforeAll(async ({ playwright }) => {
  admin = await signInAs(playwright, demoAdmin());
});

/** A word of letters that stands in no other name. */
const newWord = () => `zq${randomBytes(8).toString("hex").replace(/\d/g, "x")}`;

async function suggest(request: APIRequestContext, q: string): Promise<Suggestions> {
  const answer = await request.get(`/api/search?q=${encodeURIComponent(q)}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Suggestions;
}

async function goTo(request: APIRequestContext, path: string): Promise<[status: number, location: string]> {
  const answer = await request.get(path, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location ?? ""];
}

test("a product is found from the moment it is saved, as it is then, and no more once it is deleted", async ({
  request,
}) => {
  const word = newWord();
  const product = await addProduct(admin, { name: `Cap ${word}`, price: 510 });
  expect((await suggest(request, word)).products).toEqual([
    {
      _id: product._id,
      name: product.name,
      category: "Caps",
      price: 510,
      image1: "/catalogue/raw-selvedge-jean-14oz-1-960.webp",
      isSoldOut: false,
    },
  ]);
  await admin.call("PATCH", `/products/${product._id}`, { price: 490, stock: "0" });
  expect((await suggest(request, word)).products).toMatchObject([{ price: 490, isSoldOut: true }]);
  expect(await (await request.get(`/search?q=${word}`)).text()).toContain(product.name);
  await admin.call("DELETE", `/products/${product._id}`);
  expect((await suggest(request, word)).products).toEqual([]);
});

test("six products and the categories that are meant are suggested, in English, Banglish and Bengali", async ({
  request,
}) => {
  for (const q of ["wallet", "manibag", "মানিব্যাগ"]) {
    const { products, categories } = await suggest(request, q);
    expect([q, products.length]).toEqual([q, 6]);
    expect(categories).toEqual([{ name: "Wallets", path: "/wallets" }]);
  }
});

test("a price in words narrows what is suggested, and a cloth is found by its name", async ({ request }) => {
  const word = newWord();
  const cheap = await addProduct(admin, { name: `Cap ${word}`, price: 490, fabric: `100% ${word}weave` });
  const dear = await addProduct(admin, { name: `Hat ${word}`, price: 510 });
  const idsOf = async (q: string) => (await suggest(request, q)).products.map(({ _id }) => _id).toSorted();
  expect(await idsOf(word)).toEqual([cheap._id, dear._id].toSorted());
  expect(await idsOf(`${word} under 500`)).toEqual([cheap._id]);
  expect(await idsOf(`${word} ৫০০ টাকার মধ্যে`)).toEqual([cheap._id]);
  expect(await idsOf(`500-520 ${word}`)).toEqual([dear._id]);
  expect(await idsOf(`${word}weave`)).toEqual([cheap._id]);
  for (const { _id } of [cheap, dear]) await admin.call("DELETE", `/products/${_id}`);
});

test("every way to write the filters leads to one address by one redirect", async ({ request }) => {
  for (const [written, address] of [
    ["/caps?sort=low&color=NAVY", "/caps?color=navy&sort=low"],
    ["/caps?color=navy-blue&utm_source=mail", "/caps?color=navy"],
    ["/caps?size=nothing", "/caps"],
    ["/caps?page=2", "/caps"],
    ["/search?size=zzz&q=navy", "/search?q=navy"],
    ["/search?max=1500&q=polo+under+1500", "/search?q=polo+under+1500"],
    ["/search?max=900&q=polo+under+1500", "/search?q=polo&max=900"],
    ["/caps?q=under+400&color=navy", "/caps?color=navy"],
  ] as const) {
    expect(await goTo(request, written)).toEqual([307, address]);
    expect(await goTo(request, address)).toEqual([200, ""]);
  }
  expect(await goTo(request, "/caps?utm_source=mail")).toEqual([200, ""]);
  expect((await goTo(request, "/filtered/caps"))[0]).toBe(308);
});

test("a narrowed category is kept nowhere and by no search engine, and is of its plain page", async ({
  request,
}) => {
  for (const [path, plain] of [
    ["/caps?color=navy", "/caps"],
    ["/search?q=navy", "/search"],
  ] as const) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.headers()["cache-control"]).toContain("no-store");
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${plain}"/>`));
  }
  const plain = await request.get("/caps");
  expect(await plain.text()).not.toContain("noindex");
});

test("odd searches are answered, and nothing of them is in the page", async ({ request }) => {
  for (const q of [
    "<script>alert(1)</script>",
    "%ff",
    "'; db.dropDatabase()",
    "\u202e",
    "a".repeat(500),
    "ট",
  ]) {
    const page = await request.get(`/search?q=${encodeURIComponent(q)}`);
    expect([q, page.status()]).toEqual([q, 200]);
    expect(await page.text()).not.toContain("<script>alert(1)");
  }
  expect((await request.get("/api/search")).status()).toBe(400);
  expect((await request.get("/api/search?q=a&q=b")).status()).toBe(400);
  expect((await request.get("/api/search?q=a&limit=0")).status()).toBe(400);
});

test("pages of products that are made for each visit come whole and packed with Brotli", async ({
  request,
}) => {
  for (const path of ["/caps?sort=low", "/search?q=cap"]) {
    const answer = await request.get(path, { headers: { "Accept-Encoding": "gzip, deflate, br" } });
    const { "content-encoding": encoding, "content-length": length, vary } = answer.headers();
    expect([path, encoding, Number(length) > 0]).toEqual([path, "br", true]);
    expect(vary).toContain("Accept-Encoding");
    expect(await answer.text()).toMatch(/<\/html>$/);
  }
});
