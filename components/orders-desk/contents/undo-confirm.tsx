import { useWords } from "#words";
import { Button } from "@/components/ui/button";
import { CallNotices } from "@/components/desk-kit/call-notices";
import { useIsBefore } from "@/components/ui/use-is-before";
import type { ListedOrder, useReopenOrder } from "@/lib/orders/all-orders/api";
import { reopenableUntil } from "@/lib/orders/rules";

interface UndoConfirmProps {
  order: Pick<ListedOrder, "_id" | "orderNumber" | "status" | "confirmedAt" | "parcel">;
  reopening: ReturnType<typeof useReopenOrder>;
  className: string;
}

/** Takes a confirmation back while it is fresh: the order is pending again, and its pieces are kept for it. */
export function UndoConfirm({ order, reopening, className }: UndoConfirmProps) {
  const { undo } = useWords("deskKit");
  const { undoConfirm } = useWords("deskOrders");
  const { number } = useWords("orders");
  const isFresh = useIsBefore(reopenableUntil(order));
  return (
    <>
      {isFresh && (
        <Button
          variant="quiet"
          className={className}
          disabled={reopening.isPending}
          aria-label={undoConfirm(number(order.orderNumber))}
          onClick={() => reopening.mutate(order._id)}
        >
          {undo}
        </Button>
      )}
      <CallNotices {...reopening} className="w-full lg:col-span-2" />
    </>
  );
}
