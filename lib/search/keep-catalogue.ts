import "server-only";
import { readFileSync } from "node:fs";
import { CATEGORY_NAMES } from "@/lib/catalog";
import { SYNONYMS } from "@/lib/catalog-synonyms";
import { connectDb } from "@/lib/db";
import { Deadline } from "@/lib/deadline";
import { getEnv } from "@/lib/env";
import { logError } from "@/lib/log";
import { toColorImages } from "@/lib/products/dto";
import { processState } from "@/lib/process-state.mjs";
import { runPeriodically } from "@/lib/run-periodically";
import { CACHE_TAGS } from "@/lib/cache-tags";
import { Catalogue } from "@/lib/search/catalogue";
import type { IndexedProduct } from "@/lib/search/indexed-product";
import { CatalogueKeeper, type ProductSource } from "@/lib/search/catalogue-keeper";
import { Concepts } from "@/lib/search/concepts";
import { Product } from "@/models/product";

const AT_ONCE = 500;
const INDEXED_FIELDS = "name category price fit fabric sizes colors stock stockByOption image1 colorImages";
/** A backstop for what no write tells of, such as an edit of the database by hand. */
const REREAD_MS = 5 * 60_000;

const PRODUCTS: ProductSource = {
  async *readAll() {
    let batch = await readBatch({});
    while (batch.length > 0) {
      yield batch;
      batch = await readBatch({ _id: { $lt: batch.at(-1)?._id } });
    }
  },
  readSome: (ids) => readBatch({ _id: { $in: ids } }),
};

async function readBatch(filter: { _id?: { $lt: unknown } | { $in: string[] } }): Promise<IndexedProduct[]> {
  return await new Deadline({ facts: { work: "products for the search" } }).within(async () => {
    await connectDb();
    const products = await Product.find(filter)
      .sort({ _id: -1 })
      .limit(AT_ONCE)
      .select(INDEXED_FIELDS)
      .lean();
    return products.map(({ _id, fabric, stockByOption, colorImages, ...product }) => ({
      ...product,
      _id: _id.toString(),
      ...(fabric && { fabric }),
      ...(stockByOption && { stockByOption }),
      ...(colorImages && { colorImages: toColorImages(colorImages) }),
    }));
  });
}

/** Begins to keep the catalogue of this process in memory. */
export function startCatalogueKeeper(): void {
  const keeper = getKeeper();
  processState.onInvalidated = (tags) => keeper.noteInvalidated(tags);
  runPeriodically({
    name: "catalogue",
    intervalMs: REREAD_MS,
    deadlineMs: REREAD_MS,
    work: async () => keeper.noteInvalidated([CACHE_TAGS.everything]),
  });
}

/** All products in memory, as they are now; throws a DeadlineError where they were never read yet. */
export function readCatalogue(): Promise<Catalogue> {
  return getKeeper().read();
}

/** The same, and null before they were read for the first time. */
export function readCatalogueIfReady(): Promise<Catalogue | null> {
  return getKeeper().readIfReady();
}

/** What was made without the catalogue is made anew. */
function invalidateCategories(): void {
  processState.pageTags?.invalidate(CATEGORY_NAMES.map(CACHE_TAGS.category));
}

function getKeeper(): CatalogueKeeper {
  processState.catalogueKeeper ??= new CatalogueKeeper(
    PRODUCTS,
    new Catalogue(new Concepts([...SYNONYMS, ...readOwnSynonyms()])),
    invalidateCategories,
  );
  return processState.catalogueKeeper;
}

/** The shop's own lines of synonyms; a file that cannot be read is told in the log, and the shop goes on without. */
function readOwnSynonyms(): string[] {
  const file = getEnv().SYNONYMS_FILE;
  if (file === undefined) return [];
  try {
    const lines = readFileSync(file, "utf8").split(/\r?\n/);
    return lines.filter((line) => line.includes(",") && !line.startsWith("#"));
  } catch (error) {
    logError("synonyms not read", { error });
    return [];
  }
}
