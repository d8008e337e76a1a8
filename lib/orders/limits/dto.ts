import { z } from "zod";
import { SHARED_KINDS } from "@/lib/orders/limits/constants";

/** What new customers have in common and have nearly used up, of the last day. */
export const sharedLimitSchema = z.object({
  key: z.string().describe("Names it in the calls that lift it or cancel its orders."),
  kind: z.enum(SHARED_KINDS),
  name: z.string().describe("The phone or the mailbox; of a client address a mark that says nothing of it."),
  pieces: z.int(),
  maxPieces: z.int(),
  orders: z.int(),
  maxOrders: z.int(),
  waiting: z.int().describe("Orders with it that hold no pieces until the desk has called."),
});

export type SharedLimitDto = z.output<typeof sharedLimitSchema>;
