import { useWords } from "#words";
import { useState } from "react";
import { NewsNotice } from "@/components/desk-kit/news-notice";
import type { AdminOrdersPage } from "@/lib/orders/all-orders/api";
import { useOrderCounts } from "@/lib/orders/api";

interface NewOrdersProps {
  page: AdminOrdersPage | undefined;
  refetch: () => Promise<unknown>;
}

/** Says when orders have come in since the list was read. The list changes only when the admin asks for it. */
export function NewOrders({ page, refetch }: NewOrdersProps) {
  const { newOrders } = useWords("deskOrders");
  const count = useNewOrders(page);
  return <NewsNotice text={newOrders(count)} isShown={count > 0} onShow={() => void refetch()} />;
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
