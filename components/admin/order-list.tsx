"use client";

import { AdminOrderCard } from "@/components/admin/admin-order-card";
import type { useSelection } from "@/components/admin/use-selection";
import type { DeskOrderDto } from "@/lib/desk/dto";

interface OrderListProps {
  orders: DeskOrderDto[];
  selection: ReturnType<typeof useSelection>;
  /** When the list was read, in milliseconds. */
  now: number;
}

/** The orders of one page, each with a tick for what can be done with several at once. */
export function OrderList({ orders, selection, now }: OrderListProps) {
  const ids = orders.map(({ _id }) => _id);
  return (
    <>
      <label className="mb-1 inline-flex min-h-11 items-center gap-3 pl-4.5 lg:pl-4">
        <input
          type="checkbox"
          className="size-5"
          checked={ids.every(selection.has)}
          onChange={(event) => (event.target.checked ? selection.add(ids) : selection.clear())}
        />
        Select all on this page
      </label>
      <ul aria-label="All orders" className="grid gap-4 lg:gap-2">
        {orders.map((order) => (
          <li key={order._id} id={cardId(order)} tabIndex={-1} className="scroll-mb-24 outline-none">
            <AdminOrderCard
              order={order}
              now={now}
              isSelected={selection.has(order._id)}
              onSelect={(isSelected) =>
                isSelected ? selection.add([order._id]) : selection.drop([order._id])
              }
              onDone={() => reachNext(orders, order)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const cardId = ({ _id }: DeskOrderDto): string => `order-${_id}`;

/** Brings the next order that waits within reach, and moves the list no further than it must. */
function reachNext(orders: DeskOrderDto[], done: DeskOrderDto): void {
  const below = orders.slice(orders.findIndex(({ _id }) => _id === done._id) + 1);
  const waiting = below.find(({ status }) => status === "pending");
  const next = waiting && document.getElementById(cardId(waiting));
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}
