"use client";

import { useState } from "react";
import { AdminOrderCard } from "@/components/admin/admin-order-card";
import { SelectionBar } from "@/components/admin/selection-bar";
import { useBulkConfirm } from "@/components/admin/use-bulk-confirm";
import type { DeskOrderDto } from "@/lib/desk/dto";

interface OrderListProps {
  orders: DeskOrderDto[];
  /** When the list was read, in milliseconds. */
  now: number;
}

/** The orders of one page, and what can be done with several of them at once. */
export function OrderList({ orders, now }: OrderListProps) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const bulk = useBulkConfirm();
  const selected = orders.filter(({ _id }) => selectedIds.has(_id));

  function select(orderId: string, isSelected: boolean) {
    const others = [...selectedIds].filter((id) => id !== orderId);
    setSelectedIds(new Set(isSelected ? [...others, orderId] : others));
  }

  async function confirmAll() {
    await bulk.confirm(selected);
    setSelectedIds(new Set());
  }

  return (
    <>
      <label className="mb-1 inline-flex min-h-11 items-center gap-3 pl-4.5 lg:pl-4">
        <input
          type="checkbox"
          className="size-5"
          checked={selected.length === orders.length}
          onChange={(event) =>
            setSelectedIds(new Set(event.target.checked ? orders.map(({ _id }) => _id) : []))
          }
        />
        Select all on this page
      </label>
      <ul aria-label="All orders" className="grid gap-4 lg:gap-2">
        {orders.map((order) => (
          <li key={order._id} id={cardId(order)} tabIndex={-1} className="scroll-mb-24 outline-none">
            <AdminOrderCard
              order={order}
              now={now}
              isSelected={selectedIds.has(order._id)}
              onSelect={(isSelected) => select(order._id, isSelected)}
              onDone={() => reachNext(orders, order)}
            />
          </li>
        ))}
      </ul>
      <SelectionBar
        selected={selected}
        progress={bulk.progress}
        result={bulk.result}
        onConfirm={() => void confirmAll()}
        onClear={() => setSelectedIds(new Set())}
      />
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
