import "server-only";
import { Types } from "mongoose";
import { invalidField } from "@/lib/platform/http/errors";
import { staffActor } from "@/lib/orders/events";
import { takeStep } from "@/lib/returns/change-returns";
import { readExchange, refundDue, requireNoExchange } from "@/lib/returns/exchange-state";
import type { RefundInput } from "@/lib/returns/schema";
import type { UserDto } from "@/lib/accounts/users/dto";

interface RefundReturnOptions {
  actor: UserDto;
  orderId: string;
  returnId: string;
  refund: RefundInput;
}

/**
 * Notes the money that an admin has paid back for a return whose pieces are here, which settles it: once, and never more
 * than they were worth less what an exchange takes of it. For less there is a reason. Returns the products that this
 * touched. Throws NOT_FOUND, RETURN_STATE, INVALID_FIELDS and IN_PROGRESS.
 */
export async function refundReturn({ actor, refund, ...of }: RefundReturnOptions): Promise<string[]> {
  return await takeStep({
    ...of,
    name: "refund",
    by: staffActor(actor),
    plan: async (entry) => {
      const exchange = await readExchange(entry);
      if (exchange?.state !== "delivered") requireNoExchange(exchange);
      requireAmount(refund, refundDue(entry, exchange));
      const { reason, ...paid } = refund;
      const by = new Types.ObjectId(actor._id);
      return {
        set: { refund: { at: new Date(), by, ...paid, ...(reason && { reason }) } },
        details: { ...refund },
      };
    },
  });
}

/** Throws INVALID_FIELDS. */
function requireAmount({ amount, reason }: RefundInput, due: number): void {
  if (amount > due) throw invalidField("amount", `No more than BDT ${due} is due.`);
  if (amount < due && !reason) throw invalidField("reason", `BDT ${due} is due. Please say why it is less.`);
}
