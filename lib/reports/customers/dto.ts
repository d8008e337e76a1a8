import { z } from "zod";
import { noteDtoSchema } from "@/lib/orders/call-queue/dto";
import { phoneBlockSchema } from "@/lib/orders/blocked-phones/dto";
import { momentSchema } from "@/lib/platform/time/schema";

/** The most orders of one phone that are counted, the newest first: a phone of the shop's own may have more. */
export const MOST_COUNTED = 1_000;

export const customerDtoSchema = z.object({
  _id: z.string().describe("The id of the newest order: calls name the customer by it."),
  phone: z.string(),
  name: z.string().describe("As the newest order has it, like the address."),
  address: z.string(),
  orders: z.int().describe(`At most ${MOST_COUNTED}, the newest, in all counts.`),
  canceled: z.int(),
  delivered: z.int(),
  sentBack: z.int().describe("Parcels that reached a door and came back."),
  deliveredTaka: z.int().nullable().describe("Whole BDT of what was delivered and kept; null for staff."),
  lastOrderTime: momentSchema,
  phoneBlock: phoneBlockSchema,
  notes: z
    .array(noteDtoSchema)
    .describe("What the desk has written about them, newest first; in a list the newest few."),
});

export type CustomerDto = z.output<typeof customerDtoSchema>;
