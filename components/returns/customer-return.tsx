"use client";

import { RetryingNotice } from "@/components/ui/retrying-notice";
import { explainReturn, returnHeading } from "@/components/returns/describe-return";
import { ReturnPictures } from "@/components/returns/return-pictures";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { describeChoice } from "@/lib/orders/cart/rules";
import type { OrderDto } from "@/lib/orders/dto";
import { useWithdrawReturn } from "@/lib/returns/api";
import type { CustomerReturn as CustomerReturnDto } from "@/lib/orders/lines/dto";
import { OWN_REASON_LABELS } from "@/lib/orders/lines/rules";
import type { ReturnState } from "@/lib/orders/lifecycle";
import { isOnlyAsked } from "@/lib/orders/lifecycle/rules";

interface CustomerReturnProps {
  order: OrderDto;
  entry: CustomerReturnDto;
}

/** Marigold as long as it goes on, leaf and red where it was decided; the heading says the same. */
const EDGES: Record<ReturnState, string> = {
  asked: "border-marigold",
  accepted: "border-marigold",
  received: "border-marigold",
  settled: "border-leaf",
  refused: "border-selvedge",
  withdrawn: "border-ink/25",
  calledOff: "border-ink/25",
};

/** What a customer sends back, how far it has come, and what is his to do. */
export function CustomerReturn({ order, entry }: CustomerReturnProps) {
  const withdrawal = useWithdrawReturn(order._id);
  const { lines, note, wish, state } = entry;
  return (
    <li className={`grid grid-cols-1 gap-1 border-l-4 pl-3 text-sm ${EDGES[state]}`}>
      <p className="font-semibold">{returnHeading(entry)}</p>
      <p className="max-w-prose">{explainReturn(entry)}</p>
      <ul>
        {lines.map(({ lineId, quantity, reason, wanted }) => {
          const line = order.cartItems.find(({ _id }) => _id === lineId);
          return (
            <li key={lineId} className="wrap-anywhere">
              <span className="font-semibold tabular-nums">{quantity} ×</span> {line?.productName}{" "}
              <span className="text-muted">{line && describeChoice(line)}</span> · {OWN_REASON_LABELS[reason]}
              {wish === "exchange" && wanted && ` · instead: ${describeChoice(wanted)}`}
            </li>
          );
        })}
      </ul>
      {note && <p className="wrap-anywhere whitespace-pre-line text-muted">{note}</p>}
      <ReturnPictures orderId={order._id} pictureIds={entry.pictures} />
      {isOnlyAsked({ state }) && (
        <Button
          variant="quiet"
          className="min-h-11 justify-self-start px-3! text-sm"
          disabled={withdrawal.isPending}
          onClick={() => withdrawal.mutate(entry._id)}
        >
          {withdrawal.isPending ? "Withdrawing …" : "Withdraw the request"}
        </Button>
      )}
      <RetryingNotice isPending={withdrawal.isPending} />
      {withdrawal.error && <Notice kind="error">{withdrawal.error.message}</Notice>}
    </li>
  );
}
