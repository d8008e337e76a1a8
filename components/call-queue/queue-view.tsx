"use client";

import { useEffect, useState } from "react";
import { NewOrdersStrip } from "@/components/call-queue/new-orders-strip";
import { QueueCard } from "@/components/call-queue/queue-card";
import { QueueFilters } from "@/components/call-queue/queue-filters";
import { QueueKeys } from "@/components/call-queue/queue-keys";
import { DeskList, reachNext } from "@/components/desk-kit/desk-list";
import { usePlace } from "@/components/desk-kit/use-place";
import { useQueue, useQueueNews } from "@/lib/orders/call-queue/api";
import { queuePlaceSchema } from "@/lib/orders/call-queue/schema";
import { isUndecided } from "@/lib/orders/lifecycle/rules";

const TICK_MS = 30_000;

/** The orders that wait for a call, and what each call came to. */
export function QueueView() {
  const { place, change } = usePlace(queuePlaceSchema);
  const queue = useQueue(place);
  const { data: news } = useQueueNews(queue.data?.pages);
  const now = useNow();

  function showNewest() {
    // Oldest first they would come last.
    if (place.sort === "newest" && !place.view) void queue.refetch();
    else change({ q: undefined, view: undefined, from: undefined, to: undefined, sort: "newest" });
  }

  return (
    <div>
      <QueueFilters counts={queue.data?.pages[0]?.counts} newOrders={news?.newOrders ?? 0} />
      <NewOrdersStrip count={news?.newOrders ?? 0} onShow={showNewest} />
      <DeskList
        list={queue}
        label="Orders to call"
        isWorkedThrough
        className="mt-3 grid grid-cols-1 gap-2.5"
        empty={
          <p className="py-8 text-lg">
            {place.q || place.from || place.to
              ? "No order to call matches this search."
              : "There is nobody to call."}
          </p>
        }
        renderRow={(order, orders) => (
          <QueueCard
            order={order}
            now={now}
            calling={news?.callings.find(({ orderId }) => orderId === order._id) ?? null}
            isDecidedElsewhere={news?.gone.includes(order._id) ?? false}
            onDone={() => reachNext(orders, order, ({ status, isGone }) => isUndecided(status) && !isGone)}
          />
        )}
      />
      <QueueKeys />
    </div>
  );
}

/** The time, in milliseconds, moved on now and then: ages are told in minutes. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), TICK_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
