import "server-only";
import { Types } from "mongoose";
import { invalidField } from "@/lib/platform/http/errors";
import type { ReturnReason } from "@/lib/orders/constants";
import { sumReturnable, valueOfPieces } from "@/lib/orders/lines/rules";
import type { ReturnableOrder } from "@/lib/returns/read-returnable";
import type { StoredReturn } from "@/lib/orders/lines/stored-return";
import { isOnlyAsked } from "@/lib/orders/lifecycle/rules";

interface WantedLine {
  lineId: string;
  quantity: number;
  reason: ReturnReason;
}

/**
 * The lines of a return with what they are worth. Throws INVALID_FIELDS for a line of another order, one twice, or more
 * than was delivered and is in no other return.
 */
export function planLines(order: ReturnableOrder, wanted: readonly WantedLine[]): StoredReturn["lines"] {
  const left = sumReturnable(order);
  return wanted.map(({ lineId, quantity, reason }, index) => {
    const most = left.get(lineId);
    left.delete(lineId);
    const field = `lines.${index}.quantity`;
    if (most === undefined) throw invalidField(field, "This is no line of the order.");
    if (quantity > most) throw invalidField(field, tellMost(order, lineId, most));
    return {
      lineId: new Types.ObjectId(lineId),
      quantity,
      reason,
      value: valueOfPieces(order, lineId, quantity),
    };
  });
}

function tellMost({ returns }: ReturnableOrder, lineId: string, most: number): string {
  const isAsked = returns?.some(
    (entry) => isOnlyAsked(entry) && entry.lines.some((line) => line.lineId.toString() === lineId),
  );
  const left = most > 0 ? `No more than ${most} can be returned` : "None of this is left to return";
  return isAsked
    ? `${left}: the customer has asked for the others. Accept or refuse that first.`
    : `${left}.`;
}
