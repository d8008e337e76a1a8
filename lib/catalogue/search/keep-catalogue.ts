import "server-only";
import { readFileSync } from "node:fs";
import { SYNONYMS } from "@/lib/catalogue/search/catalog-synonyms";
import { connectDb } from "@/lib/platform/database/db";
import { Deadline } from "@/lib/platform/jobs/deadline";
import { getEnv } from "@/lib/env";
import { logError } from "@/lib/platform/log";
import { toColorGalleries, toColorImages } from "@/lib/catalogue/products/dto";
import { listFields } from "@/lib/catalogue/products/list-fields";
import { processState } from "@/lib/platform/process-state.mjs";
import { runPeriodically } from "@/lib/platform/jobs/run-periodically";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { Catalogue } from "@/lib/catalogue/search/catalogue";
import type { IndexedProduct } from "@/lib/catalogue/search/indexed-product";
import { CatalogueKeeper, type ProductSource } from "@/lib/catalogue/search/catalogue-keeper";
import { Concepts } from "@/lib/catalogue/search/concepts";
import { Product } from "@/models/product";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";
import { listed, unlisted } from "@/lib/catalogue/products/drafts";
import { allCategories } from "@/lib/shop-categories";

declare module "@/lib/platform/process-slots" {
  interface ProcessSlots {
    catalogueKeeper?: CatalogueKeeper;
    /** The products that no list for shoppers has; from when the desk first searches. */
    unlistedKeeper?: CatalogueKeeper;
  }
}

const AT_ONCE = 500;
const INDEXED_FIELDS = listFields("isIndexed").join(" ");
/** A backstop for what no write tells of, such as an edit of the database by hand. */
const REREAD_MS = 5 * MINUTE_MS;

/** Asked each time: what is listed changes with the categories that the owner hides. */
const sourceOf = (filterNow: () => object): ProductSource => ({
  async *readAll() {
    let batch = await readBatch(filterNow());
    while (batch.length > 0) {
      yield batch;
      batch = await readBatch({ ...filterNow(), _id: { $lt: batch.at(-1)?._id } });
    }
  },
  readSome: (ids) => readBatch({ ...filterNow(), _id: { $in: ids } }),
});

async function readBatch(filter: object): Promise<IndexedProduct[]> {
  return await new Deadline({ facts: { work: "products for the search" } }).within(async () => {
    await connectDb();
    const products = await Product.find(filter)
      .sort({ _id: -1 })
      .limit(AT_ONCE)
      .select(INDEXED_FIELDS)
      .lean();
    return products.map(({ _id, colorImages, ...product }) => ({
      ...product,
      _id: _id.toString(),
      ...(colorImages && {
        colorImages: toColorImages(colorImages),
        colorGalleries: toColorGalleries(colorImages),
      }),
    }));
  });
}

/** Begins to keep the catalogue of this process in memory. */
export function startCatalogueKeeper(): void {
  const keeper = getKeeper();
  const note = (tags: readonly string[]) => {
    keeper.noteInvalidated(tags);
    processState.unlistedKeeper?.noteInvalidated(tags);
  };
  processState.onInvalidated = note;
  runPeriodically({
    name: "catalogue",
    intervalMs: REREAD_MS,
    deadlineMs: REREAD_MS,
    work: async () => note([CACHE_TAGS.everything]),
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

/** The products that no list for shoppers has: drafts, and those of hidden categories. */
export function readUnlisted(): Promise<Catalogue> {
  processState.unlistedKeeper ??= new CatalogueKeeper(sourceOf(unlisted), makeCatalogue());
  return processState.unlistedKeeper.read();
}

/** Makes the pages stale that were rendered without the catalogue. */
function invalidateCategories(): void {
  processState.pageTags?.invalidate(allCategories().map(({ name }) => CACHE_TAGS.category(name)));
}

function getKeeper(): CatalogueKeeper {
  processState.catalogueKeeper ??= new CatalogueKeeper(
    sourceOf(listed),
    makeCatalogue(),
    invalidateCategories,
  );
  return processState.catalogueKeeper;
}

function makeCatalogue(): Catalogue {
  return new Catalogue(new Concepts([...SYNONYMS, ...readOwnSynonyms()]));
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
