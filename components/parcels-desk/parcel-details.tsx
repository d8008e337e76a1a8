import { AddressLine } from "@/components/desk-kit/address-line";
import { CallLink } from "@/components/desk-kit/contact-links";
import { CourierWord } from "@/components/parcels-desk/courier-word";
import { FurtherSteps } from "@/components/parcels-desk/further-steps";
import type { ParcelSteps } from "@/components/parcels-desk/use-parcel-steps";
import { destinationName } from "@/lib/areas";
import { COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { describeCash, describeState } from "@/lib/orders/lifecycle/words";
import { formatBdt } from "@/lib/platform/text/format";
import { formatDayAndClock } from "@/lib/platform/time/format-day";

interface ParcelDetailsProps {
  order: ListedParcel;
  steps: ParcelSteps;
  /** Whether this person can note its cash, which our own rider has. */
  hasCash: boolean;
}

/** All details of a parcel, and its rare actions. */
export function ParcelDetails({ order, ...desk }: ParcelDetailsProps) {
  return (
    <div className="stitch-t mt-2 grid grid-cols-1 gap-3 pt-2 lg:grid-cols-3 lg:gap-5">
      <Receiver order={order} />
      <Goods order={order} />
      <FurtherSteps order={order} {...desk} />
    </div>
  );
}

function Receiver({ order }: Pick<ParcelDetailsProps, "order">) {
  const { name, phone, address, riderNote, parcel } = order;
  const { since, courier } = parcel;
  return (
    <div className="grid grid-cols-1 content-start gap-y-0.5">
      <p className="text-sm">
        <strong className="font-semibold">{describeState(parcel)}</strong>
        {courier && <span className="whitespace-nowrap"> · {COURIER_FACTS[courier].label}</span>}
        {since && (
          <span className="whitespace-nowrap text-muted tabular-nums"> · {formatDayAndClock(since)}</span>
        )}
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
      <AddressLine zone={destinationName(order)} address={address} />
      {riderNote && <p className="text-sm wrap-anywhere">For the rider: {riderNote}</p>}
      <CourierWord order={order} />
    </div>
  );
}

function Goods({ order }: Pick<ParcelDetailsProps, "order">) {
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
        <span>{describeCash(parcel)}</span>{" "}
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

/** The pieces of a line that the courier brought back. */
function backInWords(line: { sellable: number; back: number } | undefined): string {
  if (!line || line.back === 0) return "";
  return line.back === line.sellable
    ? `${line.sellable} back in stock`
    : `${line.back} came back, ${line.sellable === 0 ? "none" : line.sellable} in stock again`;
}
