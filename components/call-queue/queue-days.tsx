"use client";

import { NewOrderSound } from "@/components/call-queue/new-order-sound";
import { useQueuePlace } from "@/components/call-queue/use-queue-place";

const FIELD = "min-h-11 min-w-0 rounded-cloth border border-ink/45 bg-white px-2 text-base";

/** Of which days, in which order: seldom needed, and so behind a line of its own. */
export function QueueDays({ newOrders }: { newOrders: number }) {
  const { place, go } = useQueuePlace();
  const { from, to, sort } = place;
  return (
    <details className="lg:col-span-2" open={Boolean(from ?? to ?? sort)}>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold underline decoration-dotted underline-offset-4">
        Days, sorting, sound
      </summary>
      <div className="flex flex-wrap items-end gap-3 pb-2 text-sm">
        <label className="grid gap-1">
          From
          <input
            type="date"
            className={FIELD}
            value={from ?? ""}
            onChange={({ target }) => go({ ...place, from: target.value || undefined })}
          />
        </label>
        <label className="grid gap-1">
          To
          <input
            type="date"
            className={FIELD}
            value={to ?? ""}
            onChange={({ target }) => go({ ...place, to: target.value || undefined })}
          />
        </label>
        <label className="grid gap-1">
          Sort
          <select
            className={FIELD}
            value={sort ?? "oldest"}
            onChange={({ target }) =>
              go({ ...place, sort: target.value === "newest" ? "newest" : undefined })
            }
          >
            <option value="oldest">Longest waiting first</option>
            <option value="newest">Newest first</option>
          </select>
        </label>
        <NewOrderSound count={newOrders} />
      </div>
    </details>
  );
}
