import { z } from "zod";
import { NO_COUNTS } from "@/components/products-desk/counts/counts-draft";
import { DRAFT_FIELDS, NO_TEXTS, type ProductDraft } from "@/components/products-desk/product-draft";
import { OPTION_KINDS } from "@/lib/stock/constants";
import { type ProductDto, productDtoSchema } from "@/lib/catalogue/products/dto";
import { type Shelf, shelfSchema } from "@/lib/stock/schema";

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

/** A form that an older shop has kept lacks the fields that have come since. */
const fillFields = (draft: unknown) => (isObject(draft) ? { ...NO_TEXTS, ...draft } : draft);
const isObject = (draft: unknown) => typeof draft === "object" && draft !== null;

const storedProductDraftSchema = z.object({
  draft: z.preprocess(fillFields, z.record(z.enum(DRAFT_FIELDS), z.string())),
  /** Missing where an older shop has kept it. */
  counts: countsSchema.default(NO_COUNTS),
  colorImages: z.record(z.string(), z.string()).default({}),
  /** Null for a product that is not added yet. */
  seen: productDtoSchema.nullable(),
  /** Where an older shop has kept it, its counts are what can be ordered, or it does not say what ever came in. */
  shelf: z.array(shelfSchema.element.extend({ received: z.int().default(0) })).default([]),
});

/** What is kept of a product's form. */
export interface KeptProductDraft {
  /** Counts are as they lie on the shelf. */
  draft: ProductDraft;
  /** Counts are what can be ordered. */
  seen: ProductDto | null;
  /** What orders have of them. */
  shelf: Shelf;
}

/** The form as it is written down. */
export function toStoredDraft({
  draft,
  seen,
  shelf,
}: KeptProductDraft): z.input<typeof storedProductDraftSchema> {
  const { isByOption, pieces, nameChanges, colorImages, ...fields } = draft;
  return { draft: fields, counts: { isByOption, pieces, nameChanges }, colorImages, seen, shelf };
}

/** Null for what is no kept form. */
export function parseStoredDraft(kept: unknown): KeptProductDraft | null {
  const { data } = storedProductDraftSchema.safeParse(kept);
  if (!data) return null;
  const { draft, counts, colorImages, seen, shelf } = data;
  return { draft: { ...draft, ...counts, colorImages }, seen, shelf };
}
