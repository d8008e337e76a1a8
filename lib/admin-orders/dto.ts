import { z } from "zod";
import { MOST_EARLIER_ORDERS } from "@/lib/admin-orders/rules";
import { orderDtoSchema } from "@/lib/orders/dto";

const earlierOrdersSchema = z
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

const holdingsSchema = z.object({
  pieces: z.int().describe("Pieces that nobody else can order while this order is pending."),
  groups: z.array(pendingGroupSchema).describe("Those of more than one order."),
});

export type Holdings = z.output<typeof holdingsSchema>;

const adminOrderDtoSchema = orderDtoSchema.extend({ earlier: earlierOrdersSchema, holdings: holdingsSchema });

export type AdminOrderDto = z.output<typeof adminOrderDtoSchema>;

/** A page of orders for admins, newest order first. */
export const adminOrdersPageDtoSchema = z.object({
  orders: z.array(adminOrderDtoSchema),
  newer: z.string().nullable().describe("The id that the page of newer orders ends before; null at the top."),
  older: z
    .string()
    .nullable()
    .describe("The id that the page of older orders starts after; null at the end."),
  total: z
    .int()
    .describe("How many orders there were in all when these were read; none of these came in later."),
});

export type AdminOrdersPageDto = z.output<typeof adminOrdersPageDtoSchema>;
