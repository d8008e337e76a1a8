"use client";

import { useState } from "react";
import { OrderActions } from "@/components/orders-desk/order-actions";
import { OrderAge } from "@/components/orders-desk/order-age";
import { OrderAddress, OrderCustomer } from "@/components/orders-desk/order-customer";
import { OrderItems } from "@/components/orders-desk/order-items";
import { OrderTimeline } from "@/components/orders-desk/order-timeline";
import { PrintedMark } from "@/components/orders-desk/printed-mark";
import { StatusBadge } from "@/components/orders/status-badge";
import type { ListedOrder } from "@/lib/orders/all-orders/api";
import { SOURCE_LABELS } from "@/lib/orders/all-orders/rules";
import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import { isUndecided } from "@/lib/orders/lifecycle/rules";

interface AdminOrderCardProps {
  order: ListedOrder;
  /** Milliseconds. */
  now: number;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  /** Called when an action on the order is done and told. */
  onDone: () => void;
}

/** One order: a card on a phone, a row of the list on a wide screen. One that is decided takes a line where that is wished. */
export function AdminOrderCard({ isFolded, ...props }: AdminOrderCardProps & { isFolded: boolean }) {
  const { order, isSelected, onSelect } = props;
  const [isOpen, setIsOpen] = useState(false);
  if (!isFolded || isOpen || isUndecided(order.status)) return <WholeCard {...props} />;
  return (
    <article
      aria-label={`Order of ${order.name}`}
      className="flex flex-wrap items-center gap-x-3 rounded-cloth border border-ink/15 bg-white px-gutter has-checked:border-indigo"
    >
      <SelectBox order={order} isSelected={isSelected} onSelect={onSelect} />
      <span className="price">{order.orderNumber}</span>
      <span className="min-w-0 flex-1 basis-24 truncate" title={order.name}>
        {order.name}
      </span>
      <PrintedMark order={order} />
      <span className="tabular-nums">{formatBdt(order.amount)}</span>
      {!order.isGone && <StatusBadge status={order.status} />}
      <button
        type="button"
        aria-label={`Open order ${order.orderNumber}`}
        className="min-h-11 font-semibold text-indigo underline underline-offset-4"
        onClick={() => setIsOpen(true)}
      >
        Open
      </button>
    </article>
  );
}

function WholeCard({ order, now, isSelected, onSelect, onDone }: AdminOrderCardProps) {
  const { orderNumber, name, status, isGone, source } = order;
  return (
    <article
      aria-label={`Order of ${name}`}
      className="grid grid-cols-1 gap-4 rounded-cloth border border-ink/15 bg-white p-gutter has-checked:border-indigo lg:grid-cols-[9.5rem_minmax(0,5fr)_minmax(0,5fr)_minmax(0,6fr)_10.5rem] lg:gap-5 lg:py-3"
    >
      <div className="stitch-b flex flex-wrap content-start items-start gap-x-3 gap-y-2 pb-3 lg:grid lg:grid-cols-[auto_minmax(0,1fr)] lg:border-b-0 lg:pb-0">
        <SelectBox order={order} isSelected={isSelected} onSelect={onSelect} />
        <div className="min-w-0 flex-1 basis-20">
          <p className="price text-lg leading-6">{orderNumber}</p>
          <OrderAge order={order} now={now} />
          {source !== "web" && <p className="text-sm font-semibold">{SOURCE_LABELS[source]}</p>}
          {isUndecided(status) && order.holdings.pieces > 0 && (
            <p className="text-sm text-muted">holds {formatPieces(order.holdings.pieces)}</p>
          )}
        </div>
        <div className="lg:col-start-2">
          {!isGone && <StatusBadge status={status} />}
          <PrintedMark order={order} />
        </div>
      </div>
      <OrderCustomer order={order} />
      <div className="grid grid-cols-1 content-start gap-2">
        <OrderAddress order={order} />
        <OrderTimeline order={order} />
      </div>
      <OrderItems order={order} />
      <OrderActions order={order} now={now} onDone={onDone} />
    </article>
  );
}

type SelectBoxProps = Pick<AdminOrderCardProps, "order" | "isSelected" | "onSelect">;

function SelectBox({ order: { orderNumber, isGone }, isSelected, onSelect }: SelectBoxProps) {
  return (
    <label className="-m-3 grid size-12 place-items-center">
      <input
        type="checkbox"
        className="size-5"
        aria-label={`Select order ${orderNumber}`}
        checked={isSelected && !isGone}
        disabled={isGone}
        onChange={(event) => onSelect(event.target.checked)}
      />
    </label>
  );
}
