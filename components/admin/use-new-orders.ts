import { useState } from "react";
import type { DeskPage } from "@/lib/desk/api";
import { useOrderCounts } from "@/lib/orders/api";

/** How many orders have come in since the page was read, as far as they were counted later than that. */
export function useNewOrders(page: DeskPage | undefined): number {
  const counts = useOrderCounts();
  const [gone, setGone] = useState({ readAt: 0, count: 0 });
  if (!page || !counts.data || counts.dataUpdatedAt < page.readAt) return 0;
  // Fewer than there were: others have deleted some, which must not hide what comes in after that.
  const missing = Math.max(page.total - counts.data.all, gone.readAt === page.readAt ? gone.count : 0);
  if (missing > 0 && (missing !== gone.count || gone.readAt !== page.readAt))
    setGone({ readAt: page.readAt, count: missing });
  return counts.data.all - page.total + Math.max(missing, 0);
}
