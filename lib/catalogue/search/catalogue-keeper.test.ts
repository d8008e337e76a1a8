import { beforeEach, describe, expect, it, vi } from "vitest";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import type { IndexedProduct } from "@/lib/catalogue/search/indexed-product";
import { CatalogueKeeper } from "@/lib/catalogue/search/catalogue-keeper";
import { findProducts } from "@/lib/catalogue/search/find-products";
import { sampleProduct } from "@/testing/sample-product";

const idOf = (index: number) => index.toString(16).padStart(24, "0");

let stored: Map<string, IndexedProduct>;
let keeper: CatalogueKeeper;
let wholeReads: number;
let beforeBatch: () => void;

beforeEach(() => {
  stored = new Map();
  wholeReads = 0;
  beforeBatch = () => undefined;
  keeper = new CatalogueKeeper({
    async *readAll() {
      wholeReads += 1;
      for (const id of stored.keys()) {
        const product = stored.get(id);
        if (!product) continue;
        beforeBatch();
        yield [product];
      }
    },
    readSome: async (ids) => ids.flatMap((id) => stored.get(id) ?? []),
  });
});

function save(index: number, fields: Partial<IndexedProduct>): string {
  const _id = idOf(index);
  stored.set(_id, sampleProduct({ ...fields, _id }));
  return CACHE_TAGS.product(_id);
}

const search = async (q: string) => findProducts(await keeper.read(), q).entries.map(({ name }) => name);

describe("the catalogue in memory", () => {
  it("is read when it is first asked for, and then follows what is told", async () => {
    save(1, { name: "Lungi of Pabna" });
    expect(await search("lungi")).toEqual(["Lungi of Pabna"]);
    const changed = save(1, { name: "Gamcha of Pabna" });
    expect(await search("gamcha")).toEqual([]);
    keeper.noteInvalidated([CACHE_TAGS.products, changed]);
    expect(await search("gamcha")).toEqual(["Gamcha of Pabna"]);
    expect(await search("lungi")).toEqual([]);
    stored.clear();
    keeper.noteInvalidated([changed]);
    expect(await search("gamcha")).toEqual([]);
    expect(wholeReads).toBe(1);
  });

  it("is waited for shortly by what is no less without it, and says once when it is there", async () => {
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    let told = 0;
    const slow = new CatalogueKeeper(
      {
        async *readAll() {
          await held;
          yield [sampleProduct()];
        },
        readSome: async () => [],
      },
      undefined,
      () => (told += 1),
    );
    expect(await slow.readIfReady()).toBeNull();
    letThrough();
    expect((await slow.read()).size).toBe(1);
    slow.noteInvalidated([CACHE_TAGS.everything]);
    expect((await slow.readIfReady())?.size).toBe(1);
    expect(told).toBe(1);
  });

  it("is read whole again when anything may have changed", async () => {
    save(1, { name: "Lungi of Pabna" });
    await search("lungi");
    stored.clear();
    save(2, { name: "Gamcha of Tangail" });
    keeper.noteInvalidated([CACHE_TAGS.everything]);
    expect(await search("gamcha")).toEqual(["Gamcha of Tangail"]);
    expect(await search("lungi")).toEqual([]);
  });

  it("ends with what was told while it was being read", async () => {
    for (const index of [1, 2, 3]) save(index, { name: `Lungi ${index}` });
    beforeBatch = () => {
      beforeBatch = () => undefined;
      const changed = save(1, { name: "Gamcha" });
      stored.delete(idOf(3));
      keeper.noteInvalidated([changed, CACHE_TAGS.product(idOf(3)), save(4, { name: "Lungi 4" })]);
    };
    expect((await search("lungi")).toSorted()).toEqual(["Lungi 2", "Lungi 4"]);
    expect(await search("gamcha")).toEqual(["Gamcha"]);
  });

  it("keeps what it has while the database is away, and catches up afterwards", async () => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const changed = save(1, { name: "Lungi of Pabna" });
    await search("lungi");
    const { readSome } = keeper.source;
    keeper.source.readSome = () => Promise.reject(new Error("The database is away."));
    save(1, { name: "Gamcha of Pabna" });
    keeper.noteInvalidated([changed]);
    expect(await search("lungi")).toEqual(["Lungi of Pabna"]);
    keeper.source.readSome = readSome;
    await vi.waitFor(async () => expect(await search("gamcha")).toHaveLength(1), { timeout: 5_000 });
    vi.restoreAllMocks();
  });
});
