import { z } from "zod";
import { TOKEN_FORMAT } from "@/lib/orders/tracking/rules";
import { idSchema } from "@/lib/platform/http/id-schema";
import { readBy } from "@/lib/platform/http/schema";
import { parseEnding } from "@/lib/orders/advance-notes/rules";
import { orders } from "@/lib/words/en/orders";
import { reviews } from "@/lib/words/en/reviews";
import { shared } from "@/lib/words/en/shared";

const { told } = orders.payAhead;

/** POST /advanceNotes. The token of the order's link stands in place of a login, and tells the order too. */
export const sendAdvanceNoteSchema = z
  .object({
    orderId: idSchema.optional(),
    token: z.string().regex(TOKEN_FORMAT, shared.incompleteLink).optional(),
    amount: z.int(told.amount).min(1, told.amount),
    digits: z.string().max(40).transform(readBy(parseEnding, told.digits)),
  })
  .refine(({ orderId, token }) => orderId !== undefined || token !== undefined, {
    message: reviews.told.order,
    path: ["orderId"],
  });

export type SendAdvanceNoteInput = z.output<typeof sendAdvanceNoteSchema>;
export type SendAdvanceNoteRequest = z.input<typeof sendAdvanceNoteSchema>;
