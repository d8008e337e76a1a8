import { z } from "zod";
import { idSchema } from "@/lib/platform/http/id-schema";
import { listFields } from "@/lib/platform/http/list";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { daysSchema } from "@/lib/platform/time/schema";
import { idListSchema } from "@/lib/platform/http/schema";

/** GET /allOrders/page. `from` and `to` are days in Dhaka, both included; `after` and `before` are the ids that the page lies after or before; at most one counts. */
export const adminOrdersQuerySchema = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  q: listFields.q,
  ...daysSchema,
  after: idSchema.optional(),
  before: idSchema.optional(),
});

export type AdminOrdersQuery = z.output<typeof adminOrdersQuerySchema>;

/** The most orders whose slips are printed at once. */
export const MAX_PRINTED = 100;

/** What the desk prints: invoice and packing slip, a label for each parcel, or what to fetch for all of them. */
const PRINT_KINDS = ["slips", "labels", "picks"] as const;

export type PrintKind = (typeof PRINT_KINDS)[number];

/** The papers that labels are printed on; the first one unless chosen. */
export const LABEL_SIZES = ["small", "a6"] as const;

export type LabelSize = (typeof LABEL_SIZES)[number];

/** POST /orders/printed */
export const markPrintedSchema = z.object({ ids: z.array(idSchema).min(1).max(MAX_PRINTED) });

/** The page that is printed: ids, with commas between them. */
export const printQuerySchema = z.object({
  what: z.enum(PRINT_KINDS).catch("slips"),
  ids: idListSchema(MAX_PRINTED),
  size: z.enum(LABEL_SIZES).catch(LABEL_SIZES[0]),
  now: z.literal("1").optional().catch(undefined).describe("Printed as soon as it is there."),
});
