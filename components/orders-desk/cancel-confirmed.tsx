import { MESSAGES, QUESTIONS } from "@/components/messages";
import { askAndDo } from "@/components/ui/ask-and-do";
import { Button } from "@/components/ui/button";
import { CallNotices } from "@/components/ui/call-notices";
import { useCancelOrder } from "@/lib/orders/all-orders/api";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";

interface CancelConfirmedProps {
  order: { _id: string; orderNumber: number };
  className: string;
  /** Called when it is done and told. */
  onDone?: () => void;
}

/** Cancels a Confirmed order that has not left the shop. The contract's own button is for pending ones. */
export function CancelConfirmed({ order, className, onDone }: CancelConfirmedProps) {
  const cancelling = useCancelOrder();

  async function cancel() {
    const isDone = await askAndDo({
      question: QUESTIONS.cancelOrder,
      work: () => cancelling.mutateAsync(order._id),
      message: MESSAGES.orderMarked(ORDER_STEPS.cancelConfirmed.to),
    });
    if (isDone) onDone?.();
  }

  return (
    <>
      <Button
        variant="quiet"
        className={className}
        disabled={cancelling.isPending}
        aria-label={`Cancel order ${order.orderNumber}`}
        onClick={() => void cancel()}
      >
        Cancel order
      </Button>
      <CallNotices {...cancelling} className="w-full lg:col-span-2" />
    </>
  );
}
