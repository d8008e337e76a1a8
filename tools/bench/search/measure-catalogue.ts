import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { CATEGORIES } from "@/lib/categories";
import { Catalogue } from "@/lib/catalogue/search/catalogue";
import { CatalogueKeeper } from "@/lib/catalogue/search/catalogue-keeper";
import { filterEntries } from "@/lib/catalogue/search/filter-entries";
import { findProducts } from "@/lib/catalogue/search/find-products";
import type { IndexedProduct } from "@/lib/catalogue/search/indexed-product";
import { NO_FILTERS } from "@/lib/catalogue/search/rules";
import { DEMO_PRODUCTS } from "@/demo/products";
import { type Figure, figure, type Unit } from "@/tools/bench/measure/figures";

const AT_ONCE = 500;
const RUNS = 30;
const BYTES_PER_MIB = 1_048_576;

const SEARCHES = ["jeans", "navy polo L", "ফুল হাতা শার্ট", "manibag", "sh", "shrit", "oxfrod shart", "zzzzzz"];

/** The catalogue in memory by itself: how long it takes to read so many products, and to find and to filter among them. */
export async function measureCatalogue(count: number): Promise<Figure[]> {
  const before = heapInUse();
  const catalogue = new Catalogue();
  const keeper = new CatalogueKeeper(
    { readAll: () => makeProducts(count), readSome: async () => [] },
    catalogue,
  );
  const pieces = watchPieces();
  const begun = performance.now();
  while (!(await keeper.readIfReady()));
  const builtMs = performance.now() - begun;
  const longestMs = pieces.stop();
  const memory = (heapInUse() - before) / BYTES_PER_MIB;
  const tell = (what: string, values: number[], unit: Unit = "ms") =>
    figure(`search: ${count} products: ${what}`, unit, values);
  const [category] = CATEGORIES;
  const filters = { ...NO_FILTERS, size: ["32"], color: ["black"], isInStock: true };
  const filter = () => filterEntries(catalogue, catalogue.list(category.name), filters);
  const search = (q: string) => () => {
    // A name that changes: nothing that was found before is kept.
    catalogue.set(makeProduct(0, String(Math.random())));
    return findProducts(catalogue, q);
  };
  return [
    tell("read whole", [builtMs]),
    tell("longest piece of it", [longestMs]),
    tell("memory", [memory], "MiB"),
    ...SEARCHES.map((q) => tell(q, timeRuns(search(q)))),
    tell("one category filtered", timeRuns(filter)),
  ];
}

/** The demo's products and copies of them, each with a name of its own. */
async function* makeProducts(count: number): AsyncGenerator<IndexedProduct[]> {
  for (let start = 0; start < count; start += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - start);
    yield Array.from({ length: size }, (_, index) => makeProduct(start + index));
  }
}

function makeProduct(number: number, fit?: string): IndexedProduct {
  const original = DEMO_PRODUCTS[number % DEMO_PRODUCTS.length];
  if (!original) throw new Error("The demo has no products.");
  const name = number < DEMO_PRODUCTS.length ? original.name : `${original.name} ${number}`;
  return { ...original, _id: number.toString(16).padStart(24, "0"), name, ...(fit && { fit }) };
}

function timeRuns(work: () => unknown): number[] {
  return Array.from({ length: RUNS }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
}

/** How long others had to wait at the most. */
function watchPieces(): { stop: () => number } {
  let last = performance.now();
  let longest = 0;
  let isOver = false;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  return {
    stop() {
      isOver = true;
      return Math.max(longest, performance.now() - last);
    },
  };
}

function heapInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
