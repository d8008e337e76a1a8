import { z } from "zod";
import { MOST_EARLIER_ORDERS } from "@/lib/orders/all-orders/rules";
import { phoneBlockSchema } from "@/lib/orders/blocked-phones/dto";
import { pageSchema } from "@/lib/platform/http/list";
import { FLAG_KINDS, ORDER_SOURCES } from "@/lib/orders/constants";
import { advanceNoteSchema, type OrderDto, orderDtoSchema } from "@/lib/orders/dto";
import { cancellationReasonSchema } from "@/lib/orders/lifecycle/schema";
import { exchangeOfSchema } from "@/lib/orders/lines/dto";
import { DELIVERY_LOCATIONS } from "@/lib/site";
import { momentSchema } from "@/lib/platform/time/schema";
import { LANGUAGES } from "@/lib/words/constants";

export const earlierOrdersSchema = z
  .object({ count: z.int(), canceled: z.int() })
  .describe(
    `The last ${MOST_EARLIER_ORDERS} orders at most from this phone before this one, and how many of these were cancelled.`,
  );

export type EarlierOrders = z.output<typeof earlierOrdersSchema>;

const pendingGroupSchema = z
  .object({
    by: z.enum(["phone", "email"]),
    orders: z.int(),
    pieces: z.int(),
    upTo: z.string().describe("The id of the newest of them."),
  })
  .describe("All pending orders of the same phone, or of the same account.");

export type PendingGroup = z.output<typeof pendingGroupSchema>;

export const holdingsSchema = z.object({
  pieces: z.int().describe("Pieces that nobody else can order while this order is pending."),
  groups: z.array(pendingGroupSchema).describe("Those of more than one order."),
});

export type Holdings = z.output<typeof holdingsSchema>;

export const advanceSchema = z
  .object({ amount: z.int().describe("Whole BDT."), reference: z.string() })
  .describe("What was paid before delivery.");

export const cancellationSchema = z
  .object({ at: momentSchema, reason: cancellationReasonSchema.nullable(), note: z.string() })
  .describe("When and why the shop cancelled it.");

export const bookedSchema = z
  .object({
    courier: z.string(),
    code: z.string().describe("The courier's own number of it, or else its tracking code."),
  })
  .describe("What a courier was told of its parcel; of a cancelled order it is withdrawn there.");

export const printedSchema = z
  .object({
    at: momentSchema,
    by: z.string().describe("Who did it; empty if they left the shop."),
  })
  .describe("When its slip or label was printed last.");

const deskFactsSchema = z.object({
  source: z.enum(ORDER_SOURCES).describe("Where it came in."),
  advance: advanceSchema.nullable(),
  advanceNote: advanceNoteSchema.optional(),
  exchangeOf: exchangeOfSchema,
  cancellation: cancellationSchema.nullable(),
  booked: bookedSchema.nullable(),
  printed: printedSchema.nullable(),
  language: z.enum(LANGUAGES).optional(),
});

export type DeskFacts = z.output<typeof deskFactsSchema>;

/** An order as it is printed. */
export type PrintedOrder = OrderDto &
  DeskFacts & {
    trackingLink: string;
    /** The courier's own number of its parcel; empty where it is not booked. */
    consignmentId: string;
  };

export const flagDtoSchema = z.object({
  kind: z.enum(FLAG_KINDS),
  text: z.string(),
  charge: z
    .object({ deliveryLocation: z.enum(DELIVERY_LOCATIONS), amount: z.int().describe("Whole BDT.") })
    .optional()
    .describe("Of a charge that is not the address's: the right one, and what the order comes to with it."),
});

export type FlagDto = z.output<typeof flagDtoSchema>;

export const adminOrderDtoSchema = orderDtoSchema.extend({
  ...deskFactsSchema.shape,
  earlier: earlierOrdersSchema,
  holdings: holdingsSchema,
  phoneBlock: phoneBlockSchema,
  flags: z.array(flagDtoSchema).describe("What to look at before it is confirmed; never a verdict."),
});

export type AdminOrderDto = z.output<typeof adminOrderDtoSchema>;

/** A page of orders for admins, newest order first. Its cursors are the ids that another page lies after or before. */
export const adminOrdersPageDtoSchema = pageSchema(adminOrderDtoSchema).extend({
  previous: z.string().nullable().describe("What the page of newer orders ends before; null at the top."),
  total: z
    .int()
    .describe("How many orders there were in all when these were read; none of these came in later."),
});

export type AdminOrdersPageDto = z.output<typeof adminOrdersPageDtoSchema>;
