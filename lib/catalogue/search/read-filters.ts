import { familiesOf } from "@/lib/catalogue/search/color-names";
import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import { FILTER_KEYS, MAX_SEARCH_LENGTH, SORTS } from "@/lib/catalogue/search/constants";
import { readWishes, type WishedSearch } from "@/lib/catalogue/search/read-wishes";
import { optionSlug } from "@/lib/platform/text/option-slug";
import { type Filters, isAsSaid, type Said, type Sort } from "@/lib/catalogue/search/rules";
import { parsePrice } from "@/lib/catalogue/products/rules";
import { cleanLine } from "@/lib/platform/text/text";

export type SearchParams = Record<string, string | string[] | undefined>;

export interface Asked extends WishedSearch {
  /** As it was written, unless the filters say something else than its words: then without what they say. */
  q: string;
  filters: Filters;
  page: number;
}

const NOTHING_SAID: Said = { price: null, isReduced: false, sort: null };
const MAX_PAGE = 999;
/** More of one kind than anybody ticks. */
const MAX_VALUES = 20;
/** Longer text is not even read, because each value costs a look-up. */
const MAX_CHARACTERS = 1_000;

/** Reads what an address asks for; leaves out values that the shop does not know. */
export function readFilters(params: SearchParams, catalogue: Catalogue): Asked {
  const { sizes, fits } = catalogue;
  const known = (table: { find: (slug: string) => number | undefined }) => (value: string) => {
    const slug = optionSlug(value);
    return slug !== "" && table.find(slug) !== undefined ? [slug] : [];
  };
  const written = cleanLine(readOne(params.q)).slice(0, MAX_SEARCH_LENGTH);
  const { words, ...said } = readWishes(written);
  const { price } = said;
  // A filter counts more than the words, also when it is emptied.
  const one = params.min === undefined ? (price?.min ?? null) : readPrice(params.min);
  const other = params.max === undefined ? (price?.max ?? null) : readPrice(params.max);
  const isTurned = one !== null && other !== null && one > other;
  const sort = readOne(params.sort).toLowerCase();
  const [min, max] = isTurned ? [other, one] : [one, other];
  // The form sends nothing for a box that is not ticked: whoever has set any filter has unticked it.
  const isUntouched = FILTER_KEYS.every((key) => key === "page" || params[key] === undefined);
  const filters: Filters = {
    size: readList(params.size, known(sizes)),
    color: readList(params.color, (value) => colorsOf(catalogue, value)),
    fit: readList(params.fit, known(fits)),
    min,
    max,
    isReduced: readOne(params.sale) === "1" || (said.isReduced && isUntouched),
    isInStock: readOne(params.stock).toLowerCase() === "in",
    sort: params.sort === undefined ? said.sort : isSort(sort) ? sort : null,
  };
  const isAsWritten = isAsSaid(filters, said);
  return {
    q: isAsWritten ? written : words,
    words,
    ...(isAsWritten ? said : NOTHING_SAID),
    filters,
    page: readPage(params.page),
  };
}

/** The same colour by any of its names: `navy`, `navy blue`, `নেভি`. */
function colorsOf({ families }: Catalogue, value: string): string[] {
  const slug = optionSlug(value);
  if (slug !== "" && families.find(slug) !== undefined) return [slug];
  return familiesOf(value);
}

const isSort = (text: string): text is Sort => SORTS.some((sort) => sort === text);

/** Reads a parameter with one value: the last of several counts, and one that is too long is empty. */
function readOne(value: string | string[] | undefined): string {
  const text = (Array.isArray(value) ? value.at(-1) : value) ?? "";
  return text.length > MAX_CHARACTERS ? "" : text;
}

function readList(value: string | string[] | undefined, resolve: (text: string) => string[]): string[] {
  const texts = [value ?? []].flat().join(",").slice(0, MAX_CHARACTERS).split(",");
  return [...new Set(texts.slice(0, MAX_VALUES).flatMap(resolve))].toSorted();
}

/** A form sends an empty field too. */
function readPrice(value: string | string[] | undefined): number | null {
  const text = readOne(value).trim();
  return text === "" ? null : parsePrice(text);
}

function readPage(value: string | string[] | undefined): number {
  const text = readOne(value);
  return /^\d{1,3}$/.test(text) ? Math.min(Math.max(1, Number(text)), MAX_PAGE) : 1;
}

/** The query as it was written, in one spelling, to compare with the one that it should have. */
export function writtenQuery(params: SearchParams): string {
  const pairs = Object.entries(params).flatMap(([key, value]) =>
    [value ?? []].flat().map((text): [string, string] => [key, text]),
  );
  return spell(pairs);
}

/** The query of an address of ours, in the same spelling. */
export function querySpelled(address: string): string {
  const at = address.indexOf("?");
  return spell(at < 0 ? [] : [...new URLSearchParams(address.slice(at))]);
}

const spell = (pairs: [string, string][]): string => JSON.stringify(pairs);
