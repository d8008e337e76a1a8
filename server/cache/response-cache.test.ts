import { beforeEach, describe, expect, it } from "vitest";
import { AnswerMemory } from "@/server/cache/response-cache.mjs";
import { freshness } from "@/server/cache/tag-invalidation.mjs";

let time: number;
let memory: AnswerMemory;

beforeEach(() => {
  time = 0;
  memory = new AnswerMemory({ mostBytes: 100_000, now: () => time });
});

const answer = (fields: Record<string, unknown> = {}) => ({
  headers: [],
  etag: '"a"',
  forms: { gzip: Buffer.alloc(10_000) },
  tags: ["category:Caps"],
  begun: freshness.count,
  isFixed: false,
  isText: false,
  ...fields,
});

describe("AnswerMemory", () => {
  it("stays within its bytes, and drops first what was not asked for longest", () => {
    for (let index = 0; index < 5; index += 1) memory.keep(`/${index}`, answer());
    expect(memory.find("/0")).toBeDefined();
    for (let index = 5; index < 9; index += 1) memory.keep(`/${index}`, answer());
    expect(memory.bytes).toBeLessThanOrEqual(100_000);
    expect(memory.find("/0")).toBeDefined();
    expect(memory.find("/1")).toBeUndefined();
    expect(memory.find("/8")).toBeDefined();
  });

  it("counts what it holds once, also when an address is kept again", () => {
    memory.keep("/", answer());
    const { bytes } = memory;
    for (let index = 0; index < 50; index += 1) memory.keep("/", answer({ etag: `"${index}"` }));
    expect(memory.bytes).toBe(bytes);
  });

  it("gives no answer whose tag has become stale, and every other one", () => {
    memory.keep("/caps", answer());
    memory.keep("/belts", answer({ tags: ["category:Belts"] }));
    freshness.expire(["products", "category:Caps"]);
    expect(memory.find("/caps")).toBeUndefined();
    expect(memory.find("/belts")).toBeDefined();
  });

  it("neither gives an answer that became stale while it was made, nor lets it replace a newer one", () => {
    const begunBefore = answer();
    freshness.expire(["category:Caps"]);
    memory.keep("/caps", begunBefore);
    expect(memory.find("/caps")).toBeUndefined();
    memory.keep("/caps", answer({ etag: '"new"' }));
    memory.keep("/caps", begunBefore);
    expect(memory.find("/caps")?.etag).toBe('"new"');
  });

  it("gives no answer when its time is up, until it is kept again", () => {
    memory.keep("/", answer());
    time = 59_000;
    expect(memory.find("/")).toBeDefined();
    time = 60_000;
    expect(memory.find("/")).toBeUndefined();
    memory.keep("/", answer());
    expect(memory.find("/")).toBeDefined();
  });

  it("never asks again for a file of the build", () => {
    memory.keep("/_next/static/a.js", answer({ isFixed: true }));
    time = 1_000_000_000;
    expect(memory.find("/_next/static/a.js")).toBeDefined();
  });

  it("keeps the other encodings of a body that is still the same, and none of another", () => {
    memory.keep("/", answer());
    memory.keep("/", answer({ forms: { identity: Buffer.alloc(20) } }));
    expect(Object.keys(memory.find("/")?.forms ?? {})).toEqual(["gzip", "identity"]);
    memory.keep("/", answer({ etag: '"b"', forms: { identity: Buffer.alloc(20) } }));
    expect(Object.keys(memory.find("/")?.forms ?? {})).toEqual(["identity"]);
  });
});
