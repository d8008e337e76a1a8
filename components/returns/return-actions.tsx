"use client";

import { useState } from "react";
import { useIsAdmin } from "@/components/admin/desk-access";
import { RetryingNotice } from "@/components/layout/retrying-notice";
import { BackIntoStock } from "@/components/returned-pieces/back-into-stock";
import { type PieceCounts, PieceLines } from "@/components/returned-pieces/piece-lines";
import { AskedActions } from "@/components/returns/asked-actions";
import { linesOfReturn } from "@/components/returns/lines-of-return";
import { RefundForm } from "@/components/returns/refund-form";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { formatBdt } from "@/lib/format";
import { exchangePath } from "@/lib/paths";
import { VOID_RETURN_STATES } from "@/lib/returned-pieces/constants";
import { useMoveReturn } from "@/lib/returns/api";
import type { ReturnDto } from "@/lib/returns/dto";
import type { MoveReturnRequest } from "@/lib/returns/schema";

const SMALL = "min-h-11 px-3! text-sm";

/** What can be done about a return next. */
export function ReturnActions({ entry }: { entry: ReturnDto }) {
  const [isTicking, setIsTicking] = useState(false);
  const focus = useKeptFocus<HTMLDivElement>();
  const move = useMoveReturn({ orderId: entry.order._id, returnId: entry._id });
  const { state } = entry;
  if (state === "settled" || VOID_RETURN_STATES.some((other) => other === state)) return null;
  return (
    <div ref={focus} tabIndex={-1} className="grid grid-cols-1 content-start gap-2">
      {state === "asked" && <AskedActions entry={entry} isBusy={move.isPending} onMove={move.mutate} />}
      {state === "accepted" && !isTicking && (
        <Accepted
          entry={entry}
          isBusy={move.isPending}
          onArrived={() => setIsTicking(true)}
          onMove={move.mutate}
        />
      )}
      {state === "accepted" && isTicking && (
        <SellableForm
          entry={entry}
          isBusy={move.isPending}
          onClose={() => setIsTicking(false)}
          onSend={(sellable) => move.mutate({ from: "accepted", to: "received", sellable })}
        />
      )}
      {state === "received" && <Received entry={entry} isBusy={move.isPending} onMove={move.mutate} />}
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

const isLive = ({ exchange }: ReturnDto): boolean => exchange !== null && exchange.state !== "void";

function ExchangeLink({ entry }: { entry: ReturnDto }) {
  if (isLive(entry)) return null;
  return (
    <LinkButton
      variant={entry.state === "received" && entry.wish === "exchange" ? "primary" : "quiet"}
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
      {!isLive(entry) && (
        <Button
          variant="quiet"
          className={SMALL}
          disabled={isBusy}
          onClick={() => onMove({ from: "accepted", to: "calledOff" })}
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
  const canRefund = !isLive(entry) || (exchange?.state === "delivered" && due > 0);
  return (
    <>
      {isLive(entry) && exchange?.state !== "delivered" && (
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
            onClick={() => onMove({ from: "received", to: "settled" })}
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
      lines={linesOfReturn(entry)}
      counts={counts}
      onCount={(id, count) => setCounts((before) => ({ ...before, [id]: count }))}
    >
      <BackIntoStock counts={counts} isBusy={isBusy} onClose={onClose} onSend={send} />
    </PieceLines>
  );
}
