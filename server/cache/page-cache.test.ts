import { deserialize, serialize } from "node:v8";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compressedValues } from "@/server/cache/compression.mjs";
import PageCache, { configurePageCache } from "@/server/cache/page-cache.mjs";
import { ALWAYS_STALE, tagInvalidation } from "@/server/cache/tag-invalidation.mjs";
import { pageFormat } from "@/server/next/page-entry.mjs";
import { hashInlineScripts } from "@/server/next/script-hashes.mjs";

const TAGS = ["category:Belts"];

const PARTS = {
  html: "<p>বেল্ট ৳ 850".repeat(1_000),
  rscData: Buffer.from("of the page"),
  segmentData: new Map([["/_tree", Buffer.from("of a segment")]]),
};

let cache: PageCache;

/** The clock when the request began for which something is made. */
let begun: number;
const KNOWN = { codec: compressedValues, format: pageFormat, begunAt: () => begun };
const begin = () => {
  begun = tagInvalidation.clock;
};

beforeEach(() => {
  begin();
  configurePageCache(KNOWN);
  cache = new PageCache();
});
afterEach(() => configurePageCache({ ...KNOWN, codec: null }));

const get = async (key: string) =>
  await cache.get(key, { kind: "APP_PAGE", isFallback: false } as unknown as Parameters<PageCache["get"]>[1]);

const set = async (key: string, context = {}, html = PARTS.html) => {
  const value = { kind: "APP_PAGE", ...PARTS, html, headers: { "x-next-cache-tags": TAGS.join() } };
  await cache.set(key, value as unknown as Parameters<PageCache["set"]>[1], context);
  return value.headers;
};

describe("PageCache", () => {
  it("keeps a page with its tags until one of them is named", async () => {
    expect(await get("/a")).toBeNull();
    await set("/a");
    expect(await get("/a")).toMatchObject({ value: { headers: { "x-page-tags": "category:Belts" } } });
    await cache.revalidateTag(["category:Caps"]);
    expect(await get("/a")).not.toBeNull();
  });

  it("gives a page as it was set, and holds more than their bytes would fit in, for they lie compressed", async () => {
    await set("/c");
    expect(await get("/c")).toMatchObject({ value: PARTS });
    const found = async () => {
      const html = "<p>বেল্ট ৳ 850".repeat(75_000);
      for (let page = 0; page < 30; page += 1) await set(`/many/${page}`, {}, html);
      const pages = await Promise.all(Array.from({ length: 30 }, (_, page) => get(`/many/${page}`)));
      return pages.filter((page) => page !== null).length;
    };
    expect(await found()).toBe(30);
    const plain = {
      pack: async (value: unknown) => serialize(value),
      unpack: async (packed: Buffer) => deserialize(packed),
    };
    configurePageCache({ ...KNOWN, codec: plain });
    expect(await found()).toBeLessThan(20);
  });

  it("takes the texts of its style sheets out of a page, for its first visitor and for who comes later", async () => {
    const css = ".belt{color:red}".repeat(80);
    const sheet = ["$", "style", "0", { precedence: "next", href: "/a.css", children: "$2" }];
    const data = `2:T${css.length.toString(16)},${css}0:${JSON.stringify(sheet)}\n`;
    const html = `<style data-precedence="next">${css}</style><p>৳ 850</p><script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`;
    const headers: Record<string, string> = {};
    const made = { kind: "APP_PAGE", html, rscData: Buffer.from(data), segmentData: undefined, headers };
    await cache.set("/lean", made as unknown as Parameters<PageCache["set"]>[1], {});
    const kept = (await get("/lean"))?.value as unknown as typeof made;
    for (const page of [made, kept]) {
      expect(`${page.html}${page.rscData.toString()}`.split(css)).toHaveLength(2);
      expect(page.html).toContain("৳ 850");
      expect(page.headers["x-script-hashes"]).toBe(hashInlineScripts(page.html));
    }
  });

  it("does not keep what became stale while it was made, and keeps what is made after that", async () => {
    expect(await get("/b")).toBeNull();
    await cache.revalidateTag(TAGS);
    expect(await set("/b")).toMatchObject({ "x-page-tags": ALWAYS_STALE });
    expect(tagInvalidation.isFresh([ALWAYS_STALE], tagInvalidation.clock)).toBe(false);
    expect(await get("/b")).toBeNull();
    begin();
    await set("/b");
    expect(await get("/b")).not.toBeNull();
  });

  it("forgets what was kept in the very millisecond of the change", async () => {
    for (let round = 0; round < 20; round += 1) {
      begin();
      await set(`/e${round}`);
      await cache.revalidateTag(TAGS);
      expect(await get(`/e${round}`)).toBeNull();
    }
  });

  it("makes a cached read stale by the tags of the read, and by those of the page that asks", async () => {
    const FETCH = { kind: "FETCH", tags: ["products"], softTags: ["_N_T_/belts"] };
    const read = async () => await cache.get("f", FETCH as unknown as Parameters<PageCache["get"]>[1]);
    for (const tag of ["products", "_N_T_/belts"]) {
      begin();
      const value = { kind: "FETCH", data: { body: "[]" }, revalidate: 300 };
      const context = { fetchCache: true, tags: ["products"] };
      await cache.set(
        "f",
        value as unknown as Parameters<PageCache["set"]>[1],
        context as unknown as Parameters<PageCache["set"]>[2],
      );
      expect(await read()).toMatchObject({ value });
      await cache.revalidateTag(tag);
      expect(await read()).toBeNull();
    }
  });

  it("takes values as they are where their format is not known, and every invalidation for theirs", async () => {
    configurePageCache({ ...KNOWN, format: null });
    expect(await get("/p")).toBeNull();
    expect(await set("/p")).toEqual({ "x-next-cache-tags": TAGS.join() });
    expect(await get("/p")).toMatchObject({ value: PARTS });
    await cache.revalidateTag("category:Caps");
    expect(await get("/p")).toBeNull();
    await cache.revalidateTag("category:Caps");
    await set("/p");
    expect(await get("/p")).toBeNull();
  });
});
