import "server-only";
import { readFileSync } from "node:fs";
import { CATEGORY_NAMES } from "@/lib/categories";
import { SYNONYMS } from "@/lib/catalogue/search/catalog-synonyms";
import { connectDb } from "@/lib/platform/database/db";
import { Deadline } from "@/lib/platform/jobs/deadline";
import { getEnv } from "@/lib/env";
import { logError } from "@/lib/platform/log";
import { toColorImages } from "@/lib/catalogue/products/dto";
import { listFields } from "@/lib/catalogue/products/fields";
import { processState } from "@/lib/platform/process-state.mjs";
import { runPeriodically } from "@/lib/platform/jobs/run-periodically";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { Catalogue } from "@/lib/catalogue/search/catalogue";
import type { IndexedProduct } from "@/lib/catalogue/search/indexed-product";
import { CatalogueKeeper, type ProductSource } from "@/lib/catalogue/search/catalogue-keeper";
import { Concepts } from "@/lib/catalogue/search/concepts";
import { Product } from "@/models/product";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";
import { DRAFT, PUBLISHED } from "@/lib/catalogue/products/drafts";

declare module "@/lib/platform/process-slots" {
  interface ProcessSlots {
    catalogueKeeper?: CatalogueKeeper;
    /** The products that are drafts; from when an admin first searches. */
    draftKeeper?: CatalogueKeeper;
  }
}

const AT_ONCE = 500;
const INDEXED_FIELDS = listFields("isIndexed").join(" ");
/** A backstop for what no write tells of, such as an edit of the database by hand. */
const REREAD_MS = 5 * MINUTE_MS;

type Kind = typeof PUBLISHED | typeof DRAFT;

const sourceOf = (kind: Kind): ProductSource => ({
  async *readAll() {
    let batch = await readBatch(kind);
    while (batch.length > 0) {
      yield batch;
      batch = await readBatch({ ...kind, _id: { $lt: batch.at(-1)?._id } });
    }
  },
  readSome: (ids) => readBatch({ ...kind, _id: { $in: ids } }),
});

async function readBatch(
  filter: Kind & { _id?: { $lt: unknown } | { $in: string[] } },
): Promise<IndexedProduct[]> {
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
      ...(colorImages && { colorImages: toColorImages(colorImages) }),
    }));
  });
}

/** Begins to keep the catalogue of this process in memory. */
export function startCatalogueKeeper(): void {
  const keeper = getKeeper();
  const note = (tags: readonly string[]) => {
    keeper.noteInvalidated(tags);
    processState.draftKeeper?.noteInvalidated(tags);
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

/** The drafts alone, for admins. */
export function readDrafts(): Promise<Catalogue> {
  processState.draftKeeper ??= new CatalogueKeeper(sourceOf(DRAFT), makeCatalogue());
  return processState.draftKeeper.read();
}

/** Makes the pages stale that were rendered without the catalogue. */
function invalidateCategories(): void {
  processState.pageTags?.invalidate(CATEGORY_NAMES.map(CACHE_TAGS.category));
}

function getKeeper(): CatalogueKeeper {
  processState.catalogueKeeper ??= new CatalogueKeeper(
    sourceOf(PUBLISHED),
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
