"use client";

import { MESSAGES, QUESTIONS } from "@/components/messages";
import { OrderLines } from "@/components/orders/order-lines";
import { StatusBadge } from "@/components/orders/status-badge";
import { askQuestion, showMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { formatOrderDate } from "@/lib/format";
import { useDeleteOrder } from "@/lib/orders/api";
import type { OrderDto } from "@/lib/orders/dto";

export function OrderCard({ order }: { order: OrderDto }) {
  const cancellation = useDeleteOrder();

  async function cancel() {
    if (!(await askQuestion(QUESTIONS.cancelOrder))) return;
    try {
      await cancellation.mutateAsync(order._id);
      await showMessage(MESSAGES.orderCancelled);
    } catch {
      // Told beside the button.
    }
  }

  return (
    <article className="rounded-cloth border border-ink/15 bg-white p-4">
      <div className="stitch-b mb-4 flex flex-wrap items-center justify-between gap-3 pb-3">
        <h2 className="text-base">
          Order <span className="price">{order.orderNumber}</span> of{" "}
          <time dateTime={order.orderTime}>{formatOrderDate(order.orderTime)}</time>
        </h2>
        <StatusBadge status={order.status} />
      </div>
      <OrderLines order={order} />
      {order.status === "pending" && (
        <Button
          look="danger"
          className="mt-4"
          disabled={cancellation.isPending}
          onClick={() => void cancel()}
        >
          Cancel Order
        </Button>
      )}
      {cancellation.error && <Notice kind="error">{cancellation.error.message}</Notice>}
    </article>
  );
}
