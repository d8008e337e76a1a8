import "server-only";
import type { RefundMethod, ReturnRefusal, ReturnWish } from "@/lib/orders/constants";
import { describeRefusal, METHOD_LABELS, WISH_LABELS } from "@/lib/orders/lines/rules";
import type { ReturnState } from "@/lib/orders/lifecycle";
import { RETURN_LABELS } from "@/lib/orders/lifecycle/words";

interface Id {
  toString(): string;
}

interface Described {
  cartItems: { _id: Id; productName: string }[];
  parcel?: { state?: string | null } | null;
  returns?:
    | {
        state: ReturnState;
        wish: ReturnWish;
        lateReason?: string | null;
        refusal?: { reason: ReturnRefusal; words: string } | null;
        lines: { lineId: Id; quantity: number; sellable?: number | null }[];
        refund?: { amount: number; method: RefundMethod; reference?: string | null } | null;
      }[]
    | null;
}

/** What a record keeps of the returns of a delivered order. */
export function describeReturns({ cartItems, parcel, returns }: Described): { returns?: string[] } {
  if (!parcel?.state) return {};
  const nameOf = (id: Id) => cartItems.find(({ _id }) => _id.toString() === id.toString())?.productName ?? "";
  return {
    returns: (returns ?? []).map(({ state, wish, lines, lateReason, refusal, refund }) =>
      [
        ...lines.map(
          ({ lineId, quantity, sellable }) =>
            `${quantity} × ${nameOf(lineId)}${typeof sellable === "number" ? ` (${sellable} sellable)` : ""}`,
        ),
        WISH_LABELS[wish],
        RETURN_LABELS[state],
        ...(refusal ? [describeRefusal(refusal)] : []),
        ...(lateReason ? [`late: ${lateReason}`] : []),
        ...(refund
          ? [`BDT ${refund.amount} by ${METHOD_LABELS[refund.method]} ${refund.reference ?? ""}`.trim()]
          : []),
      ].join(", "),
    ),
  };
}
