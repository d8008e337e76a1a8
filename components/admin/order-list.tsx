"use client";

import { AdminOrderCard } from "@/components/admin/admin-order-card";
import { PendingGroup } from "@/components/admin/pending-group";
import type { useSelection } from "@/components/admin/use-selection";
import { useStoredSwitch } from "@/components/ui/use-stored-switch";
import type { ListedOrder } from "@/lib/admin-orders/api";

interface OrderListProps {
  orders: ListedOrder[];
  selection: ReturnType<typeof useSelection>;
  /** When the list was read, in milliseconds. */
  now: number;
}

/** The orders of one page, each with a tick for what can be done with several at once. */
export function OrderList({ orders, selection, now }: OrderListProps) {
  const [isFolded, setIsFolded] = useStoredSwitch("fold decided orders");
  const ids = orders.filter(({ isGone }) => !isGone).map(({ _id }) => _id);
  return (
    <>
      <div className="mb-1 flex flex-wrap justify-between gap-x-6">
        <label className="inline-flex min-h-11 items-center gap-3 pl-4.5 lg:pl-4">
          <input
            type="checkbox"
            className="size-5"
            checked={ids.length > 0 && ids.every(selection.has)}
            disabled={ids.length === 0}
            onChange={(event) => (event.target.checked ? selection.add(ids) : selection.clear())}
          />
          Select all on this page
        </label>
        <label className="inline-flex min-h-11 items-center gap-3 pl-4.5">
          <input
            type="checkbox"
            className="size-5"
            checked={isFolded}
            onChange={(event) => setIsFolded(event.target.checked)}
          />
          Decided orders on one line
        </label>
      </div>
      <ul aria-label="All orders" className="grid grid-cols-1 gap-4 lg:gap-2">
        {orders.map((order) => (
          <li key={order._id} id={cardId(order)} tabIndex={-1} className="scroll-mb-24 outline-none">
            <AdminOrderCard
              order={order}
              now={now}
              isFolded={isFolded}
              isSelected={selection.has(order._id)}
              onSelect={(isSelected) =>
                isSelected ? selection.add([order._id]) : selection.drop([order._id])
              }
              onDone={() => reachNext(orders, order)}
            />
            {order.holdings.groups.map((group) => (
              <PendingGroup key={group.by} order={order} group={group} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

const cardId = ({ _id }: ListedOrder): string => `order-${_id}`;

/** Brings the next order that waits within reach, and moves the list no further than it must. */
function reachNext(orders: ListedOrder[], done: ListedOrder): void {
  const below = orders.slice(orders.findIndex(({ _id }) => _id === done._id) + 1);
  const waiting = below.find(({ status, isGone }) => status === "pending" && !isGone);
  const next = waiting && document.getElementById(cardId(waiting));
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}
