import { type Courier, COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import { CallLink } from "@/components/desk-kit/contact-links";
import { AddressLine } from "@/components/desk-kit/address-line";
import { ParcelActions } from "@/components/parcels-desk/parcel-actions";
import { Code } from "@/components/parcels-desk/tracking-form";
import { CheckBox } from "@/components/ui/check-box";
import { formatBdt } from "@/lib/platform/text/format";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { allOrdersPath } from "@/lib/paths";
import { CASH_LABELS, PARCEL_LABELS } from "@/lib/orders/lifecycle/words";
import { isOnItsWay } from "@/lib/orders/lifecycle/rules";
import { formatDayAndClock } from "@/lib/platform/time/dhaka";
import { bookedWith } from "@/lib/delivery/couriers/rules";
import { describeStatus, isReturnReceived } from "@/lib/delivery/statuses/rules";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";

interface ParcelCardProps {
  order: ListedParcel;
  courier: Courier;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** One parcel: where it goes, what is in it and what is collected, and its next step. */
export function ParcelCard({ order, courier, isSelected, onSelect }: ParcelCardProps) {
  const { orderNumber, name, isGone } = order;
  if (isGone)
    return (
      <article aria-label={`Parcel ${orderNumber}`} className="border-l-4 border-ink/15 bg-white px-3 py-2">
        <span className="price">{orderNumber}</span> {name}: no longer exists.
      </article>
    );
  return (
    <article
      aria-label={`Parcel ${orderNumber} of ${name}`}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 card px-3 py-2.5 in-focus:border-indigo lg:grid-cols-[auto_minmax(0,6fr)_minmax(0,7fr)_minmax(0,7fr)] lg:px-4"
    >
      <CheckBox
        checked={isSelected}
        onChange={onSelect}
        className="-my-2.5 -ml-3 grid size-12 place-items-center lg:-ml-4"
      >
        <span className="sr-only">Select {orderNumber}</span>
      </CheckBox>
      <Receiver order={order} />
      <div className="col-span-2 lg:col-span-1">
        <Goods order={order} />
      </div>
      <div className="col-span-2 lg:col-span-1">
        <ParcelActions order={order} courier={courier} />
      </div>
    </article>
  );
}

const clock = (at: string): string => formatDayAndClock(at);

function Receiver({ order }: Pick<ParcelCardProps, "order">) {
  const { orderNumber, name, phone, address, deliveryLocation, parcel } = order;
  const { state, since, courier } = parcel;
  const isEnded = !isOnItsWay(state);
  return (
    <div className="grid grid-cols-1 content-start gap-y-0.5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <a
          href={allOrdersPath(String(orderNumber))}
          className="price font-semibold text-indigo underline underline-offset-4"
        >
          {orderNumber}
        </a>
        <span className="text-sm">
          <strong className="font-semibold">{PARCEL_LABELS[state]}</strong>
          {courier && <span className="whitespace-nowrap"> · {COURIER_FACTS[courier].label}</span>}
          {since && <span className="whitespace-nowrap text-muted tabular-nums"> · {clock(since)}</span>}
        </span>
      </p>
      <p className="font-semibold wrap-anywhere">{name}</p>
      {phone && (
        <p>
          <CallLink
            phone={phone}
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-indigo lg:min-h-8"
          />
        </p>
      )}
      <AddressLine zone={deliveryLocation} address={address} />
      <CourierWord order={order} />
      {isEnded && parcel.trackingCode && (
        <p className="text-sm">
          <Code code={parcel.trackingCode} url={parcel.trackingUrl} />
        </p>
      )}
    </div>
  );
}

function Goods({ order }: Pick<ParcelCardProps, "order">) {
  const { cartItems, cashToCollect, advance, exchangeOf, discount, note, parcel } = order;
  const wordsOf = (id: string) => backInWords(parcel.returned?.find(({ lineId }) => lineId === id));
  return (
    <div className="grid grid-cols-1 content-start gap-y-0.5 text-sm">
      <ul className="grid grid-cols-1">
        {cartItems.map(({ _id, quantity, productName, size, color }) => (
          <li key={_id} className="wrap-anywhere">
            <span className="font-semibold tabular-nums">{quantity} ×</span> {productName}{" "}
            <span className="text-muted">{[size, color].filter(Boolean).join(", ")}</span>
            {wordsOf(_id) && <span className="font-semibold"> ({wordsOf(_id)})</span>}
          </li>
        ))}
      </ul>
      <p className="mt-1">
        <span>{CASH_LABELS[parcel.state]}</span>{" "}
        <strong className="price text-lg">{formatBdt(parcel.cashExpected ?? cashToCollect)}</strong>
        {advance > 0 && <span className="text-muted"> after {formatBdt(advance)} in advance</span>}
        {exchangeOf && (
          <span className="text-muted">
            {" "}
            in exchange for {exchangeOf.orderNumber}, {formatBdt(exchangeOf.credit)} taken off
          </span>
        )}
        {discount && <span className="text-muted">, discount {formatBdt(discount.amount)} taken off</span>}
      </p>
      {note && <p className="border-l-4 border-marigold pl-2 wrap-anywhere whitespace-pre-line">{note}</p>}
    </div>
  );
}

/** What the courier brought back of a line. */
function backInWords(line: { sellable: number; back: number } | undefined): string {
  if (!line || line.back === 0) return "";
  return line.back === line.sellable
    ? `${line.sellable} back in stock`
    : `${line.back} came back, ${line.sellable} in stock again`;
}

const TOLD = "mt-1 border-l-4 border-marigold pl-2 text-sm wrap-anywhere";

/** What its courier says of a booked parcel, and what somebody should look at. */
function CourierWord({ order: { parcel, cashToCollect } }: { order: ListedParcel }) {
  const { booking, consignmentId, trackingCode, courierStatus, bookedAmount, cashExpected, returned } =
    parcel;
  const isAwaited = returned === null && parcel.state !== PARCEL_STEPS.lose.to;
  const amount = cashExpected ?? cashToCollect;
  const courier = bookedWith(parcel) ?? booking?.courier ?? null;
  if (!courier) return null;
  const { label, labelInWords } = COURIER_FACTS[courier];
  const word = { courier, status: courierStatus };
  return (
    <>
      {booking?.state === "sent" && (
        <p className={TOLD}>{label} may have this parcel. Book it again to find out.</p>
      )}
      {booking?.state === "refused" && (
        <p className={TOLD}>
          Not booked with {labelInWords}: {booking.problem}
        </p>
      )}
      {consignmentId && (
        <p className="text-sm">
          <span className="text-muted">{label}</span> {consignmentId}
          {!trackingCode && ", without a tracking code"}
          {courierStatus && <span>: {describeStatus(word)}</span>}
        </p>
      )}
      {isReturnReceived(word) && isAwaited && (
        <p className={TOLD}>{label} has brought it back. Count what can be sold again.</p>
      )}
      {bookedAmount !== null && bookedAmount !== amount && (
        <p className={TOLD}>
          {label} was told to collect {formatBdt(bookedAmount)}. It is {formatBdt(amount)} now: change it on
          its page.
        </p>
      )}
    </>
  );
}
