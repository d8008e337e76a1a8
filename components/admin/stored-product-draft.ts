import { z } from "zod";
import { NO_COUNTS } from "@/components/admin/counts-draft";
import { DRAFT_FIELDS, NO_DETAILS, type ProductDraft } from "@/components/admin/product-draft";
import { CATEGORY_NAMES } from "@/lib/catalog";
import { OPTION_KINDS } from "@/lib/products/constants";
import type { ProductDto } from "@/lib/products/dto";

const nameChangeSchema = z.object({
  kind: z.enum(OPTION_KINDS),
  from: z.string(),
  to: z.string().nullable(),
});

const countsSchema = z.object({
  isByOption: z.boolean(),
  pieces: z.record(z.string(), z.string()),
  nameChanges: z.array(nameChangeSchema),
});

/** A form that an older shop has kept has none of them. */
const fillDetails = (draft: unknown) => (isObject(draft) ? { ...NO_DETAILS, ...draft } : draft);
const isObject = (draft: unknown) => typeof draft === "object" && draft !== null;

/** The product as its editor saw it. */
const seenSchema = z.object({
  _id: z.string(),
  name: z.string(),
  category: z.enum(CATEGORY_NAMES),
  price: z.number(),
  fit: z.string(),
  fabric: z.string().optional(),
  weight: z.string().optional(),
  care: z.string().optional(),
  origin: z.string().optional(),
  fitNote: z.string().optional(),
  sizes: z.array(z.string()),
  colors: z.array(z.string()),
  stock: z.string(),
  stockByOption: z.array(z.object({ size: z.string(), color: z.string(), stock: z.number() })).optional(),
  image1: z.string(),
  image2: z.string(),
  image3: z.string(),
  colorImages: z.record(z.string(), z.string()).optional(),
  version: z.number(),
});

const storedProductDraftSchema = z.object({
  draft: z.preprocess(fillDetails, z.record(z.enum(DRAFT_FIELDS), z.string())),
  /** Missing where an older shop has kept it. */
  counts: countsSchema.default(NO_COUNTS),
  colorImages: z.record(z.string(), z.string()).default({}),
  /** Null for a product that is not added yet. */
  seen: seenSchema.nullable(),
});

/** What is kept of a product's form. */
export interface KeptProductDraft {
  draft: ProductDraft;
  seen: ProductDto | null;
}

/** The form as it is written down. */
export function toStoredDraft({ draft, seen }: KeptProductDraft): z.input<typeof storedProductDraftSchema> {
  const { isByOption, pieces, nameChanges, colorImages, ...fields } = draft;
  return { draft: fields, counts: { isByOption, pieces, nameChanges }, colorImages, seen };
}

/** Null for what is no kept form. */
export function parseStoredDraft(kept: unknown): KeptProductDraft | null {
  const { data } = storedProductDraftSchema.safeParse(kept);
  if (!data) return null;
  const { draft, counts, colorImages, seen } = data;
  return { draft: { ...draft, ...counts, colorImages }, seen };
}
