import { NOT_COUNTED, STOCK_TICK, stockProblem, toStockDraft } from "@/components/admin/stock-draft";
import { formatBdt } from "@/lib/format";
import type { ProductDto } from "@/lib/products/dto";
import { type CreateProductInput, createProductSchema, type UpdateProductInput } from "@/lib/products/schema";

export const PRODUCT_FIELDS = [
  "name",
  "category",
  "price",
  "fit",
  "sizes",
  "colors",
  "stock",
  "image1",
  "image2",
  "image3",
] as const satisfies readonly (keyof CreateProductInput)[];

export type ProductField = (typeof PRODUCT_FIELDS)[number];

export const FIELD_LABELS: Record<ProductField, string> = {
  name: "Name",
  category: "Category",
  price: "Price in BDT",
  fit: "Fit",
  sizes: "Sizes",
  colors: "Colors",
  stock: "Stock",
  image1: "Picture 1",
  image2: "Picture 2",
  image3: "Picture 3",
};

export const DRAFT_FIELDS = [...PRODUCT_FIELDS, STOCK_TICK] as const;

export type DraftField = (typeof DRAFT_FIELDS)[number];

/** What is in the fields of the form, before it is checked. */
export type ProductDraft = Record<DraftField, string>;

export type ProductErrors = Partial<Record<ProductField, string | undefined>>;

export const EMPTY_DRAFT: ProductDraft = {
  name: "",
  category: "",
  price: "",
  fit: "",
  sizes: "",
  colors: "",
  stock: "",
  // The contract asks for no stock; the tick says what an empty one means.
  notCounted: NOT_COUNTED,
  image1: "",
  image2: "",
  image3: "",
};

export function toDraft(product: ProductDto): ProductDraft {
  const { name, category, fit, stock, image1, image2, image3 } = product;
  const [price, sizes, colors] = [String(product.price), product.sizes.join(", "), product.colors.join(", ")];
  return { name, category, price, fit, sizes, colors, ...toStockDraft(stock), image1, image2, image3 };
}

interface CheckedProduct {
  product: CreateProductInput | null;
  /** The first message of each field that is not filled in correctly. */
  errors: ProductErrors;
}

export function checkProductDraft(draft: ProductDraft): CheckedProduct {
  const parsed = createProductSchema.safeParse(draft);
  const aboutStock = stockProblem(draft);
  if (parsed.success && !aboutStock) return { product: parsed.data, errors: {} };
  const errors: ProductErrors = { stock: aboutStock };
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = PRODUCT_FIELDS.find((known) => known === path[0]);
    if (field) errors[field] ??= message;
  }
  return { product: null, errors };
}

/** The fields in which the form differs from the product that its editor saw. */
export function changedFields(seen: ProductDto, product: CreateProductInput): UpdateProductInput {
  const changed = PRODUCT_FIELDS.filter((field) => String(product[field]) !== String(seen[field]));
  return Object.fromEntries(changed.map((field) => [field, product[field]]));
}

export interface Difference {
  field: ProductField;
  before: string;
  after: string;
}

/** What somebody else has changed between two readings of a product, in words. */
export function listDifferences(before: ProductDto, after: ProductDto): Difference[] {
  const [was, is] = [toDraft(before), toDraft(after)];
  return PRODUCT_FIELDS.filter((field) => was[field] !== is[field]).map((field) => ({
    field,
    before: inWords(field, before),
    after: inWords(field, after),
  }));
}

function inWords(field: ProductField, product: ProductDto): string {
  if (field === "price") return formatBdt(product.price);
  return toDraft(product)[field] || "nothing";
}

interface RebaseOptions {
  draft: ProductDraft;
  /** What the editor saw when he began. */
  seen: ProductDto;
  /** What it is now. */
  fresh: ProductDto;
}

/** The product as it is now, with the editor's own changes on top. */
export function rebaseDraft({ draft, seen, fresh }: RebaseOptions): ProductDraft {
  const [was, is] = [toDraft(seen), toDraft(fresh)];
  const mine = DRAFT_FIELDS.filter((field) => draft[field] !== was[field]);
  // The stock and its tick are one answer.
  const { stock, notCounted } = mine.some((field) => field === "stock" || field === STOCK_TICK) ? draft : is;
  return { ...is, ...Object.fromEntries(mine.map((field) => [field, draft[field]])), stock, notCounted };
}

export function isSameDraft(one: ProductDraft, other: ProductDraft): boolean {
  return DRAFT_FIELDS.every((field) => one[field] === other[field]);
}
