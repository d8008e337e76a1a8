import {
  type CountsDraft,
  isSameCounts,
  listFilledRows,
  NO_COUNTS,
  originOf,
  sumPieces,
  toCountsDraft,
} from "@/components/products-desk/counts/counts-draft";
import {
  type ColorImagesDraft,
  hasSameGalleries,
  isSameColorImages,
  listGalleries,
  toColorImagesDraft,
} from "@/components/products-desk/pictures/color-images-draft";
import type { Departure } from "@/components/products-desk/counts/departures";
import { freeRows, freeStock, type Shortage } from "@/components/products-desk/counts/on-shelf";
import { listTypedOptions, nameOption } from "@/components/products-desk/counts/option-names";
import type { FormWords } from "@/components/products-desk/form-words";
import {
  NOT_COUNTED,
  STOCK_TICK,
  stockProblem,
  toStockDraft,
} from "@/components/products-desk/counts/stock-draft";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { byName, FIELD_NAMES, FIELDS, PLAIN_FIELDS, type PlainName } from "@/lib/catalogue/products/fields";
import type { ShelfRow } from "@/lib/catalogue/products/shelf-api";
import { findRow, type StockRow, sumStock } from "@/lib/stock/options";
import { fieldText } from "@/lib/catalogue/products/rules";
import {
  type CreateProductInput,
  createProductSchema,
  type UpdateProductInput,
} from "@/lib/catalogue/products/schema";

export const DRAFT_FIELDS = [...PLAIN_FIELDS, STOCK_TICK] as const;

type DraftField = (typeof DRAFT_FIELDS)[number];

/** What is in the fields of the form, before it is checked. */
export type ProductDraft = Record<DraftField, string> & CountsDraft & ColorImagesDraft;

/** Beside which parts of the form a mistake is told. */
const ERROR_FIELDS = [...FIELD_NAMES, "renamedOptions"] as const;

export type ProductErrors = Partial<Record<(typeof ERROR_FIELDS)[number], string | undefined>> &
  Partial<Record<`colorGalleries.${string}`, string | undefined>>;

/** Each field with nothing in it. */
export const NO_TEXTS = byName<Record<PlainName, string>>(PLAIN_FIELDS, () => "");

export const EMPTY_DRAFT: ProductDraft = {
  ...NO_TEXTS,
  // The contract asks for no stock; the tick says what an empty one means.
  notCounted: NOT_COUNTED,
  ...NO_COUNTS,
  colorImages: {},
};

/** A form that was kept, in the category that its address names where nobody had chosen one. */
export const inCategory = <Kept extends { draft: ProductDraft }>(kept: Kept, category: string): Kept => ({
  ...kept,
  draft: { ...kept.draft, category: kept.draft.category || category },
});

export function toDraft(product: ProductDto): ProductDraft {
  return {
    ...byName<Record<PlainName, string>>(PLAIN_FIELDS, (field) => fieldText(product[field])),
    ...toStockDraft(product.stock),
    ...toCountsDraft(product),
    ...toColorImagesDraft(product),
  };
}

const OPTIONAL_TEXTS = PLAIN_FIELDS.filter((field) => FIELDS[field].presence === "optional");

interface CheckedProduct {
  product: CreateProductInput | null;
  /** The first message of each field that is not filled in correctly. */
  errors: ProductErrors;
}

interface CheckOptions {
  words: FormWords;
  /** Sizes and colors that are gone, of which it must be said what becomes of their pieces. */
  departures?: Departure[];
  /** What orders have of the counts that are typed. */
  shelf?: readonly ShelfRow[];
}

/** The product of a form. Its counts are typed as they lie on the shelf, and are what can be ordered in the product. */
export function checkProductDraft(draft: ProductDraft, options: CheckOptions): CheckedProduct {
  const { words, departures = [], shelf = [] } = options;
  const galleries = listGalleries(draft);
  const unsaid = Object.fromEntries(
    OPTIONAL_TEXTS.filter((field) => draft[field] === "").map((field) => [field, undefined]),
  );
  const typed = {
    ...draft,
    ...unsaid,
    colorImages: undefined,
    colorGalleries: Object.keys(galleries).length > 0 ? galleries : undefined,
  };
  const parsed = createProductSchema.safeParse(draft.isByOption ? { ...typed, ...rowsOf(draft) } : typed);
  const aboutStock = draft.isByOption ? undefined : stockProblem(draft);
  const isUndecided = departures.some(({ change }) => change === undefined);
  if (parsed.success && !aboutStock && !isUndecided)
    return takeOrdersOff(draft, parsed.data, { words, shelf });
  const errors: ProductErrors = { stock: aboutStock && words.deskProducts.stock.wrong(aboutStock) };
  if (isUndecided) errors.renamedOptions = words.deskProduct.counts.gone.undecided;
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = ERROR_FIELDS.find((known) => known === path[0]);
    const place =
      field === "colorGalleries" && path[1] ? (`colorGalleries.${path.slice(1).join(".")}` as const) : field;
    if (place) errors[place] ??= words.deskProduct.refused(place, message);
  }
  return { product: null, errors };
}

function takeOrdersOff(
  draft: ProductDraft,
  product: CreateProductInput,
  { words, shelf }: { words: FormWords; shelf: readonly ShelfRow[] },
): CheckedProduct {
  if (!product.stockByOption) {
    const { stock, shortage } = freeStock(product.stock, shelf);
    return shortage
      ? { product: null, errors: { stock: sayShortage(words, shortage) } }
      : { product: { ...product, stock }, errors: {} };
  }
  const { rows, shortage } = freeRows(product.stockByOption, shelf, (option) => originOf(draft, option));
  if (shortage) return { product: null, errors: { stockByOption: sayShortage(words, shortage) } };
  return { product: { ...product, stockByOption: rows, stock: String(sumStock(rows)) }, errors: {} };
}

const sayShortage = (words: FormWords, { inOrders, option }: Shortage): string =>
  words.deskProduct.counts.tooFew(inOrders, option ? nameOption(words, option) : null);

function rowsOf(draft: ProductDraft) {
  const stock = String(sumPieces(draft, listTypedOptions(draft)));
  return { stock, stockByOption: listFilledRows(draft) };
}

/** The fields in which the form differs from the product that its editor saw. */
export function changedFields(seen: ProductDto, product: CreateProductInput): UpdateProductInput {
  const rows = product.stockByOption ?? null;
  const changed = PLAIN_FIELDS.filter((field) => fieldText(product[field]) !== fieldText(seen[field])).filter(
    // Counted by option, it is the sum.
    (field) => field !== "stock" || rows === null,
  );
  return {
    ...Object.fromEntries(changed.map((field) => [field, product[field] ?? ""])),
    ...(!hasSameRows(rows, seen.stockByOption ?? null) && { stockByOption: rows }),
    ...(!hasSameGalleries(product, seen) && { colorGalleries: product.colorGalleries ?? {} }),
  };
}

function hasSameRows(rows: StockRow[] | null, seen: StockRow[] | null): boolean {
  if (rows === null || seen === null) return rows === seen;
  return rows.length === seen.length && rows.every((row) => findRow(seen, row)?.stock === row.stock);
}

interface RebaseOptions {
  draft: ProductDraft;
  /** What the editor saw when they began, with its counts as on the shelf. */
  seen: ProductDto;
  /** What it is now, with its counts as on the shelf. */
  fresh: ProductDto;
}

/** The product as it is now, with the editor's own changes on top. */
export function rebaseDraft({ draft, seen, fresh }: RebaseOptions): ProductDraft {
  const [was, is] = [toDraft(seen), toDraft(fresh)];
  const texts = (of: ProductDraft) => Object.fromEntries(DRAFT_FIELDS.map((field) => [field, of[field]]));
  const own = listTyped(texts(draft), texts(was));
  // The stock and its tick are one answer.
  const { stock, notCounted } = "stock" in own || STOCK_TICK in own ? draft : is;
  return {
    ...is,
    ...own,
    stock,
    notCounted,
    isByOption: draft.isByOption === was.isByOption ? is.isByOption : draft.isByOption,
    pieces: { ...is.pieces, ...listTyped(draft.pieces, was.pieces) },
    colorImages: { ...is.colorImages, ...listTyped(draft.colorImages, was.colorImages) },
    nameChanges: draft.nameChanges,
  };
}

/** The texts that are not as they were. */
function listTyped(texts: Record<string, string>, was: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== (was[name] ?? "")));
}

export function isSameDraft(one: ProductDraft, other: ProductDraft): boolean {
  return (
    DRAFT_FIELDS.every((field) => one[field] === other[field]) &&
    isSameCounts(one, other) &&
    isSameColorImages(one, other)
  );
}
