import "server-only";
import type { Types } from "mongoose";
import { AppError } from "@/lib/platform/http/errors";
import type { SettledLine } from "@/lib/orders/settle-order";
import type { MoveParcelInput } from "@/lib/delivery/parcels/schema";

interface OrderLine extends SettledLine {
  _id: Types.ObjectId;
}

/** The pieces of a line that came back: `sellable` can be sold again; `back` is all of them, where these are more. */
export interface ReturnedLine {
  lineId: Types.ObjectId;
  sellable: number;
  back?: number;
}

/** What was ticked, line by line. Throws INVALID_FIELDS for a line of another order, one twice, or more than it has. */
export function checkReturned(
  lines: readonly { _id: Types.ObjectId; quantity: number }[],
  returned: NonNullable<MoveParcelInput["returned"]>,
): ReturnedLine[] {
  const left = new Map(lines.map((line) => [line._id.toString(), line]));
  return returned.map(({ lineId, sellable, back = sellable }, index) => {
    const line = left.get(lineId);
    left.delete(lineId);
    if (line && sellable <= back && back <= line.quantity)
      return { lineId: line._id, sellable, ...(back > sellable && { back }) };
    const message = !line
      ? "This is no line of the order."
      : sellable > back
        ? `No more than ${back} came back.`
        : `No more than ${line.quantity} were sent.`;
    throw new AppError("INVALID_FIELDS", { message, fields: { [`returned.${index}`]: message } });
  });
}

/** The pieces of counted products among them, in the form in which a settlement moves them from sold to stock. */
export function listGivenBack(
  lines: readonly OrderLine[],
  returned: readonly Pick<ReturnedLine, "lineId" | "sellable">[],
): SettledLine[] {
  return returned.flatMap(({ lineId, sellable }) => {
    const line = lines.find(({ _id }) => _id.equals(lineId));
    if (!line?.unitId || sellable === 0) return [];
    const { productId, size, color, unitId } = line;
    return [{ productId, size, color, unitId, quantity: -sellable }];
  });
}
