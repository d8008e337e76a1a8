"use client";

import { useLanguage, useWords } from "#words";
import { explainReturn } from "@/components/returns/explain-return";
import { SentPictures } from "@/components/pictures/sent-pictures";
import { useReturnTerms } from "@/components/returns/return-terms";
import { Button } from "@/components/ui/button";
import { CallNotices } from "@/components/ui/call-notices";
import { ShownText } from "@/components/ui/shown-text";
import { useOptionWords } from "@/components/words/use-option-words";
import type { OrderDto } from "@/lib/orders/dto";
import { useWithdrawReturn } from "@/lib/returns/api";
import type { CustomerReturnDto } from "@/lib/orders/lines/dto";
import { withLines } from "@/lib/orders/lines/rules";
import type { ReturnState } from "@/lib/orders/lifecycle";
import { isOnlyAsked } from "@/lib/orders/lifecycle/rules";
import { brandFacts } from "@/lib/shop-facts";
import { shownLineName } from "@/lib/catalogue/products/words";

interface CustomerReturnProps {
  order: OrderDto;
  entry: CustomerReturnDto;
}

/** As long as it goes on, and where it was decided. */
const EDGES: Readonly<Record<ReturnState, string>> = {
  asked: "border-marigold",
  accepted: "border-marigold",
  received: "border-marigold",
  settled: "border-leaf",
  refused: "border-selvedge",
  withdrawn: "border-ink/25",
  calledOff: "border-ink/25",
};

/** A customer's return: its pieces, its state, and the customer's next step. */
export function CustomerReturn({ order, entry }: CustomerReturnProps) {
  const words = useWords("orders");
  const withdrawal = useWithdrawReturn(order._id);
  const { note, wish, state, refund } = entry;
  const { headings, withdraw } = words.returns;
  const shop = { address: useReturnTerms().address, phone: brandFacts().phone };
  return (
    <li className={`grid grid-cols-1 gap-1 border-l-4 pl-3 text-sm ${EDGES[state]}`}>
      <p className="font-semibold">
        {headings[state]({ isExchange: wish === "exchange", refund: refund?.amount ?? null })}
      </p>
      <p className="max-w-prose">{explainReturn({ entry, words, shop })}</p>
      <Pieces order={order} entry={entry} />
      {note && <p className="wrap-anywhere whitespace-pre-line text-muted">{note}</p>}
      <SentPictures orderId={order._id} pictureIds={entry.pictures} alt={words.returns.pictures.alt} />
      {isOnlyAsked({ state }) && (
        <Button
          variant="quiet"
          className="min-h-11 justify-self-start px-3! text-sm"
          disabled={withdrawal.isPending}
          onClick={() => withdrawal.mutate(entry._id)}
        >
          {withdrawal.isPending ? withdraw.pending : withdraw.button}
        </Button>
      )}
      <CallNotices
        isPending={withdrawal.isPending}
        error={withdrawal.error && words.failure(withdrawal.error)}
      />
    </li>
  );
}

function Pieces({ order, entry: { lines, wish } }: CustomerReturnProps) {
  const { count } = useWords("units");
  const { reasons, instead } = useWords("orders").returns;
  const describe = useOptionWords();
  const language = useLanguage();
  return (
    <ul>
      {withLines(order, lines).map(({ line, lineId, quantity, reason, wanted }) => (
        <li key={lineId} className="wrap-anywhere">
          <span className="font-semibold tabular-nums">{count(quantity)} ×</span>{" "}
          <ShownText {...shownLineName(language, line)} />{" "}
          <span className="text-muted">{describe(line)}</span> · {reasons[reason]}
          {wish === "exchange" && wanted && ` · ${instead}${describe(wanted)}`}
        </li>
      ))}
    </ul>
  );
}
