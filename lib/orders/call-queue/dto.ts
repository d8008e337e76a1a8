import { z } from "zod";
import { adminOrderDtoSchema } from "@/lib/orders/all-orders/dto";
import { callOutcomeSchema } from "@/lib/orders/outcomes/schema";
import { pageSchema } from "@/lib/platform/http/list";
import { momentSchema } from "@/lib/platform/time/schema";

export const whoSchema = z.string().describe("Who did it; empty if they have left the shop.");

const callDtoSchema = z.object({
  at: momentSchema,
  by: whoSchema,
  outcome: callOutcomeSchema,
  nextAt: momentSchema.nullable(),
  note: z.string(),
});

export const noteDtoSchema = z.object({ at: momentSchema, by: whoSchema, text: z.string() });

/** An order as the desk shows it. */
export const deskOrderDtoSchema = adminOrderDtoSchema.extend({
  version: z.int().describe("Rises with each change."),
  calls: z.array(callDtoSchema),
  notes: z.array(noteDtoSchema),
  nextCallAt: momentSchema.nullable().describe("When to call again."),
  calling: z
    .object({ name: z.string(), isMine: z.boolean() })
    .nullable()
    .describe("Who has the dialler open."),
  calledOffAt: momentSchema.nullable().describe("When its customer cancelled it themselves."),
});

export type DeskOrderDto = z.output<typeof deskOrderDtoSchema>;

const queueCountsSchema = z.object({
  due: z.int().describe("To be called again by now."),
  waiting: z.int(),
  later: z.int().describe("To be called again later."),
  calledOff: z.int().describe("Cancelled by their customers in the last 30 days."),
});

export type QueueCounts = z.output<typeof queueCountsSchema>;

export const queueDtoSchema = pageSchema(deskOrderDtoSchema).extend({
  counts: queueCountsSchema.describe("Of the same search and days."),
  newest: z.string().nullable().describe("The id of the newest pending order there was."),
});

export type QueueDto = z.output<typeof queueDtoSchema>;

export const queueNewsDtoSchema = z.object({
  newOrders: z.int().describe("Pending orders that came in after the newest that was seen; 100 at most."),
  callings: z.array(z.object({ orderId: z.string(), name: z.string(), isMine: z.boolean() })),
  called: z
    .array(callDtoSchema.pick({ at: true, by: true, outcome: true }).extend({ orderId: z.string() }))
    .describe("The last call about each, where somebody else made it in the last 24 hours."),
  gone: z.array(z.string()).describe("Those of the given orders that no longer wait for a call."),
});

export type QueueNewsDto = z.output<typeof queueNewsDtoSchema>;
