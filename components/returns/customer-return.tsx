"use client";

import { ReturnPictures } from "@/components/returns/return-pictures";
import { Button } from "@/components/ui/button";
import { CallNotices } from "@/components/ui/call-notices";
import type { OrderDto } from "@/lib/orders/dto";
import { useWithdrawReturn } from "@/lib/returns/api";
import type { CustomerReturnDto } from "@/lib/orders/lines/dto";
import { withLines } from "@/lib/orders/lines/rules";
import { OWN_REASON_LABELS, RETURN_WORDS } from "@/lib/orders/lines/words";
import { isOnlyAsked } from "@/lib/orders/lifecycle/rules";
import { describeOption } from "@/lib/stock/options";

interface CustomerReturnProps {
  order: OrderDto;
  entry: CustomerReturnDto;
}

const EDGES = {
  ongoing: "border-marigold",
  done: "border-leaf",
  refused: "border-selvedge",
  void: "border-ink/25",
};

/** A customer's return: its pieces, its state, and the customer's next step. */
export function CustomerReturn({ order, entry }: CustomerReturnProps) {
  const withdrawal = useWithdrawReturn(order._id);
  const { lines, note, wish, state } = entry;
  const { heading, explain, tone } = RETURN_WORDS[state];
  return (
    <li className={`grid grid-cols-1 gap-1 border-l-4 pl-3 text-sm ${EDGES[tone]}`}>
      <p className="font-semibold">{`${wish === "exchange" ? "Exchange" : "Return"}${heading}`}</p>
      <p className="max-w-prose">{explain(entry)}</p>
      <ul>
        {withLines(order, lines).map(({ line, lineId, quantity, reason, wanted }) => (
          <li key={lineId} className="wrap-anywhere">
            <span className="font-semibold tabular-nums">{quantity} ×</span> {line.productName}{" "}
            <span className="text-muted">{describeOption(line)}</span> · {OWN_REASON_LABELS[reason]}
            {wish === "exchange" && wanted && ` · instead: ${describeOption(wanted)}`}
          </li>
        ))}
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
      <CallNotices isPending={withdrawal.isPending} error={withdrawal.error} />
    </li>
  );
}
