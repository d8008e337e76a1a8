import { z } from "zod";
import { MOST_CHOSEN, MOST_COLLECTIONS } from "@/lib/catalogue/collections/constants";
import { COLLECTION_SLUG } from "@/lib/paths";
import { fieldsOf } from "@/lib/platform/http/field-errors";
import { idSchema } from "@/lib/platform/http/id-schema";
import { lineSchema, paragraphSchema } from "@/lib/platform/http/schema";
import { isVisible } from "@/lib/platform/text/text";

const MAX_NAME = 60;
const MAX_DESCRIPTION = 300;
const MAX_WORD = 60;

const SLUG = "Please use 3 – 40 small letters, digits and hyphens.";

/** A part of an address. */
export const collectionSlugSchema = z.string(SLUG).regex(COLLECTION_SLUG, SLUG);

export const COLOR = "Please choose a color.";
const PRODUCTS = "Please choose at least one product.";

export const ruleSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("hand"),
    productIds: z
      .array(idSchema)
      .min(1, PRODUCTS)
      .max(MOST_CHOSEN, `Please choose at most ${MOST_CHOSEN} products.`)
      .refine((ids) => new Set(ids).size === ids.length, "Please choose each product once."),
  }),
  z.object({ kind: z.literal("sale") }),
  z.object({ kind: z.literal("new") }),
  z.object({
    kind: z.literal("color"),
    color: z.string(COLOR).regex(/^[a-z-]{2,30}$/, COLOR),
  }),
  z.object({
    kind: z.literal("word"),
    word: lineSchema(MAX_WORD, `Please keep this to ${MAX_WORD} characters.`).pipe(
      z.string().refine(isVisible, "Please enter what the products are found by."),
    ),
  }),
]);

export type CollectionRule = z.output<typeof ruleSchema>;

const fields = {
  name: lineSchema(MAX_NAME, `Please keep the name to ${MAX_NAME} characters.`).pipe(
    z.string().refine(isVisible, "Please enter a name."),
  ),
  description: paragraphSchema(MAX_DESCRIPTION, `Please keep this to ${MAX_DESCRIPTION} characters.`),
  rule: ruleSchema,
};

/** POST /collections */
export const createCollectionSchema = z.object({
  slug: collectionSlugSchema,
  ...fields,
  description: fields.description.default(""),
});

export type CreateCollectionInput = z.output<typeof createCollectionSchema>;
export type CreateCollectionRequest = z.input<typeof createCollectionSchema>;

/** PATCH /collections/{slug}: a field that is not sent stays as it is. */
export const changeCollectionSchema = z
  .object(fields)
  .partial()
  .extend({
    version: z.int().min(1),
    position: z.int().min(0).max(MOST_COLLECTIONS).optional().describe("Its place among all, from 0."),
  });

export type ChangeCollectionInput = z.output<typeof changeCollectionSchema>;
export type ChangeCollectionRequest = z.input<typeof changeCollectionSchema>;

export const collectionParamsSchema = z.object({ slug: collectionSlugSchema });

/** Null where something is wrong: then the first message of each such field, by its path. */
export function checkCollection(typed: unknown): {
  collection: CreateCollectionInput | null;
  errors: Record<string, string>;
} {
  const parsed = createCollectionSchema.safeParse(typed);
  return parsed.success
    ? { collection: parsed.data, errors: {} }
    : { collection: null, errors: fieldsOf(parsed.error) };
}
