import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { freshness, NEVER_CURRENT } from "@/server/cache/tag-invalidation.mjs";
import { hashInlineScripts } from "@/server/next/script-hashes.mjs";
import { packWith } from "@/server/next/page-entry.mjs";
import PageCache from "@/server/cache/page-cache.mjs";

const TAGS = ["category:Belts"];
type Context = ConstructorParameters<typeof PageCache>[0];

const PARTS = {
  html: "<p>বেল্ট ৳ 850".repeat(1_000),
  rscData: Buffer.from("of the page"),
  segmentData: new Map([["/_tree", Buffer.from("of a segment")]]),
};

packWith({ pack: promisify(gzip), unpack: promisify(gunzip) });

let cache: PageCache;

beforeEach(() => {
  cache = new PageCache({
    fs: { existsSync: () => false },
    serverDistDir: "/nowhere",
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    flushToDisk: false,
  } as unknown as Context);
});

const get = async (key: string) =>
  await cache.get(key, { kind: "APP_PAGE", isFallback: false } as unknown as Parameters<PageCache["get"]>[1]);

const set = async (key: string, context = {}) => {
  const value = { kind: "APP_PAGE", ...PARTS, headers: { "x-next-cache-tags": TAGS.join() } };
  await cache.set(key, value as unknown as Parameters<PageCache["set"]>[1], context);
  return value.headers;
};

describe("PageCache", () => {
  it("keeps a page with its tags until one of them is named", async () => {
    expect(await get("/a")).toBeNull();
    await set("/a");
    expect(await get("/a")).toMatchObject({ value: { headers: { "x-page-tags": "category:Belts" } } });
    await cache.revalidateTag(["category:Caps"], { expire: 0 });
    expect(await get("/a")).not.toBeNull();
  });

  it("gives a page as it was set, though it lies compressed", async () => {
    await set("/c");
    expect(await get("/c")).toMatchObject({ value: PARTS });
    const stored: unknown = Reflect.get(PageCache, "memoryCache").get("/c");
    expect(stored).toMatchObject({ value: { html: expect.any(Buffer) } });
  });

  it("takes the texts of its style sheets out of a page, for its first visitor and for who comes later", async () => {
    const css = ".belt{color:red}".repeat(80);
    const sheet = ["$", "style", "0", { precedence: "next", href: "/a.css", children: "$2" }];
    const data = `2:T${css.length.toString(16)},${css}0:${JSON.stringify(sheet)}\n`;
    const html = `<p>৳ 850</p><script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`;
    const headers: Record<string, string> = {};
    const made = { kind: "APP_PAGE", html, rscData: Buffer.from(data), segmentData: undefined, headers };
    await cache.set("/lean", made as unknown as Parameters<PageCache["set"]>[1], {});
    const kept = (await get("/lean"))?.value as unknown as typeof made;
    for (const page of [made, kept]) {
      expect(`${page.html}${page.rscData.toString()}`).not.toContain(css);
      expect(page.html).toContain("৳ 850");
      expect(page.headers["x-inline-scripts"]).toBe(await hashInlineScripts(page.html));
    }
  });

  it("does not keep what became stale while it was made, and keeps what is made after that", async () => {
    expect(await get("/b")).toBeNull();
    await cache.revalidateTag(TAGS, { expire: 0 });
    expect(await set("/b")).toMatchObject({ "x-page-tags": NEVER_CURRENT });
    expect(freshness.isCurrent([NEVER_CURRENT], freshness.count)).toBe(false);
    expect(await get("/b")).toBeNull();
    await set("/b");
    expect(await get("/b")).not.toBeNull();
  });

  it("does not keep what became stale while it was made because its time was over", async () => {
    await set("/c", { cacheControl: { revalidate: 0, expire: undefined } });
    expect(await get("/c")).not.toBeNull();
    await cache.revalidateTag(TAGS, { expire: 0 });
    expect(await set("/c")).toMatchObject({ "x-page-tags": NEVER_CURRENT });
    expect(await get("/c")).toBeNull();
  });

  it("forgets what was kept in the very millisecond of the change", async () => {
    for (let round = 0; round < 20; round += 1) {
      await set(`/e${round}`);
      await cache.revalidateTag(TAGS, { expire: 0 });
      expect(await get(`/e${round}`)).toBeNull();
    }
  });

  it("keeps at once what is made anew although it was found a moment before", async () => {
    await set("/d", { cacheControl: { revalidate: 300, expire: undefined } });
    expect(await get("/d")).not.toBeNull();
    await cache.revalidateTag(TAGS, { expire: 0 });
    await get("/d");
    expect(await set("/d")).not.toMatchObject({ "x-page-tags": NEVER_CURRENT });
  });
});
