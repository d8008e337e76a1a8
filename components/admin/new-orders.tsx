"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useOrderCounts } from "@/lib/orders/api";

interface NewOrdersProps {
  page: { dataUpdatedAt: number; refetch: () => Promise<unknown> };
}

/** Says when orders have come in since the list was read. The list itself only moves when it is asked to. */
export function NewOrders({ page }: NewOrdersProps) {
  const all = useOrderCounts().data?.all;
  const [read, setRead] = useState({ at: 0, all: 0 });
  if (all !== undefined && (page.dataUpdatedAt !== read.at || all < read.all)) {
    setRead({ at: page.dataUpdatedAt, all });
  }
  const isRead = page.dataUpdatedAt > 0;
  const count = isRead && all !== undefined ? all - read.all : 0;
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
