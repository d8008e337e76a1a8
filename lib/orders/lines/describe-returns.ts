import "server-only";
import {
  RETURN_LABELS,
  describeRefusal,
  METHOD_LABELS,
  WISH_LABELS,
  sellableInWords,
} from "@/lib/orders/lines/words";
import { formatBdt } from "@/lib/platform/text/format";
import { withLines } from "@/lib/orders/lines/rules";
import type { StoredReturn } from "@/lib/orders/lines/stored-return";

interface Described {
  cartItems: { _id: { toString(): string }; productName: string }[];
  parcel?: { state?: string | null } | null;
  returns?: StoredReturn[] | null;
}

/** What a record keeps of the returns of a delivered order; `numbers` are those of the exchange orders, by their ids. */
export function describeReturns(
  order: Described,
  numbers: ReadonlyMap<string, number>,
): { returns?: string[] } {
  if (!order.parcel?.state) return {};
  return {
    returns: (order.returns ?? []).map(
      ({ state, wish, lines, lateReason, refusal, refund, exchangeOrderId }) =>
        [
          ...withLines(order, lines).map(
            ({ line, quantity, sellable }) =>
              `${quantity} × ${line.productName}${typeof sellable === "number" ? ` (${sellableInWords(sellable)})` : ""}`,
          ),
          WISH_LABELS[wish],
          RETURN_LABELS[state],
          ...(exchangeOrderId && numbers.has(exchangeOrderId.toString())
            ? [`exchange order ${numbers.get(exchangeOrderId.toString())}`]
            : []),
          ...(refusal ? [describeRefusal(refusal)] : []),
          ...(lateReason ? [`late: ${lateReason}`] : []),
          ...(refund
            ? [
                `${formatBdt(refund.amount)} by ${METHOD_LABELS[refund.method]} ${refund.reference ?? ""}`.trim(),
              ]
            : []),
        ].join(", "),
    ),
  };
}
