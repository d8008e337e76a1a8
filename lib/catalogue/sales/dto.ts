import { z } from "zod";
import { ITEM_STATUSES, ROUNDING_STEPS, SALE_STATES } from "@/lib/catalogue/sales/constants";
import { momentSchema } from "@/lib/platform/time/schema";

const taka = z.int().describe("Whole BDT.");

export const saleDtoSchema = z.object({
  _id: z.string(),
  name: z.string(),
  percent: z.int(),
  roundTo: z.literal(ROUNDING_STEPS),
  productIds: z.array(z.string()).optional().describe("With neither these nor categories, all products."),
  categories: z.array(z.string()).optional(),
  startsAt: momentSchema,
  endsAt: momentSchema,
  state: z.enum(SALE_STATES),
  version: z.int().describe("Rises with each change by an admin."),
  counts: z.record(z.enum(ITEM_STATUSES), z.int()),
  actorEmail: z.string(),
  endedAt: momentSchema.optional(),
});

export type SaleDto = z.output<typeof saleDtoSchema>;

export const saleItemDtoSchema = z.object({
  _id: z.string(),
  productId: z.string(),
  name: z.string(),
  status: z.enum(ITEM_STATUSES),
  was: z.object({ price: taka, compareAtPrice: taka.optional() }).nullable(),
  price: taka.nullable(),
  reason: z.string().nullable(),
});

export type SaleItemDto = z.output<typeof saleItemDtoSchema>;

export const salePreviewSchema = z.object({
  count: z.int(),
  skipped: z.int().describe("Those whose price would not fall."),
  rows: z
    .array(z.object({ _id: z.string(), name: z.string(), price: taka, salePrice: taka }))
    .describe("The first of them."),
});

export type SalePreview = z.output<typeof salePreviewSchema>;
