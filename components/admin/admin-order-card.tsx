"use client";

import { MESSAGES, QUESTIONS } from "@/components/messages";
import { CustomerDetails } from "@/components/admin/customer-details";
import { OrderLines } from "@/components/orders/order-lines";
import { StatusBadge } from "@/components/orders/status-badge";
import { askQuestion, showMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { formatOrderDate } from "@/lib/format";
import { useDecideOrder, useDeleteOrder } from "@/lib/orders/api";
import type { OrderDto } from "@/lib/orders/dto";
import type { OrderDecision } from "@/lib/orders/schema";

export function AdminOrderCard({ order }: { order: OrderDto }) {
  const decision = useDecideOrder();
  const deletion = useDeleteOrder();
  const isPending = decision.isPending || deletion.isPending;
  const isDecided = order.status !== "pending";
  const failure = decision.error ?? deletion.error;

  async function decide(status: OrderDecision) {
    if (status === "Canceled" && !(await askQuestion(QUESTIONS.cancelOrder))) return;
    try {
      await decision.mutateAsync({ orderId: order._id, status });
      await showMessage(MESSAGES.orderMarked(status));
    } catch {
      // Told below the buttons.
    }
  }

  async function remove() {
    if (!(await askQuestion(QUESTIONS.deleteOrder))) return;
    try {
      await deletion.mutateAsync(order._id);
      await showMessage(MESSAGES.orderRemoved);
    } catch {
      // Told below the buttons.
    }
  }

  return (
    <article
      aria-label={`Order of ${order.name}`}
      className="rounded-cloth border border-ink/15 bg-white p-4"
    >
      <div className="stitch-b mb-4 flex flex-wrap items-center justify-between gap-3 pb-3">
        <h2 className="text-lg">{order.name}</h2>
        <time dateTime={order.orderTime} className="text-muted">
          {formatOrderDate(order.orderTime)}
        </time>
        <StatusBadge status={order.status} />
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <CustomerDetails order={order} />
        <div>
          <OrderLines order={order} />
        </div>
      </div>
      <div className="stitch-t mt-4 grid grid-cols-3 gap-3 pt-4 sm:flex sm:justify-end">
        <Button disabled={isDecided || isPending} onClick={() => void decide("Confirmed")}>
          Confirm
        </Button>
        <Button look="quiet" disabled={isDecided || isPending} onClick={() => void decide("Canceled")}>
          Cancel
        </Button>
        <Button look="danger" disabled={isPending} onClick={() => void remove()}>
          Delete
        </Button>
      </div>
      {failure && (
        <div className="mt-4">
          <Notice kind="error">{failure.message}</Notice>
        </div>
      )}
    </article>
  );
}
