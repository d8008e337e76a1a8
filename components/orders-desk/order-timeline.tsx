import { Timeline } from "@/components/tracking/timeline";
import type { ListedOrder } from "@/lib/orders/all-orders/api";
import { isUndecided } from "@/lib/orders/lifecycle/rules";

/** What became of an order that is decided, as its customer is shown it; in the desk's words. */
export function OrderTimeline({ order: { orderNumber, status, timeline } }: { order: ListedOrder }) {
  // What was decided just now is in it once the list is read again.
  if (isUndecided(status) || !timeline) return null;
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
