import "server-only";
import { Types } from "mongoose";
import { AppError } from "@/lib/platform/http/errors";
import { makeEvent, staffActor } from "@/lib/orders/events";
import { changeReturns } from "@/lib/returns/change-returns";
import { readExchange, refundDue, requireNoExchange } from "@/lib/returns/exchange-state";
import { requireReturn, requireState } from "@/lib/returns/read-returnable";
import type { RefundInput } from "@/lib/returns/schema";
import type { UserDto } from "@/lib/accounts/users/dto";
import { RETURN_STEPS } from "@/lib/orders/lifecycle";

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
export async function refundReturn({
  actor,
  orderId,
  returnId,
  refund,
}: RefundReturnOptions): Promise<string[]> {
  return await changeReturns({
    orderId,
    whose: "anybody",
    plan: async (order) => {
      const entry = requireReturn(order, returnId);
      requireState(entry, RETURN_STEPS.refund.from[0]);
      const exchange = await readExchange(entry);
      if (exchange?.state !== "delivered") requireNoExchange(exchange);
      requireAmount(refund, refundDue(entry, exchange));
      const now = new Date();
      const { reason, ...paid } = refund;
      const stored = { at: now, by: new Types.ObjectId(actor._id), ...paid, ...(reason && { reason }) };
      return {
        entry: { ...entry, state: RETURN_STEPS.refund.to, settledAt: now, refund: stored },
        event: makeEvent({ by: staffActor(actor), kind: "returnSettled", details: { returnId, ...refund } }),
      };
    },
  });
}

/** Throws INVALID_FIELDS. */
function requireAmount({ amount, reason }: RefundInput, due: number): void {
  if (amount > due) throw wrong("amount", `No more than BDT ${due} is due.`);
  if (amount < due && !reason) throw wrong("reason", `BDT ${due} is due. Please say why it is less.`);
}

function wrong(field: string, message: string): AppError {
  return new AppError("INVALID_FIELDS", { message, fields: { [field]: message } });
}
