"use client";

import { NewOrderSound } from "@/components/call-queue/new-order-sound";
import { usePlace } from "@/components/desk-kit/use-place";
import { queuePlaceSchema } from "@/lib/orders/call-queue/schema";

const FIELD = "min-h-11 min-w-0 rounded-cloth border border-ink/45 bg-white px-2 text-base";

/** Of which days, in which order: seldom needed, and so behind a line of its own. */
export function QueueDays({ newOrders }: { newOrders: number }) {
  const { place, change } = usePlace(queuePlaceSchema);
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
            onChange={({ target }) => change({ from: target.value || undefined })}
          />
        </label>
        <label className="grid gap-1">
          To
          <input
            type="date"
            className={FIELD}
            value={to ?? ""}
            onChange={({ target }) => change({ to: target.value || undefined })}
          />
        </label>
        <label className="grid gap-1">
          Sort
          <select
            className={FIELD}
            value={sort ?? "oldest"}
            onChange={({ target }) => change({ sort: target.value === "newest" ? "newest" : undefined })}
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
