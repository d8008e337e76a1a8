"use client";

import { useEffect, useState } from "react";
import { NewOrdersStrip } from "@/components/call-queue/new-orders-strip";
import { QueueCard } from "@/components/call-queue/queue-card";
import { QueueFilters } from "@/components/call-queue/queue-filters";
import { QueueKeys } from "@/components/call-queue/queue-keys";
import { useQueuePlace } from "@/components/call-queue/use-queue-place";
import { Button } from "@/components/ui/button";
import { QueryState } from "@/components/ui/query-state";
import { type Queue, type QueuedOrder, useQueue, useQueueNews } from "@/lib/call-queue/api";
import { MAX_QUEUE_ORDERS, QUEUE_STEP, queueSearch } from "@/lib/call-queue/schema";

const TICK_MS = 30_000;

/** The orders that wait for a call, and what each call came to. */
export function QueueView() {
  const { place, go } = useQueuePlace();
  const [limit, setLimit] = useState(QUEUE_STEP);
  const queue = useQueue(place, limit);
  const { data: news } = useQueueNews(queue.data);
  const now = useNow();

  function showNewest() {
    // Oldest first they would come last.
    if (place.sort === "newest" && !place.view) void queue.refetch();
    else go({ sort: "newest" });
  }

  return (
    <div>
      <QueueFilters counts={queue.data?.counts} newOrders={news?.newOrders ?? 0} />
      <NewOrdersStrip count={news?.newOrders ?? 0} onShow={showNewest} />
      <div aria-busy={queue.isPlaceholderData} className={queue.isPlaceholderData ? "opacity-55" : ""}>
        <QueryState query={queue}>
          {(data) => (
            <>
              {data.orders.length === 0 ? (
                <EmptyQueue isNarrowed={queueSearch({ ...place, view: undefined, sort: undefined }) !== ""} />
              ) : (
                <ul aria-label="Orders to call" className="mt-3 grid grid-cols-1 gap-2.5">
                  {data.orders.map((order) => (
                    <li
                      key={order._id}
                      id={cardId(order)}
                      tabIndex={-1}
                      className="scroll-my-24 outline-none"
                    >
                      <QueueCard
                        order={order}
                        now={now}
                        calling={news?.callings.find(({ orderId }) => orderId === order._id) ?? null}
                        isDecidedElsewhere={news?.gone.includes(order._id) ?? false}
                        onDone={() => reachNext(data.orders, order)}
                      />
                    </li>
                  ))}
                </ul>
              )}
              {data.orders.length === limit && limit < MAX_QUEUE_ORDERS && hasMore(data, place.view) && (
                <Button
                  variant="quiet"
                  className="mt-4 w-full sm:w-auto"
                  onClick={() => setLimit(limit + QUEUE_STEP)}
                >
                  Show {QUEUE_STEP} more
                </Button>
              )}
            </>
          )}
        </QueryState>
      </div>
      <QueueKeys />
    </div>
  );
}

function EmptyQueue({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <p className="py-8 text-lg">
      {isNarrowed ? "No order of these words and days waits here." : "Nobody waits for a call."}
    </p>
  );
}

function hasMore({ orders, counts }: Queue, view: "calledOff" | undefined): boolean {
  const { due, waiting, later, calledOff } = counts;
  return orders.length < (view ? calledOff : due + waiting + later);
}

const cardId = ({ _id }: QueuedOrder): string => `order-${_id}`;

/** Brings the next order that waits within reach, and moves the list no further than it must. */
function reachNext(orders: QueuedOrder[], done: QueuedOrder): void {
  const below = orders.slice(orders.findIndex(({ _id }) => _id === done._id) + 1);
  const waiting = below.find(({ status, isGone }) => status === "pending" && !isGone);
  const next = waiting && document.getElementById(cardId(waiting));
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
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
