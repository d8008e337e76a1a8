"use client";

import { RetryingNotice } from "@/components/layout/retrying-notice";
import { MESSAGES, QUESTIONS } from "@/components/messages";
import { askQuestion, showMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { type ListedOrder, useDecideOrder, useDeleteListedOrder } from "@/lib/admin-orders/api";
import type { OrderDecision } from "@/lib/orders/schema";

interface OrderActionsProps {
  order: ListedOrder;
  /** Called when an action is done and told. */
  onDone: () => void;
}

export function OrderActions({ order, onDone }: OrderActionsProps) {
  const decision = useDecideOrder();
  const deletion = useDeleteListedOrder();
  const isPending = decision.isPending || deletion.isPending;
  const { isGone } = order;
  const isDecided = isGone || order.status !== "pending";
  const failure = decision.error ?? deletion.error;
  const trouble = isGone ? "This order no longer exists." : failure?.message;

  async function decide(status: OrderDecision) {
    if (status === "Canceled" && !(await askQuestion(QUESTIONS.cancelOrder))) return;
    try {
      deletion.reset();
      await decision.mutateAsync({ orderId: order._id, status });
      await showMessage(MESSAGES.orderMarked(status));
      onDone();
    } catch {
      // Told below the buttons.
    }
  }

  async function remove() {
    if (!(await askQuestion(QUESTIONS.deleteOrder))) return;
    try {
      decision.reset();
      await deletion.mutateAsync(order);
      await showMessage(MESSAGES.orderRemoved);
      onDone();
    } catch {
      // Told below the buttons.
    }
  }

  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap gap-2 lg:grid lg:grid-cols-2">
        <Button
          className="flex-[2_1_auto] px-2! lg:col-span-2 lg:min-h-11"
          disabled={isDecided || isPending}
          onClick={() => void decide("Confirmed")}
        >
          Confirm
        </Button>
        <Button
          variant="quiet"
          className="flex-auto px-2! lg:min-h-10"
          disabled={isDecided || isPending}
          onClick={() => void decide("Canceled")}
        >
          Cancel
        </Button>
        <Button
          variant="danger"
          className="flex-auto px-2! lg:min-h-10"
          disabled={isGone || isPending}
          onClick={() => void remove()}
        >
          Delete
        </Button>
      </div>
      <RetryingNotice isPending={isPending} />
      {trouble && <Notice kind="error">{trouble}</Notice>}
    </div>
  );
}
