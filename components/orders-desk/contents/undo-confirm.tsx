import { useWords } from "#words";
import { Button } from "@/components/ui/button";
import { CallNotices } from "@/components/desk-kit/call-notices";
import type { useReopenOrder } from "@/lib/orders/all-orders/api";

interface UndoConfirmProps {
  order: { _id: string; orderNumber: number };
  reopening: ReturnType<typeof useReopenOrder>;
  className: string;
}

/** Takes a fresh confirmation back: the order is pending again, and its pieces are kept for it. */
export function UndoConfirm({ order, reopening, className }: UndoConfirmProps) {
  const { undo } = useWords("deskKit");
  const { undoConfirm } = useWords("deskOrders");
  const { number } = useWords("orders");
  return (
    <>
      <Button
        variant="quiet"
        className={className}
        disabled={reopening.isPending}
        aria-label={undoConfirm(number(order.orderNumber))}
        onClick={() => reopening.mutate(order._id)}
      >
        {undo}
      </Button>
      <CallNotices {...reopening} className="w-full lg:col-span-2" />
    </>
  );
}
