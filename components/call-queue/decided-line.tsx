"use client";

import { UndoConfirm } from "@/components/orders-desk/contents/undo-confirm";
import { StatusBadge } from "@/components/orders/status-badge";
import { useReopenOrder } from "@/lib/orders/all-orders/api";
import type { QueuedOrder } from "@/lib/orders/call-queue/api";
import { canBeReopened } from "@/lib/orders/rules";

interface DecidedLineProps {
  order: QueuedOrder;
  /** Milliseconds. */
  now: number;
}

/** What is decided takes a line, where it stood; a fresh confirmation can be taken back there. */
export function DecidedLine({ order, now }: DecidedLineProps) {
  const { name, orderNumber, status, isGone } = order;
  const reopening = useReopenOrder();
  return (
    <article
      aria-label={`Order of ${name}`}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-l-4 border-ink/15 bg-white px-3 py-1.5"
    >
      <span className="text-sm text-muted tabular-nums">{orderNumber}</span>
      <span className="min-w-0 flex-1 basis-24 wrap-anywhere">{name}</span>
      {isGone ? <span className="text-sm">No longer exists.</span> : <StatusBadge status={status} />}
      {!isGone && canBeReopened(order, now) && (
        <UndoConfirm order={order} reopening={reopening} className="min-h-11 px-2! text-sm" />
      )}
    </article>
  );
}
