import { z } from "zod";
import { TIMELINE_STEPS } from "@/lib/orders/lifecycle";

const timelineEntrySchema = z.object({
  step: z.enum(TIMELINE_STEPS),
  state: z.enum(["done", "current", "next"]),
  at: z.string().nullable().describe("ISO 8601 with +06:00; null for what is still to come, or not known."),
  changed: z.array(z.string()).optional().describe("Of a change: what is another now."),
  difference: z.int().optional().describe("Of a change: whole BDT, by which the total rose or fell."),
});

export type TimelineEntry = z.output<typeof timelineEntrySchema>;

export const timelineDtoSchema = z.object({
  entries: z.array(timelineEntrySchema).describe("What happened, oldest first, and then what is to come."),
  expected: z
    .object({ first: z.string(), last: z.string() })
    .nullable()
    .describe("The days in Dhaka, YYYY-MM-DD, between which it should arrive; null where that is over."),
  isLate: z.boolean().describe("True where these days are over and it has not arrived."),
  reason: z
    .enum(["customer", "unreached", "wrongNumber", "shop"])
    .nullable()
    .describe("Why it was cancelled, as far as its own history tells."),
});

export type TimelineDto = z.output<typeof timelineDtoSchema>;

export type CancelReason = NonNullable<TimelineDto["reason"]>;
