import "server-only";
import { categoryPath, collectionPath, detailsPath, PATHS } from "@/lib/paths";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";
import { categoriesInForce } from "@/lib/shop-categories";
import type { SitemapProduct } from "@/lib/seo/queries";
import { xmlElement } from "@/lib/seo/xml";
import { localPath } from "@/lib/words/local-path.mjs";

/** More pages than this, each with its addresses in all languages, and the sitemap becomes an index of several. */
const SITEMAP_LIMIT = 5_000;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Of the links that name a page's addresses in all languages. */
const XHTML_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const IMAGE_NAMESPACE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

interface Entry {
  path: string;
  /** ISO 8601; left out for a page that only changes with the shop's code. */
  updatedAt?: string | undefined;
  images?: string[];
}

type ListedCollection = Pick<CollectionDto, "slug">;

/** The sitemap, or the index of its parts where the shop has outgrown one, and then these parts. */
export function writeSitemap(
  products: SitemapProduct[],
  { collections = [], limit = SITEMAP_LIMIT }: { collections?: ListedCollection[]; limit?: number } = {},
): [Iterable<string>, ...Iterable<string>[]] {
  const entries = listEntries(products, collections);
  if (entries.length <= limit) return [writeEntries(entries)];
  const parts = inParts(entries, limit);
  return [writeIndex(parts), ...parts.map(writeEntries)];
}

/** How many parts the sitemap of so many products and collections has; none while it is one file. */
export function countSitemapParts(listed: number, limit = SITEMAP_LIMIT): number {
  const entries = listEntries([], []).length + listed;
  return entries <= limit ? 0 : Math.ceil(entries / limit);
}

const PART_FILE = /^([1-9]\d{0,3})\.xml$/;

/** The number of the part that is in a file of this name, or null. */
export function readSitemapPart(file: string): number | null {
  const [, part] = PART_FILE.exec(file) ?? [];
  return part === undefined ? null : Number(part);
}

function* writeIndex(parts: Entry[][]): Generator<string> {
  yield `${DECLARATION}<sitemapindex ${NAMESPACE}>\n`;
  for (const [index, part] of parts.entries()) {
    const address = absoluteUrl(`/sitemaps/${index + 1}.xml`);
    yield `<sitemap>${xmlElement("loc", address)}${lastmod(newest(part))}</sitemap>\n`;
  }
  yield "</sitemapindex>\n";
}

function inParts(entries: Entry[], limit: number): Entry[][] {
  const count = Math.ceil(entries.length / limit);
  return Array.from({ length: count }, (_, index) => entries.slice(index * limit, (index + 1) * limit));
}

function listEntries(products: SitemapProduct[], collections: ListedCollection[]): Entry[] {
  const rows = collections.map(({ slug }) => ({ path: collectionPath(slug), updatedAt: newest(products) }));
  const categories = categoriesInForce().map(({ slug, name }) => ({
    path: categoryPath(slug),
    updatedAt: newest(products.filter(({ category }) => category === name)),
  }));
  const details = products.map(({ _id, updatedAt, images }) => ({
    path: detailsPath(_id),
    updatedAt,
    images: [...new Set(images)],
  }));
  const home = { path: PATHS.home, updatedAt: newest(products) };
  const information = [PATHS.about, PATHS.returns, PATHS.privacy, PATHS.terms].map((path) => ({ path }));
  return [home, ...categories, ...rows, ...information, ...details];
}

function newest(changed: { updatedAt?: string | undefined }[]): string | undefined {
  return (
    changed
      .map(({ updatedAt = "" }) => updatedAt)
      .reduce((latest, time) => (time > latest ? time : latest), "") || undefined
  );
}

function* writeEntries(entries: Entry[]): Generator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACE} ${XHTML_NAMESPACE} ${IMAGE_NAMESPACE}>\n`;
  for (const { path, updatedAt, images = [] } of entries) {
    const english = absoluteUrl(path);
    const bangla = absoluteUrl(localPath("bn", path));
    const same = [
      ["en", english],
      ["bn", bangla],
      ["x-default", english],
    ];
    const links = same
      .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join("");
    const pictures = images
      .map((image) => `<image:image>${xmlElement("image:loc", absoluteUrl(image))}</image:image>`)
      .join("");
    yield `<url>${xmlElement("loc", english)}${lastmod(updatedAt)}${links}${pictures}</url>\n`;
    yield `<url>${xmlElement("loc", bangla)}${lastmod(updatedAt)}${links}</url>\n`;
  }
  yield "</urlset>\n";
}

function lastmod(updatedAt: string | undefined): string {
  return updatedAt ? xmlElement("lastmod", updatedAt) : "";
}
