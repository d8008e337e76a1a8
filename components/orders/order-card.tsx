"use client";

import { RetryingNotice } from "@/components/ui/retrying-notice";
import { MESSAGES, QUESTIONS } from "@/components/messages";
import { OrderAgain } from "@/components/orders/order-again";
import { OrderChanges } from "@/components/orders/order-changes";
import { OrderLines } from "@/components/orders/order-lines";
import { OrderReturns } from "@/components/returns/order-returns";
import { OrderStatusExplanation } from "@/components/orders/order-status-explanation";
import { StatusBadge } from "@/components/orders/status-badge";
import { Timeline } from "@/components/tracking/timeline";
import { askQuestion, showMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { dayOf } from "@/lib/platform/time/dhaka";
import { useDeleteOrder } from "@/lib/orders/api";
import type { OrderDto } from "@/lib/orders/dto";
import { isUndecided } from "@/lib/orders/lifecycle/rules";

interface OrderCardProps {
  order: OrderDto;
  /** Called when it is cancelled, before that is told. */
  onCancelled: () => void;
}

export function OrderCard({ order, onCancelled }: OrderCardProps) {
  const cancellation = useDeleteOrder();

  async function cancel() {
    if (!(await askQuestion(QUESTIONS.cancelOrder))) return;
    try {
      await cancellation.mutateAsync(order._id);
      onCancelled();
      await showMessage(MESSAGES.orderCancelled);
    } catch {
      // Told beside the button.
    }
  }

  return (
    <article
      aria-label={`Order ${order.orderNumber}`}
      className="rounded-cloth border border-ink/15 bg-white p-4 wrap-anywhere"
    >
      <div className="stitch-b mb-4 flex flex-wrap items-center justify-between gap-3 pb-3">
        <h2 className="text-base">
          Order <span className="price">{order.orderNumber}</span>, placed{" "}
          <time dateTime={order.orderTime}>{dayOf(order.orderTime)}</time>
        </h2>
        <StatusBadge status={order.status} />
      </div>
      <div className="mb-4 max-w-prose">
        <OrderStatusExplanation order={order} />
      </div>
      {order.timeline && (
        <div className="mb-6">
          <Timeline timeline={order.timeline} label={`Steps of order ${order.orderNumber}`} isBrief />
        </div>
      )}
      <OrderLines order={order} />
      <OrderChanges order={order} />
      <OrderReturns order={order} />
      <p className="mt-3 text-sm wrap-anywhere whitespace-pre-line text-muted">
        For {order.name}, {order.phone}, {order.address}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <OrderAgain order={order} />
        {isUndecided(order.status) && (
          <Button variant="danger" disabled={cancellation.isPending} onClick={() => void cancel()}>
            Cancel Order
          </Button>
        )}
        <RetryingNotice isPending={cancellation.isPending} />
      </div>
      {cancellation.error && (
        <div className="mt-4">
          <Notice kind="error">{cancellation.error.message}</Notice>
        </div>
      )}
    </article>
  );
}
