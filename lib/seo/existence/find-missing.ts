import "server-only";
import { LRUCache } from "lru-cache";
import { MOST_COLLECTIONS } from "@/lib/catalogue/collections/constants";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { type CategoryName, getCategoryBySlug } from "@/lib/categories";
import { connectDb, isDatabaseUnavailable } from "@/lib/platform/database/db";
import { ExistingKeys } from "@/lib/seo/existence/existing-keys";
import { CachedCount } from "@/lib/seo/existence/cached-count";
import { idSchema } from "@/lib/platform/http/id-schema";
import { NO_SUCH_DOCUMENT, NO_SUCH_PICTURE } from "@/lib/platform/http/plain-text-error";
import { isPictureFile } from "@/lib/catalogue/images/rules";
import { logError } from "@/lib/platform/log";
import { CATEGORY_IN_ADDRESS, CATEGORY_SLUG } from "@/lib/own-segments";
import { categoryPath, readLaterPage } from "@/lib/paths";
import { type Missing, processState } from "@/lib/platform/process-state.mjs";
import { countListed, countPublished } from "@/lib/catalogue/products/count-published";
import { countCollectionPages } from "@/lib/catalogue/collections/queries";
import { countPages } from "@/lib/catalogue/products/rules";
import { findKnownTokens } from "@/lib/orders/tracking/queries";
import { countSitemapParts, readSitemapPart } from "@/lib/seo/sitemap";
import { isToken } from "@/lib/orders/tracking/tracking-token";
import { PictureFile } from "@/models/picture";
import { Collection } from "@/models/collection";
import { localPath, readLocalPath } from "@/lib/words/local-path.mjs";
import { Product } from "@/models/product";
import { PUBLISHED } from "@/lib/catalogue/products/drafts";
import { MOST_CATEGORIES } from "@/lib/catalogue/categories/constants";
import { shopFactsRead } from "@/lib/settings/keep-shop-facts";
import { categoriesInForce, movedTo } from "@/lib/shop-categories";

/** True from a read that finds the database away until one succeeds. */
let isDatabaseAway = false;

function fromDatabase<Asked extends unknown[], Found>(read: (...asked: Asked) => PromiseLike<Found>) {
  return async (...asked: Asked): Promise<Found> => {
    await connectDb();
    const found = await read(...asked);
    isDatabaseAway = false;
    return found;
  };
}

const products = new ExistingKeys({
  tagsOf: (productId) => [CACHE_TAGS.product(productId), CACHE_TAGS.everything],
  read: fromDatabase(async (productIds) => {
    const found = await Product.find({ _id: { $in: productIds }, ...PUBLISHED })
      .select("_id")
      .lean();
    return found.map(({ _id }) => _id.toString());
  }),
});

const pictures = new ExistingKeys({
  // The picture under a name never changes, and the framework tells of one that was removed since.
  tagsOf: () => [],
  read: fromDatabase(async (names) => {
    const found = await PictureFile.find({ filename: { $in: names } })
      .select("filename")
      .lean();
    return found.map(({ filename }) => filename);
  }),
});

const collections = new ExistingKeys({
  tagsOf: () => [CACHE_TAGS.collections, CACHE_TAGS.everything],
  read: fromDatabase(async (slugs) => {
    const found = await Collection.find({ slug: { $in: slugs } })
      .select("slug")
      .lean();
    return found.map(({ slug }) => slug);
  }),
});

const trackingTokens = new ExistingKeys({
  // Each visit asks anew whether an order that was found still has a link.
  tagsOf: () => [],
  read: fromDatabase(findKnownTokens),
});

/** Of categories that there are, by their names. */
const categoryCounts = new LRUCache<string, CachedCount>({ max: MOST_CATEGORIES });

function countOfCategory(name: CategoryName): CachedCount {
  const known = categoryCounts.get(name);
  if (known) return known;
  const count = new CachedCount({
    tags: [CACHE_TAGS.category(name), CACHE_TAGS.everything],
    read: fromDatabase(() => countPublished(name)),
  });
  categoryCounts.set(name, count);
  return count;
}

const productCount = new CachedCount({
  tags: [CACHE_TAGS.products, CACHE_TAGS.everything],
  read: fromDatabase(countListed),
});

/** Of collections that there are. */
const collectionPages = new LRUCache<string, CachedCount>({ max: MOST_COLLECTIONS });

const collectionCount = new CachedCount({
  tags: [CACHE_TAGS.collections, CACHE_TAGS.everything],
  read: fromDatabase(() => Collection.estimatedDocumentCount()),
});

type Exists = boolean | Promise<boolean>;

function hasProduct(text: string): Exists {
  const id = idSchema.safeParse(text);
  return id.success && products.has(id.data);
}

/** Whether an address is a category's. True while that is not known. */
const hasCategory = (slug: string): boolean =>
  !processState.shopFacts || getCategoryBySlug(categoriesInForce(), slug) !== null;

const MOVED = new RegExp(`^/(${CATEGORY_SLUG})(?:/\\d+)?/?$`, "i");

/** Where the address of a deleted category leads, that of its later pages too; null for every other address. */
function findMovedCategory(address: string): string | null {
  const { language, path } = readLocalPath(address);
  const [, slug = ""] = MOVED.exec(path) ?? [];
  const other = movedTo(slug.toLowerCase());
  return other && localPath(language, categoryPath(other.slug));
}

/** From memory, once it has been read what the owner has made of the categories. */
const onceKnown = (exists: () => Exists): Exists =>
  processState.shopFacts ? exists() : shopFactsRead().then(exists);

async function hasPage(slug: string, text: string): Promise<boolean> {
  const page = readLaterPage(text);
  if (page === null) return false;
  const category = getCategoryBySlug(categoriesInForce(), slug);
  return category !== null && page <= countPages(await countOfCategory(category.name).get());
}

async function hasCollectionPage(slug: string, text: string): Promise<boolean> {
  const page = readLaterPage(text);
  return page !== null && (await collections.has(slug)) && page <= (await pagesOfCollection(slug).get());
}

function pagesOfCollection(slug: string): CachedCount {
  const known = collectionPages.get(slug);
  if (known) return known;
  const count = new CachedCount({
    tags: [CACHE_TAGS.collections, CACHE_TAGS.products, CACHE_TAGS.everything],
    read: fromDatabase(() => countCollectionPages(slug)),
  });
  collectionPages.set(slug, count);
  return count;
}

function hasCard(card: string): Exists {
  const [kind = "", below, ...rest] = readLocalPath(`/${card}`).path.slice(1).split("/");
  if (rest.length > 0) return false;
  if (below !== undefined && kind === "collections") return collections.has(below);
  if (below !== undefined) return kind === "details" && hasProduct(below);
  return (
    ["home", "about", "return"].includes(kind) ||
    onceKnown(() => getCategoryBySlug(categoriesInForce(), kind) !== null)
  );
}

async function hasSitemap(file: string): Promise<boolean> {
  const part = readSitemapPart(file);
  return (
    part !== null && part <= countSitemapParts((await productCount.get()) + (await collectionCount.get()))
  );
}

interface Address {
  pattern: RegExp;
  /** The plain-text answer where there is nothing; null for a page. */
  message: string | null;
  exists: (...parts: string[]) => Exists;
}

/** The addresses that anybody can make up without end; only the database knows which of them exist. */
const ADDRESSES: Address[] = [
  { pattern: /^\/details\/([^/]+)$/, message: null, exists: hasProduct },
  {
    pattern: new RegExp(`^/(${CATEGORY_IN_ADDRESS})/([^/]+)$`),
    message: null,
    exists: (slug = "", page = "") => onceKnown(() => hasPage(slug, page)),
  },
  { pattern: /^\/collections\/([^/]+)$/, message: null, exists: (slug = "") => collections.has(slug) },
  { pattern: /^\/collections\/([^/]+)\/([^/]+)$/, message: null, exists: hasCollectionPage },
  { pattern: /^\/share\/(.+)$/, message: NO_SUCH_PICTURE, exists: hasCard },
  {
    pattern: /^\/images\/([^/]+)$/,
    message: NO_SUCH_PICTURE,
    exists: (name = "") => isPictureFile(name) && pictures.has(name),
  },
  {
    pattern: /^\/track\/([^/]+)$/,
    message: null,
    exists: (token = "") => isToken(token) && trackingTokens.has(token),
  },
  { pattern: /^\/sitemaps\/([^/]+)$/, message: NO_SUCH_DOCUMENT, exists: hasSitemap },
];

/** Known from memory: a category that is there is not waited for. */
const CATEGORY_PAGE = new RegExp(`^/(${CATEGORY_IN_ADDRESS})$`);

/**
 * Finds an address that has nothing under it, before the framework spends a rendering on it; null for every other
 * address, and where the database cannot tell: the framework then finds out, and says what is wrong.
 */
export function findMissing(address: string): Promise<Missing | null> | null {
  const { path } = readLocalPath(address);
  const [, slug] = CATEGORY_PAGE.exec(path) ?? [];
  if (slug !== undefined) return hasCategory(slug) ? null : Promise.resolve({ message: null });
  for (const { pattern, message, exists } of ADDRESSES) {
    const [, ...parts] = pattern.exec(path) ?? [];
    if (parts.length === 0) continue;
    return check(() => exists(...parts), message);
  }
  return null;
}

async function check(exists: () => Exists, message: string | null): Promise<Missing | null> {
  const asked = ask(exists, message);
  // While the database is away, a request waits for it in the framework alone; this read tells when it is back.
  return isDatabaseAway ? null : await asked;
}

async function ask(exists: () => Exists, message: string | null): Promise<Missing | null> {
  try {
    return (await exists()) ? null : { message };
  } catch (error) {
    if (isDatabaseUnavailable(error)) isDatabaseAway = true;
    else logError("existence not known", { error });
    return null;
  }
}

/** Lets the server ask what there is, and which addresses are categories, before it hands a request to the framework. */
export function exposeFindMissing(): void {
  processState.findMissing = findMissing;
  processState.hasCategory = hasCategory;
  processState.findMovedCategory = findMovedCategory;
}
