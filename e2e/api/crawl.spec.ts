import { type APIRequestContext, expect, test } from "@playwright/test";
import mongoose from "mongoose";
import { CATEGORIES } from "../../lib/categories";
import { localPath } from "../../lib/words/local-path.mjs";
import { Caller } from "../support/api";
import { postAuth } from "../support/auth";
import { type CrawledPage, crawl, readSitemap } from "../support/crawl";
import { openOwnShop, type OwnShop } from "../support/own-shop";
import { newPerson } from "../support/people";

/** Two categories are filled as all twelve would be with 5,000 products; the others would only take longer. */
const FILLED = ["Caps", "Denim Pants"] as const;
const FILLED_WITH = Math.ceil(5_000 / CATEGORIES.length);
const LIMIT = 3;
/** One product's page is made like the other: so many of them are opened, and the rest is only known to exist. */
const OPENED_ONE_IN = 40;
/** Linked from everywhere, and of no use to who searches. */
const UNLISTED_PAGES = ["/login", "/register", "/reset", "/search", "/wishlist"];

let shop: OwnShop;
let database: mongoose.Connection;
let detailPaths: string[];
let answers: CrawledPage[];
let pages: CrawledPage[];
let depths: Map<string, number>;
const listed = () => pages.filter(({ path }) => !UNLISTED_PAGES.includes(path));

test.beforeAll(async () => {
  let databaseUri = "";
  const link = (uri: string) => Promise.resolve((databaseUri = uri));
  shop = await openOwnShop({ hasCatalogue: true, link, environment: { RATE_LIMIT_FACTOR: "1000" } });
  database = await mongoose.createConnection(databaseUri).asPromise();
  detailPaths = await fillShop();
  const notOpened = new Set(detailPaths.filter((_, index) => index % OPENED_ONE_IN !== 0));
  const isOpened = (path: string) => !notOpened.has(path);
  ({ answers, depths } = await crawl({ address: shop.address, isOpened }));
  pages = answers.filter(({ isPage }) => isPage);
});

test.afterAll(async () => {
  await database.close();
  await shop.close();
});

/** Adds products to the demo's; returns the paths of all. */
async function fillShop(): Promise<string[]> {
  const products = database.collection("products");
  const [{ _id, ...sample } = {}] = await products.find().limit(1).toArray();
  for (const category of FILLED) {
    const fillers = Array.from({ length: FILLED_WITH }, (_, index) => ({
      ...sample,
      name: `${category} ${index}`,
      nameKey: `${category} ${index}`.toLowerCase(),
      category,
    }));
    await products.insertMany(fillers);
  }
  const ids = await products.find().project({ _id: 1 }).toArray();
  return ids.map((product) => `/details/${String(product._id)}`);
}

test("every product is three steps from the home page at most, and no link leads to one that is gone", () => {
  const reached = [...depths.keys()].filter((path) => path.startsWith("/details/"));
  expect(reached.toSorted()).toEqual(detailPaths.toSorted());
  expect(Math.max(...depths.values())).toBe(LIMIT);
  process.stdout.write(`crawl: ${depths.size} addresses linked, ${answers.length} opened\n`);
});

test("every link leads to a page, at its one address", () => {
  expect(
    answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`),
  ).toEqual([]);
  expect([...depths.keys()].filter((path) => /[?A-Z]|.\/$|\/1$/.test(path))).toEqual([]);
});

test("every page has one heading, and a title and a description that no other has", () => {
  expect(pages.filter(({ headings }) => headings !== 1).map(({ path }) => path)).toEqual([]);
  for (const field of ["title", "description"] as const) {
    const texts = listed().map((page) => page[field]);
    expect(texts.filter((text, index) => text === "" || texts.indexOf(text) !== index)).toEqual([]);
  }
});

test("every page names its own address as the one to list, but for those of no use to who searches", () => {
  for (const { path, canonical } of listed())
    expect(URL.canParse(canonical) && new URL(canonical).href).toBe(shop.address + path);
  expect(listed().filter(({ isListed }) => !isListed)).toEqual([]);
  const unlisted = pages.filter(({ isListed }) => !isListed).map(({ path }) => path);
  expect(UNLISTED_PAGES).toEqual(expect.arrayContaining(unlisted));
});

test("what pages tell machines is whole", () => {
  const told = (path: string) => pages.find((page) => page.path === path)?.data ?? [];
  for (const { data } of pages) {
    for (const json of data) expect(JSON.parse(json)).toMatchObject({ "@context": "https://schema.org" });
  }
  for (const path of ["/", "/caps", "/caps/2", detailPaths[0] ?? ""])
    expect(told(path), path).not.toEqual([]);
});

test("the sitemap has every page that links lead to, and no other", async () => {
  const inSitemap = await readSitemap(shop.address);
  const isLaterPage = (path: string) => /^\/[a-z]+\/\d+$/.test(path);
  const isFile = (path: string) => answers.some((answer) => answer.path === path && !answer.isPage);
  const linked = [...depths.keys()].filter(
    (path) => !UNLISTED_PAGES.includes(path) && !isLaterPage(path) && !isFile(path),
  );
  const isInBangla = (path: string) => /^\/bn(?:\/|$)/.test(path);
  const inEnglish = inSitemap.filter((path) => !isInBangla(path) && !isLaterPage(path));
  expect(inEnglish.toSorted()).toEqual(linked.toSorted());
  const sisters = inEnglish.map((path) => localPath("bn", path));
  expect(inSitemap.filter(isInBangla).toSorted()).toEqual(sisters.toSorted());
});

async function newAdmin(context: APIRequestContext): Promise<Caller> {
  const person = newPerson();
  await context.post("/api/users", { data: person });
  await database.collection("users").updateOne({ email: person.email }, { $set: { role: "admin" } });
  await postAuth(context, "callback/credentials", { ...person });
  const { token } = await (await context.post("/api/jwt", { data: { email: person.email } })).json();
  return new Caller(context, person, token);
}

test("who opens a later page after a change finds it as it is now", async ({ playwright }) => {
  const context = await playwright.request.newContext({ baseURL: shop.address });
  const admin = await newAdmin(context);
  const look = async () => {
    const html = await (await context.get("/caps/2")).text();
    const ids = [...html.matchAll(/href="\/details\/([0-9a-f]{24})"/g)].map(([, id]) => id);
    return { ids, count: Number(/(\d+)(?:<!-- -->)? in /.exec(html)?.[1]) };
  };
  const before = await look();
  const newest = /href="\/details\/([0-9a-f]{24})"/.exec(await (await context.get("/caps")).text())?.[1];
  expect((await admin.call("DELETE", `/products/${newest}`)).status).toBe(200);
  const after = await look();
  expect(after.count).toBe(before.count - 1);
  expect(after.ids.slice(0, -1)).toEqual(before.ids.slice(1));
  await context.dispose();
});
