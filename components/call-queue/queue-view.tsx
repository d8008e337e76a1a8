"use client";

import { useWords } from "#words";
import { useEffect, useState } from "react";
import { QueueCard } from "@/components/call-queue/queue-card";
import { QueueFilters } from "@/components/call-queue/queue-filters";
import { QueueKeys } from "@/components/call-queue/queue-keys";
import { DeskList, reachNext } from "@/components/desk-kit/desk-list";
import { usePlace } from "@/components/desk-kit/use-place";
import { type QueuedOrder, useQueue, useQueueNews } from "@/lib/orders/call-queue/api";
import { queuePlaceSchema } from "@/lib/orders/call-queue/schema";
import { isUndecided } from "@/lib/orders/lifecycle/rules";
import { Button } from "@/components/ui/button";

const TICK_MS = 30_000;

/** The orders that wait for a call, and the outcome of each call. */
export function QueueView() {
  const { place, change } = usePlace(queuePlaceSchema);
  const words = useWords("deskQueue");
  const queue = useQueue(place);
  const { data: news } = useQueueNews(queue.data?.pages);
  const now = useNow();
  useReachAsked(queue.isSuccess);

  function showNewest() {
    // In another view or order, new orders would be missing or come last, so the list changes to newest first.
    if (place.sort === "newest" && !place.view) void queue.refetch();
    else change({ q: undefined, view: undefined, from: undefined, to: undefined, sort: "newest" });
  }

  return (
    <div>
      <QueueFilters
        counts={queue.data?.pages[0]?.counts}
        decided={place.view ? 0 : countDecided(queue.data?.pages ?? [], news?.gone)}
        newOrders={news?.newOrders ?? 0}
      />
      <NewOrdersStrip count={news?.newOrders ?? 0} onShow={showNewest} />
      <DeskList
        list={queue}
        label={words.filters.list}
        isWorkedThrough
        className="grid grid-cols-1 gap-2 md:mt-3 md:gap-2.5"
        empty={
          <p className="py-8 text-lg">{place.q || place.from || place.to ? words.noneFound : words.none}</p>
        }
        renderRow={(order, orders) => (
          <QueueCard
            order={order}
            now={now}
            calling={news?.callings.find(({ orderId }) => orderId === order._id) ?? null}
            called={news?.called.find(({ orderId }) => orderId === order._id) ?? null}
            isDecidedElsewhere={news?.gone.includes(order._id) ?? false}
            onDone={() => reachNext(orders, order, ({ status, isGone }) => isUndecided(status) && !isGone)}
          />
        )}
      />
      <QueueKeys />
    </div>
  );
}

/** How many of the orders that were read to be called no longer wait for it. */
function countDecided(parts: { rows: QueuedOrder[] }[], gone: string[] = []): number {
  const rows = parts.flatMap((part) => part.rows);
  return rows.filter(({ _id, status, isGone }) => isGone || !isUndecided(status) || gone.includes(_id))
    .length;
}

/** Scrolls to the card that the address names once the cards show, so that a changed order's call can go on. */
function useReachAsked(isThere: boolean): void {
  useEffect(() => {
    if (!isThere || window.location.hash === "") return;
    const asked = document.getElementById(window.location.hash.slice(1));
    asked?.focus({ preventScroll: true });
    asked?.scrollIntoView({ block: "center" });
  }, [isThere]);
}

/** The current time in milliseconds, updated now and then, because ages show in minutes. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), TICK_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

interface NewOrdersStripProps {
  count: number;
  onShow: () => void;
}

/** Says above the lower edge and in the tab's title that orders have come in. The cards stay in place. */
function NewOrdersStrip({ count, onShow }: NewOrdersStripProps) {
  const { newOrders: words } = useWords("deskQueue");
  const { show } = useWords("deskKit");
  useEffect(() => {
    if (count === 0) return undefined;
    const { title } = document;
    document.title = words.tab(count);
    return () => {
      document.title = title;
    };
  }, [count, words]);
  return (
    <output className="fixed inset-x-0 bottom-[calc(var(--spacing-admin-tabs)+env(safe-area-inset-bottom))] z-10 block md:inset-x-auto md:right-6 md:bottom-6">
      {count > 0 && (
        <span className="flex items-center justify-between gap-4 border-t-4 border-marigold bg-white px-gutter py-2 shadow-[0_-1px_0_rgb(21_23_28/0.2)] md:border md:border-t-4 md:border-ink/30 md:border-t-marigold">
          <span className="font-semibold">{words.count(count)}</span>
          <Button variant="quiet" className="min-h-11" onClick={onShow}>
            {show}
          </Button>
        </span>
      )}
    </output>
  );
}
