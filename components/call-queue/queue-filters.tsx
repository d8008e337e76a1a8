"use client";

import { QueueDays } from "@/components/call-queue/queue-days";
import { QueueSearch } from "@/components/call-queue/queue-search";
import { useQueuePlace } from "@/components/call-queue/use-queue-place";
import type { QueueCounts } from "@/lib/call-queue/dto";

const TAB =
  "flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-2 font-medium hover:border-ink/40 aria-[current=page]:border-selvedge sm:px-4";

interface QueueFiltersProps {
  counts: QueueCounts | undefined;
  /** How many have come in since the list was read. */
  newOrders: number;
}

/** The two lists of the queue with their numbers, the box, and the days and sorting behind a line of their own. */
export function QueueFilters({ counts, newOrders }: QueueFiltersProps) {
  const { place, go } = useQueuePlace();
  const { view } = place;
  const toCall = counts && counts.due + counts.waiting + counts.later;
  return (
    <div className="grid grid-cols-1 gap-2 lg:grid-cols-[auto_24rem] lg:items-end lg:justify-between">
      <nav aria-label="Orders to call" className="stitch-b lg:border-b-0">
        <ul className="flex flex-wrap">
          <li>
            <button
              type="button"
              aria-current={view ? undefined : "page"}
              className={TAB}
              onClick={() => go({ ...place, view: undefined })}
            >
              To call <Count>{toCall}</Count>
              {counts !== undefined && counts.due > 0 && (
                <span className="rounded-cloth bg-marigold px-1.5 text-sm font-semibold tabular-nums">
                  {counts.due} due
                </span>
              )}
            </button>
          </li>
          <li>
            <button
              type="button"
              aria-current={view ? "page" : undefined}
              className={TAB}
              onClick={() => go({ ...place, view: "calledOff" })}
            >
              Called off <Count>{counts?.calledOff}</Count>
            </button>
          </li>
        </ul>
      </nav>
      <QueueSearch />
      <QueueDays newOrders={newOrders} />
    </div>
  );
}

function Count({ children }: { children: number | undefined }) {
  return <span className="text-sm text-muted tabular-nums">{children ?? ""}</span>;
}
