import { useState } from "react";
import { OrderActions } from "@/components/orders-desk/order-actions";
import { OrderAddress, OrderCustomer } from "@/components/orders-desk/order-customer";
import { OrderItems } from "@/components/orders-desk/order-items";
import { StatusBadge } from "@/components/orders/status-badge";
import { CheckBox } from "@/components/ui/check-box";
import { TextButton } from "@/components/ui/text-button";
import type { ListedOrder } from "@/lib/orders/all-orders/api";
import { SOURCE_LABELS, formatAge, confirmationDueBy } from "@/lib/orders/all-orders/rules";
import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import { isUndecided } from "@/lib/orders/lifecycle/rules";
import { Timeline } from "@/components/tracking/timeline";
import type { AdminOrderDto } from "@/lib/orders/all-orders/dto";
import { clockOf, dayOf } from "@/lib/platform/time/dhaka";
import type { OrderDto } from "@/lib/orders/dto";

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
      className="flex flex-wrap items-center gap-x-3 card px-gutter has-checked:border-indigo"
    >
      <SelectBox order={order} isSelected={isSelected} onSelect={onSelect} />
      <span className="price">{order.orderNumber}</span>
      <span className="min-w-0 flex-1 basis-24 truncate" title={order.name}>
        {order.name}
      </span>
      <PrintedMark order={order} />
      <span className="tabular-nums">{formatBdt(order.amount)}</span>
      {!order.isGone && <StatusBadge status={order.status} />}
      <TextButton aria-label={`Open order ${order.orderNumber}`} onClick={() => setIsOpen(true)}>
        Open
      </TextButton>
    </article>
  );
}

function WholeCard({ order, now, isSelected, onSelect, onDone }: AdminOrderCardProps) {
  const { orderNumber, name, status, isGone, source } = order;
  return (
    <article
      aria-label={`Order of ${name}`}
      className="grid grid-cols-1 gap-4 card p-gutter has-checked:border-indigo lg:grid-cols-[9.5rem_minmax(0,5fr)_minmax(0,5fr)_minmax(0,6fr)_10.5rem] lg:gap-5 lg:py-3"
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
    <CheckBox
      aria-label={`Select order ${orderNumber}`}
      checked={isSelected && !isGone}
      disabled={isGone}
      onChange={onSelect}
      className="-m-3 grid size-12 place-items-center"
    />
  );
}

/** What became of an order that is decided, as its customer is shown it; in the desk's words. */
function OrderTimeline({ order: { orderNumber, status, timeline } }: { order: ListedOrder }) {
  // What was decided just now is in it once the list is read again.
  if (isUndecided(status) || !timeline) return null;
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center link lg:min-h-8">Timeline</summary>
      <div className="pt-2">
        <Timeline timeline={timeline} label={`Timeline of order ${orderNumber}`} isForDesk />
      </div>
    </details>
  );
}

/** Who printed it last and when, and whether it was changed since, so that the paper is wrong. */
function PrintedMark({ order: { printed, changes = [] } }: { order: AdminOrderDto }) {
  if (!printed) return null;
  const isOutdated = changes.some(({ at }) => at > printed.at);
  return (
    <p className="text-sm text-muted wrap-anywhere">
      Printed{" "}
      <time dateTime={printed.at} className="whitespace-nowrap tabular-nums">
        {printed.at.slice(5, 10)} {clockOf(printed.at)}
      </time>
      {printed.by && ` by ${printed.by}`}
      {isOutdated && <strong className="block font-semibold text-selvedge">changed since</strong>}
    </p>
  );
}

interface OrderAgeProps {
  order: OrderDto;
  /** Milliseconds. */
  now: number;
}

/** When it was ordered; while it is pending also how long it waits, and whether that is longer than promised. */
function OrderAge({ order, now }: OrderAgeProps) {
  const { orderTime, status } = order;
  const since = Date.parse(orderTime);
  return (
    <p className="text-sm text-muted">
      <time dateTime={orderTime} className="tabular-nums">
        {dayOf(orderTime)}
      </time>{" "}
      <span className="whitespace-nowrap tabular-nums">at {clockOf(orderTime)}</span>
      {isUndecided(status) && (
        <>
          , <span className="whitespace-nowrap">{formatAge(since, now)}</span>
          {now > confirmationDueBy(since) && (
            <strong className="block font-semibold text-selvedge">over 1 business day</strong>
          )}
        </>
      )}
    </p>
  );
}
