"use client";

import { OrderActions } from "@/components/admin/order-actions";
import { OrderAge } from "@/components/admin/order-age";
import { OrderAddress, OrderCustomer } from "@/components/admin/order-customer";
import { OrderItems } from "@/components/admin/order-items";
import { StatusBadge } from "@/components/orders/status-badge";
import type { ListedOrder } from "@/lib/admin-orders/api";
import { formatPieces } from "@/lib/format";

interface AdminOrderCardProps {
  order: ListedOrder;
  /** Milliseconds. */
  now: number;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  /** Called when an action on the order is done and told. */
  onDone: () => void;
}

/** One order: a card on a phone, a row of the list on a wide screen. */
export function AdminOrderCard({ order, now, isSelected, onSelect, onDone }: AdminOrderCardProps) {
  const { orderNumber, name, status, isGone } = order;
  return (
    <article
      aria-label={`Order of ${name}`}
      className="grid grid-cols-1 gap-4 rounded-cloth border border-ink/15 bg-white p-gutter has-checked:border-indigo lg:grid-cols-[9.5rem_minmax(0,5fr)_minmax(0,5fr)_minmax(0,6fr)_10.5rem] lg:gap-5 lg:py-3"
    >
      <div className="stitch-b flex flex-wrap content-start items-start gap-x-3 gap-y-2 pb-3 lg:grid lg:grid-cols-[auto_minmax(0,1fr)] lg:border-b-0 lg:pb-0">
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
        <div className="min-w-0 flex-1 basis-20">
          <p className="price text-lg leading-6">{orderNumber}</p>
          <OrderAge order={order} now={now} />
          {status === "pending" && order.holdings.pieces > 0 && (
            <p className="text-sm text-muted">holds {formatPieces(order.holdings.pieces)}</p>
          )}
        </div>
        <p className="lg:col-start-2">{!isGone && <StatusBadge status={status} />}</p>
      </div>
      <OrderCustomer order={order} />
      <OrderAddress order={order} />
      <OrderItems order={order} />
      <OrderActions order={order} onDone={onDone} />
    </article>
  );
}
