"use client";

import { useNewOrders } from "@/components/admin/use-new-orders";
import { Button } from "@/components/ui/button";
import type { DeskPage } from "@/lib/desk/api";

interface NewOrdersProps {
  page: { data: DeskPage | undefined; refetch: () => Promise<unknown> };
}

/** Says when orders have come in since the list was read. The list itself only moves when it is asked to. */
export function NewOrders({ page }: NewOrdersProps) {
  const count = useNewOrders(page.data);
  return (
    <output className="block">
      {count > 0 && (
        <span className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-marigold pl-3">
          {count === 1 ? "1 new order." : `${count} new orders.`}
          <Button look="quiet" onClick={() => void page.refetch()}>
            Show
          </Button>
        </span>
      )}
    </output>
  );
}
