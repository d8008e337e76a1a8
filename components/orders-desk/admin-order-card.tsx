import { useWords } from "#words";
import { useId, useState } from "react";
import { ItemsLine } from "@/components/desk-kit/items-line";
import { CancelledBar } from "@/components/orders-desk/cancelled-bar";
import { OrderFlags } from "@/components/orders-desk/order-flags";
import { ToCollect } from "@/components/orders-desk/to-collect";
import { DetailsButton } from "@/components/orders-desk/details-button";
import { OrderActions } from "@/components/orders-desk/order-actions";
import { OrderDetails } from "@/components/orders-desk/order-details";
import { StatusBadge } from "@/components/orders/status-badge";
import { CheckBox } from "@/components/ui/check-box";
import { TextButton } from "@/components/ui/text-button";
import type { ListedOrder } from "@/lib/orders/all-orders/api";
import { confirmationDueBy, formatAge } from "@/lib/orders/all-orders/rules";
import { isUndecided } from "@/lib/orders/lifecycle/rules";
import type { AdminOrderDto } from "@/lib/orders/all-orders/dto";
import { clockOf } from "@/lib/platform/time/dhaka";
import { orderTerms } from "@/lib/shop-facts";

interface AdminOrderCardProps {
  order: ListedOrder;
  /** Milliseconds. */
  now: number;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  /** Called when an action on the order is done and its notice shows. */
  onDone: () => void;
}

/** One order: a card on a phone, a row on a wide screen. A decided order takes one line where the list is folded. */
export function AdminOrderCard({ isFolded, ...props }: AdminOrderCardProps & { isFolded: boolean }) {
  const { order, isSelected, onSelect } = props;
  const words = useWords("deskOrders");
  const { number } = useWords("orders");
  const { money } = useWords("units");
  const name = useWords("deskKit").customer(order.name);
  const [isOpen, setIsOpen] = useState(false);
  if (!isFolded || isOpen || isUndecided(order.status)) return <WholeCard {...props} />;
  return (
    <article
      aria-label={words.orderOf(name)}
      className="flex flex-wrap items-center gap-x-3 card px-gutter has-checked:border-indigo"
    >
      <SelectBox order={order} isSelected={isSelected} onSelect={onSelect} />
      <span className="price">{number(order.orderNumber)}</span>
      <span className="min-w-0 flex-1 basis-24 truncate" title={name}>
        {name}
      </span>
      <PrintedMark order={order} />
      <span className="tabular-nums">{money(order.amount)}</span>
      {!order.isGone && <StatusBadge status={order.status} parcel={order.parcel} />}
      <TextButton aria-label={words.open.order(number(order.orderNumber))} onClick={() => setIsOpen(true)}>
        {words.open.label}
      </TextButton>
      {!order.isGone && <CancelledBar order={order} />}
    </article>
  );
}

/** Shows what a decision needs, in few lines; the rest opens in place. */
function WholeCard({ order, now, isSelected, onSelect, onDone }: AdminOrderCardProps) {
  const { orderNumber, status, isGone, amount } = order;
  const name = useWords("deskKit").customer(order.name);
  const words = useWords("deskOrders");
  const { number } = useWords("orders");
  const { money } = useWords("units");
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  return (
    <article
      aria-label={words.orderOf(name)}
      className="card px-3 py-1 has-checked:border-indigo lg:px-4 lg:py-1.5"
    >
      <div className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 lg:grid-cols-[1.25rem_minmax(0,6fr)_minmax(0,5fr)_auto_auto] lg:items-center lg:gap-x-5">
        <SelectBox order={order} isSelected={isSelected} onSelect={onSelect} />
        <div className="min-w-0 text-sm">
          <h2 className="truncate text-base leading-6 font-semibold" title={name}>
            <span className="price">{number(orderNumber)}</span> {name}
          </h2>
          <p className="leading-5 text-muted">
            {order.phone && <PhoneLink phone={order.phone} />} <OrderAge order={order} now={now} />
          </p>
        </div>
        {/* On a phone two badges stand below each other, so that the name has room. */}
        <div className="text-right max-lg:w-min lg:order-1 lg:flex lg:items-center lg:gap-3">
          <p className="price leading-6 whitespace-nowrap">{money(amount)}</p>
          {!isGone && <StatusBadge status={status} parcel={order.parcel} />}
        </div>
        <OrderGist order={order} />
        <DetailsButton
          orderNumber={orderNumber}
          isOpen={isOpen}
          detailsId={detailsId}
          className="self-center lg:hidden"
          onOpen={() => setIsOpen(!isOpen)}
        />
        <div className="col-span-2 col-start-2 min-w-0 text-sm leading-5 empty:hidden lg:order-3">
          {!isOpen && <ToCollect order={order} />}
          <OrderFlags order={order} />
          <PrintedMark order={order} />
        </div>
        <div className="col-span-full lg:order-2 lg:col-span-1">
          <OrderActions
            order={order}
            onDone={onDone}
            isOpen={isOpen}
            onOpen={() => setIsOpen(!isOpen)}
            detailsId={detailsId}
          />
        </div>
      </div>
      {isOpen && (
        <div id={detailsId}>
          <OrderDetails order={order} />
        </div>
      )}
    </article>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  const { call } = useWords("deskKit");
  return (
    <a
      href={`tel:${phone}`}
      aria-label={call(phone)}
      className="mr-1 font-semibold whitespace-nowrap text-indigo tabular-nums max-lg:hidden"
    >
      {phone}
    </a>
  );
}

/** The order's items and its address, one line each. */
function OrderGist({ order }: { order: ListedOrder }) {
  const { cartItems, address } = order;
  return (
    <div className="col-start-2 min-w-0 text-sm leading-5 lg:col-start-auto">
      <ItemsLine items={cartItems} />
      <p className="truncate text-muted" title={address}>
        {address}
      </p>
    </div>
  );
}

type SelectBoxProps = Pick<AdminOrderCardProps, "order" | "isSelected" | "onSelect">;

function SelectBox({ order: { orderNumber, isGone }, isSelected, onSelect }: SelectBoxProps) {
  const { select } = useWords("deskOrders");
  const { number } = useWords("orders");
  return (
    <CheckBox
      aria-label={select(number(orderNumber))}
      checked={isSelected && !isGone}
      disabled={isGone}
      onChange={onSelect}
      className="-m-3 grid size-12 place-items-center"
    />
  );
}

/** Shows who last printed the order and when, and whether a later change makes the paper wrong. */
function PrintedMark({ order: { printed, changes = [] } }: { order: AdminOrderDto }) {
  const { printed: words } = useWords("deskOrders");
  const { moment } = useWords("orders");
  if (!printed) return null;
  const isOutdated = changes.some(({ at }) => at > printed.at);
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {words.before}
      <time dateTime={printed.at} className="whitespace-nowrap tabular-nums">
        {moment(printed.at)}
      </time>
      {words.by(printed.by)}
      {isOutdated && <strong className="block font-semibold text-selvedge">{words.outdated}</strong>}
    </p>
  );
}

/** The time of the order; while it is pending also its waiting time, and whether that is longer than promised. */
function OrderAge({ order, now }: Pick<AdminOrderCardProps, "order" | "now">) {
  const words = useWords("deskOrders");
  const queue = useWords("deskQueue");
  const { sources } = useWords("deskLabels");
  const { businessDays } = useWords("units");
  const { max } = orderTerms().confirmationDays;
  const { orderTime, status, source } = order;
  const since = Date.parse(orderTime);
  const isWaiting = isUndecided(status);
  return (
    <>
      {source !== "web" && <strong className="font-semibold text-ink">{sources[source]}, </strong>}
      <time dateTime={orderTime} className="whitespace-nowrap tabular-nums">
        {words.date(orderTime)}
      </time>{" "}
      <span className="whitespace-nowrap tabular-nums">
        {words.at(queue.times.clock(clockOf(orderTime)))}
        {isWaiting && ","}
      </span>
      {isWaiting && (
        <>
          {" "}
          <span className="whitespace-nowrap">{formatAge(queue, since, now)}</span>
        </>
      )}
      {isWaiting && now > confirmationDueBy(since) && (
        <strong className="font-semibold whitespace-nowrap text-selvedge">
          , {words.over(businessDays({ min: max, max }))}
        </strong>
      )}
    </>
  );
}
