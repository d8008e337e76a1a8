"use client";

import { QueueDays } from "@/components/call-queue/queue-days";
import { QUEUE_SEARCH_ID } from "@/components/call-queue/queue-keys";
import { DeskTabs } from "@/components/desk-kit/desk-tabs";
import { SearchBox } from "@/components/desk-kit/search-box";
import { usePlace } from "@/components/desk-kit/use-place";
import type { QueueCounts } from "@/lib/orders/call-queue/dto";
import { queuePlaceSchema } from "@/lib/orders/call-queue/schema";

interface QueueFiltersProps {
  counts: QueueCounts | undefined;
  /** How many have come in since the list was read. */
  newOrders: number;
}

/** The two lists of the queue with their numbers, the box, and the days and sorting behind a line of their own. */
export function QueueFilters({ counts, newOrders }: QueueFiltersProps) {
  const { place, change } = usePlace(queuePlaceSchema);
  const isCalledOff = place.view === "calledOff";
  return (
    <div className="grid grid-cols-1 gap-2 lg:grid-cols-[auto_24rem] lg:items-end lg:justify-between">
      <DeskTabs
        label="Orders to call"
        tabs={[
          {
            label: "To call",
            count: counts && counts.due + counts.waiting + counts.later,
            mark: counts !== undefined && counts.due > 0 && (
              <span className="rounded-cloth bg-marigold px-1.5 text-sm font-semibold tabular-nums">
                {counts.due} due
              </span>
            ),
            isCurrent: !isCalledOff,
            to: () => change({ view: undefined }),
          },
          {
            label: "Called off",
            count: counts?.calledOff,
            isCurrent: isCalledOff,
            to: () => change({ view: "calledOff" }),
          },
        ]}
        className="stitch-b lg:border-b-0"
        listClass="flex flex-wrap"
        tabClass="flex min-h-11 gap-1.5 px-2 sm:px-4"
      />
      <SearchBox
        id={QUEUE_SEARCH_ID}
        label="Find orders by phone, name, address, product or size"
        placeholder="Phone, name, area, product, size"
        asked={place.q}
        onFind={(q) => change({ q })}
      />
      <QueueDays newOrders={newOrders} />
    </div>
  );
}
