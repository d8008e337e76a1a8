import { useWords } from "#words";
import { askAndDo } from "@/components/ui/ask-and-do";
import { Button } from "@/components/ui/button";
import { CallNotices } from "@/components/desk-kit/call-notices";
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
  const { popUps, cancelOrder } = useWords("deskOrders");
  const { number } = useWords("orders");
  const cancelling = useCancelOrder();

  async function cancel() {
    const isDone = await askAndDo({
      question: popUps.cancelOrder,
      work: () => cancelling.mutateAsync(order._id),
      message: popUps.orderMarked(ORDER_STEPS.cancelConfirmed.to),
    });
    if (isDone) onDone?.();
  }

  return (
    <>
      <Button
        variant="quiet"
        className={className}
        disabled={cancelling.isPending}
        aria-label={cancelOrder.order(number(order.orderNumber))}
        onClick={() => void cancel()}
      >
        {cancelOrder.label}
      </Button>
      <CallNotices {...cancelling} className="w-full lg:col-span-2" />
    </>
  );
}
