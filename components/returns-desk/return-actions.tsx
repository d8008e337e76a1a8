"use client";

import { useState } from "react";
import { useIsAdmin } from "@/components/desk-kit/desk-access";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { BackIntoStock } from "@/components/returns/back-into-stock";
import { type PieceCounts, PieceLines } from "@/components/returns/piece-lines";
import { AskedActions } from "@/components/returns-desk/asked-actions";
import { RefundForm } from "@/components/returns-desk/refund-form";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { formatBdt } from "@/lib/platform/text/format";
import { exchangePath } from "@/lib/paths";
import { withLines } from "@/lib/orders/lines/rules";
import { useMoveReturn } from "@/lib/returns/api";
import type { ReturnDto } from "@/lib/returns/dto";
import { isLive } from "@/lib/returns/rules";
import type { MoveReturnRequest } from "@/lib/returns/schema";
import { RETURN_STEPS } from "@/lib/orders/lifecycle";
import { isOnlyAsked, isReturnOpen, moveBy } from "@/lib/orders/lifecycle/rules";

const SMALL = "min-h-11 px-3! text-sm";

/** What can be done about a return next. */
export function ReturnActions({ entry }: { entry: ReturnDto }) {
  const [isTicking, setIsTicking] = useState(false);
  const focus = useKeptFocus<HTMLDivElement>();
  const move = useMoveReturn({ orderId: entry.order._id, returnId: entry._id });
  const { state } = entry;
  if (!isReturnOpen(entry)) return null;
  return (
    <div ref={focus} tabIndex={-1} className="grid grid-cols-1 content-start gap-2">
      {isOnlyAsked(entry) && <AskedActions entry={entry} isBusy={move.isPending} onMove={move.mutate} />}
      {state === RETURN_STEPS.receive.from[0] && !isTicking && (
        <Accepted
          entry={entry}
          isBusy={move.isPending}
          onArrived={() => setIsTicking(true)}
          onMove={move.mutate}
        />
      )}
      {state === RETURN_STEPS.receive.from[0] && isTicking && (
        <SellableForm
          entry={entry}
          isBusy={move.isPending}
          onClose={() => setIsTicking(false)}
          onSend={(sellable) => move.mutate({ ...moveBy(RETURN_STEPS.receive), sellable })}
        />
      )}
      {state === RETURN_STEPS.receive.to && (
        <Received entry={entry} isBusy={move.isPending} onMove={move.mutate} />
      )}
      <RetryingNotice isPending={move.isPending} />
      {move.error && <Notice kind="error">{move.error.message}</Notice>}
    </div>
  );
}

interface StepsProps {
  entry: ReturnDto;
  isBusy: boolean;
  onMove: (move: MoveReturnRequest) => void;
}

function ExchangeLink({ entry }: { entry: ReturnDto }) {
  if (isLive(entry.exchange)) return null;
  return (
    <LinkButton
      variant={entry.state === RETURN_STEPS.receive.to && entry.wish === "exchange" ? "primary" : "quiet"}
      className={`${SMALL} flex-auto`}
      href={exchangePath(entry.order._id, entry._id)}
      aria-label={`Place the exchange for ${entry.order.orderNumber}`}
    >
      Place an exchange
    </LinkButton>
  );
}

function Accepted({ entry, isBusy, onArrived, onMove }: StepsProps & { onArrived: () => void }) {
  return (
    <div className="flex flex-wrap gap-1.5">
      <Button className={`${SMALL} flex-auto`} disabled={isBusy} onClick={onArrived}>
        It is back
      </Button>
      <ExchangeLink entry={entry} />
      {!isLive(entry.exchange) && (
        <Button
          variant="quiet"
          className={SMALL}
          disabled={isBusy}
          onClick={() => onMove(moveBy(RETURN_STEPS.callOff))}
        >
          Call off
        </Button>
      )}
    </div>
  );
}

function Received({ entry, isBusy, onMove }: StepsProps) {
  const isAdmin = useIsAdmin();
  const { exchange, due } = entry;
  const canSettle = exchange?.state === "delivered" && due === 0;
  const canRefund = !isLive(entry.exchange) || (exchange?.state === "delivered" && due > 0);
  return (
    <>
      {isLive(entry.exchange) && exchange?.state !== "delivered" && (
        <p className="text-sm text-muted">
          {due > 0
            ? `When the exchange is delivered, ${formatBdt(due)} are to be paid back.`
            : "Settled when the exchange is delivered."}
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        {canSettle && (
          <Button
            className={`${SMALL} flex-auto`}
            disabled={isBusy}
            onClick={() => onMove(moveBy(RETURN_STEPS.settle))}
          >
            Settle
          </Button>
        )}
        <ExchangeLink entry={entry} />
      </div>
      {canRefund && isAdmin && <RefundForm entry={entry} />}
      {canRefund && !isAdmin && <p className="text-sm text-muted">An admin pays back {formatBdt(due)}.</p>}
    </>
  );
}

interface SellableFormProps {
  entry: ReturnDto;
  isBusy: boolean;
  onClose: () => void;
  onSend: (sellable: { lineId: string; sellable: number }[]) => void;
}

/** Which pieces can be sold again: none unless somebody has looked and ticked. */
function SellableForm({ entry, isBusy, onClose, onSend }: SellableFormProps) {
  const [counts, setCounts] = useState<PieceCounts>({});
  const send = () => onSend(entry.lines.map(({ lineId }) => ({ lineId, sellable: counts[lineId] ?? 0 })));
  return (
    <PieceLines
      legend="All pieces are here. Which can be sold again?"
      lines={withLines(entry.order, entry.lines).map(({ line, quantity }) => ({ line, most: quantity }))}
      counts={counts}
      onCount={(id, count) => setCounts((before) => ({ ...before, [id]: count }))}
    >
      <BackIntoStock counts={counts} isBusy={isBusy} onClose={onClose} onSend={send} />
    </PieceLines>
  );
}
