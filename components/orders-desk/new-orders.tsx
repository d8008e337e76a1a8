import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { AdminOrdersPage } from "@/lib/orders/all-orders/api";
import { useOrderCounts } from "@/lib/orders/api";

interface NewOrdersProps {
  page: AdminOrdersPage | undefined;
  refetch: () => Promise<unknown>;
}

/** Says when orders have come in since the list was read. The list changes only when the admin asks for it. */
export function NewOrders({ page, refetch }: NewOrdersProps) {
  const count = useNewOrders(page);
  return (
    <output className="block">
      {count > 0 && (
        <span className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-marigold pl-3">
          {count === 1 ? "1 new order." : `${count} new orders.`}
          <Button variant="quiet" onClick={() => void refetch()}>
            Show
          </Button>
        </span>
      )}
    </output>
  );
}

/** How many orders have come in since the page was read, as far as they were counted later than that. */
function useNewOrders(page: AdminOrdersPage | undefined): number {
  const counts = useOrderCounts();
  const [gone, setGone] = useState({ readAt: 0, count: 0 });
  if (!page || !counts.data || counts.dataUpdatedAt < page.readAt) return 0;
  // The count fell because others deleted orders, which must not hide orders that come in later.
  const missing = Math.max(page.total - counts.data.all, gone.readAt === page.readAt ? gone.count : 0);
  if (missing > 0 && (missing !== gone.count || gone.readAt !== page.readAt))
    setGone({ readAt: page.readAt, count: missing });
  return counts.data.all - page.total + Math.max(missing, 0);
}
