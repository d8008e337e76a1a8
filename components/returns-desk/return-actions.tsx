"use client";

import { useWords } from "#words";
import { type ReactNode, useState } from "react";
import { useIsAdmin } from "@/components/desk-kit/desk-access";
import { SmallButton } from "@/components/desk-kit/small-button";
import { BackIntoStock } from "@/components/desk-kit/back-into-stock";
import { PieceLines } from "@/components/returns/piece-lines";
import { usePieceCounts } from "@/components/returns/use-piece-counts";
import { AskedActions, listPieces, type ReturnActionsProps } from "@/components/returns-desk/asked-actions";
import { RefundForm } from "@/components/returns-desk/refund-form";
import { LinkButton } from "@/components/ui/link-button";
import { CallNotices } from "@/components/desk-kit/call-notices";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { exchangePath } from "@/lib/desk-paths";
import { useMoveReturn } from "@/lib/returns/api";
import type { ReturnDto } from "@/lib/returns/dto";
import { isLive } from "@/lib/returns/rules";
import { type MovableReturnState, RETURN_STEPS, type ReturnState } from "@/lib/orders/lifecycle";
import { moveBy } from "@/lib/orders/lifecycle/rules";

/** The next actions on a return, by its state. */
const ACTIONS: Readonly<Record<MovableReturnState, (props: ReturnActionsProps) => ReactNode>> = {
  asked: AskedActions,
  accepted: Accepted,
  received: Received,
};

const isMovable = (state: ReturnState): state is MovableReturnState => state in ACTIONS;

export function ReturnActions({ entry }: { entry: ReturnDto }) {
  const [form, setForm] = useState<ReturnActionsProps["form"]>(null);
  const focus = useKeptFocus<HTMLDivElement>();
  const move = useMoveReturn({ orderId: entry.order._id, returnId: entry._id });
  if (!isMovable(entry.state)) return null;
  const Actions = ACTIONS[entry.state];
  return (
    <div ref={focus} tabIndex={-1} className="grid grid-cols-1 content-start gap-2">
      <Actions entry={entry} isBusy={move.isPending} form={form} onForm={setForm} onMove={move.mutate} />
      <CallNotices isPending={move.isPending} error={move.error} />
    </div>
  );
}

function ExchangeLink({ entry }: { entry: ReturnDto }) {
  const { actions: words } = useWords("deskReturns");
  const { number } = useWords("orders");
  if (isLive(entry.exchange)) return null;
  return (
    <LinkButton
      variant={entry.state === RETURN_STEPS.receive.to && entry.wish === "exchange" ? "primary" : "quiet"}
      className="min-h-11 flex-auto px-3! text-sm"
      href={exchangePath(entry.order._id, entry._id)}
      aria-label={words.exchangeFor(number(entry.order.orderNumber))}
    >
      {words.exchange}
    </LinkButton>
  );
}

function Accepted(props: ReturnActionsProps) {
  const { actions: words } = useWords("deskReturns");
  const { parcelSteps } = useWords("deskLabels");
  const { entry, isBusy, form, onForm, onMove } = props;
  if (form === "sellable") return <SellableForm {...props} />;
  return (
    <div className="flex flex-wrap gap-1.5">
      <SmallButton
        variant="primary"
        className="flex-auto"
        disabled={isBusy}
        onClick={() => onForm("sellable")}
      >
        {parcelSteps.receive}
      </SmallButton>
      <ExchangeLink entry={entry} />
      {!isLive(entry.exchange) && (
        <SmallButton disabled={isBusy} onClick={() => onMove(moveBy(RETURN_STEPS.callOff))}>
          {words.callOff}
        </SmallButton>
      )}
    </div>
  );
}

function Received({ entry, isBusy, onMove }: ReturnActionsProps) {
  const { actions: words } = useWords("deskReturns");
  const { money } = useWords("units");
  const isAdmin = useIsAdmin();
  const { exchange, due } = entry;
  const canSettle = exchange?.state === "delivered" && due === 0;
  const canRefund = !isLive(exchange) || (exchange.state === "delivered" && due > 0);
  return (
    <>
      {isLive(exchange) && exchange.state !== "delivered" && (
        <p className="text-sm text-muted">{due > 0 ? words.payBackLater(money(due)) : words.settledLater}</p>
      )}
      <div className="flex flex-wrap gap-1.5">
        {canSettle && (
          <SmallButton
            variant="primary"
            className="flex-auto"
            disabled={isBusy}
            onClick={() => onMove(moveBy(RETURN_STEPS.settle))}
          >
            {words.settle}
          </SmallButton>
        )}
        <ExchangeLink entry={entry} />
      </div>
      {canRefund && isAdmin && <RefundForm entry={entry} />}
      {canRefund && !isAdmin && <p className="text-sm text-muted">{words.adminPaysBack(money(due))}</p>}
    </>
  );
}

/** Asks which pieces can be sold again: none unless somebody has checked and ticked them. */
function SellableForm({ entry, isBusy, onForm, onMove }: ReturnActionsProps) {
  const { actions: words } = useWords("deskReturns");
  const pieces = usePieceCounts();
  const { counts } = pieces;
  const sellable = entry.lines.map(({ lineId }) => ({ lineId, sellable: counts[lineId] ?? 0 }));
  return (
    <PieceLines legend={words.sellable} lines={listPieces(entry)} {...pieces}>
      <BackIntoStock
        counts={counts}
        isBusy={isBusy}
        onClose={() => onForm(null)}
        onSend={() => onMove({ ...moveBy(RETURN_STEPS.receive), sellable })}
      />
    </PieceLines>
  );
}
