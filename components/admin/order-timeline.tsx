import { Timeline } from "@/components/timeline/timeline";
import type { ListedOrder } from "@/lib/admin-orders/api";

/** What became of an order that is decided, as its customer is shown it; in the desk's words. */
export function OrderTimeline({ order: { orderNumber, status, timeline } }: { order: ListedOrder }) {
  // What was decided just now is in it once the list is read again.
  if (status === "pending" || !timeline) return null;
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-indigo underline underline-offset-4 lg:min-h-8">
        Timeline
      </summary>
      <div className="pt-2">
        <Timeline timeline={timeline} label={`Timeline of order ${orderNumber}`} isForDesk />
      </div>
    </details>
  );
}
