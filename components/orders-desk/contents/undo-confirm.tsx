import { Button } from "@/components/ui/button";
import { CallNotices } from "@/components/ui/call-notices";
import type { useReopenOrder } from "@/lib/orders/all-orders/api";

interface UndoConfirmProps {
  order: { _id: string; orderNumber: number };
  reopening: ReturnType<typeof useReopenOrder>;
  className: string;
}

/** Takes a fresh confirmation back: the order is pending again, and its pieces are kept for it. */
export function UndoConfirm({ order, reopening, className }: UndoConfirmProps) {
  return (
    <>
      <Button
        variant="quiet"
        className={className}
        disabled={reopening.isPending}
        aria-label={`Undo: make order ${order.orderNumber} pending again`}
        onClick={() => reopening.mutate(order._id)}
      >
        Undo
      </Button>
      <CallNotices {...reopening} className="w-full lg:col-span-2" />
    </>
  );
}
