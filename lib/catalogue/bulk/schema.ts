import { z } from "zod";
import { MAX_PRICE } from "@/lib/catalogue/products/rules";
import { updateProductSchema } from "@/lib/catalogue/products/schema";
import { idSchema } from "@/lib/platform/http/id-schema";

/** As many as fit into the body of a call. */
export const MAX_BULK = 2_000;
const MOST_OFF = -90;
const MOST_ON = 900;

const isNotNothing = (value: number) => value !== 0;

/** A price by per cent of itself, or by BDT; below zero it falls. */
const priceChange = z.union(
  [
    z.strictObject({ percent: z.int().min(MOST_OFF).max(MOST_ON).refine(isNotNothing) }),
    z.strictObject({ amount: z.int().min(-MAX_PRICE).max(MAX_PRICE).refine(isNotNothing) }),
  ],
  `Please enter a whole per cent from ${MOST_OFF} to ${MOST_ON}, or a whole amount in BDT.`,
);

export const bulkSetSchema = updateProductSchema
  .pick({ isDraft: true, category: true, lowStock: true })
  .extend({
    price: priceChange.optional(),
    /** The new price is rounded to a multiple of this. */
    roundTo: z.union([z.literal(5), z.literal(10)]).optional(),
  })
  .refine(
    ({ roundTo: _step, ...set }) => Object.values(set).some((value) => value !== undefined),
    "Please choose what changes.",
  );

export type BulkSet = z.output<typeof bulkSetSchema>;
export type BulkSetRequest = z.input<typeof bulkSetSchema>;

/** POST /products/bulk. */
export const bulkSchema = z.object({
  ids: z
    .array(idSchema)
    .min(1, "Please choose a product.")
    .max(MAX_BULK, `Please choose at most ${MAX_BULK} products at once.`),
  set: bulkSetSchema,
  /** True: it is checked, and nothing changes until it is applied as a file is. */
  isCheck: z.boolean().optional(),
});

/** POST /products/bulk/{_id}/undo. */
export const bulkParamsSchema = z.object({ id: idSchema });
