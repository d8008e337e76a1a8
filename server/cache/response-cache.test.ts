import { beforeEach, describe, expect, it } from "vitest";
import { ResponseCache } from "@/server/cache/response-cache.mjs";
import { tagInvalidation } from "@/server/cache/tag-invalidation.mjs";

let time: number;
let cache: ResponseCache;

beforeEach(() => {
  time = 0;
  cache = new ResponseCache({ maxBytes: 100_000, now: () => time });
});

const response = (fields: Record<string, unknown> = {}) => ({
  headers: [],
  etag: '"a"',
  bodies: { gzip: Buffer.alloc(10_000) },
  tags: ["category:Caps"],
  since: tagInvalidation.clock,
  isImmutable: false,
  isCompressible: false,
  ...fields,
});

describe("ResponseCache", () => {
  it("stays within its bytes, and drops first what was not asked for longest", () => {
    for (let index = 0; index < 5; index += 1) cache.set(`/${index}`, response());
    expect(cache.get("/0")).toBeDefined();
    for (let index = 5; index < 9; index += 1) cache.set(`/${index}`, response());
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    expect(cache.get("/0")).toBeDefined();
    expect(cache.get("/1")).toBeUndefined();
    expect(cache.get("/8")).toBeDefined();
  });

  it("lets pictures push out pictures alone", () => {
    cache.set("/", response({ isCompressible: true, bodies: { br: Buffer.alloc(10_000) } }));
    for (let index = 0; index < 20; index += 1) cache.set(`/images/${index}`, response());
    expect(cache.get("/")).toBeDefined();
    expect(cache.get("/images/0")).toBeUndefined();
  });

  it("counts what it holds once, also when an address is kept again", () => {
    cache.set("/", response());
    const { bytes } = cache;
    for (let index = 0; index < 50; index += 1) cache.set("/", response({ etag: `"${index}"` }));
    expect(cache.bytes).toBe(bytes);
  });

  it("gives no answer whose tag has become stale, and every other one", () => {
    cache.set("/caps", response());
    cache.set("/belts", response({ tags: ["category:Belts"] }));
    tagInvalidation.invalidate(["products", "category:Caps"]);
    expect(cache.get("/caps")).toBeUndefined();
    expect(cache.get("/belts")).toBeDefined();
  });

  it("neither gives an answer that became stale while it was made, nor lets it replace a newer one", () => {
    const staleResponse = response();
    tagInvalidation.invalidate(["category:Caps"]);
    cache.set("/caps", staleResponse);
    expect(cache.get("/caps")).toBeUndefined();
    cache.set("/caps", response({ etag: '"new"' }));
    cache.set("/caps", staleResponse);
    expect(cache.get("/caps")?.etag).toBe('"new"');
  });

  it("has an answer for an outage, even if it became stale while it was made, and none that is older than another", () => {
    const [first, second] = [response({ etag: '"first"' }), response({ etag: '"second"' })];
    tagInvalidation.invalidate(["category:Caps"]);
    const third = response({ etag: '"third"' });
    tagInvalidation.invalidate(["category:Caps"]);
    cache.set("/caps", second);
    expect(cache.getLast("/caps")?.etag).toBe('"second"');
    cache.set("/caps", third);
    expect(cache.getLast("/caps")?.etag).toBe('"third"');
    cache.set("/caps", first);
    expect(cache.getLast("/caps")?.etag).toBe('"third"');
    expect(cache.get("/caps")).toBeUndefined();
  });

  it("gives no answer when its time is up, until it is kept again", () => {
    cache.set("/", response());
    time = 59_000;
    expect(cache.get("/")).toBeDefined();
    time = 60_000;
    expect(cache.get("/")).toBeUndefined();
    cache.set("/", response());
    expect(cache.get("/")).toBeDefined();
  });

  it("never asks again for a file of the build", () => {
    cache.set("/_next/static/a.js", response({ isImmutable: true }));
    time = 1_000_000_000;
    expect(cache.get("/_next/static/a.js")).toBeDefined();
  });

  it("keeps the other encodings of a body that is still the same, and none of another", () => {
    cache.set("/", response());
    cache.set("/", response({ bodies: { identity: Buffer.alloc(20) } }));
    expect(Object.keys(cache.get("/")?.bodies ?? {})).toEqual(["gzip", "identity"]);
    cache.set("/", response({ etag: '"b"', bodies: { identity: Buffer.alloc(20) } }));
    expect(Object.keys(cache.get("/")?.bodies ?? {})).toEqual(["identity"]);
  });
});
