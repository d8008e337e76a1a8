import { useLanguage, useWords } from "#words";
import type { Words } from "@/lib/words/words";
import { shownLineName } from "@/lib/catalogue/products/words";
import { useOptionWords } from "@/components/words/use-option-words";
import { useDestinationName } from "@/components/words/use-destination-name";
import { useCourierName } from "@/components/words/use-courier-name";
import { AddressLine } from "@/components/desk-kit/address-line";
import { CallLink } from "@/components/desk-kit/contact-links";
import { CourierWord } from "@/components/parcels-desk/courier-word";
import { FurtherSteps } from "@/components/parcels-desk/further-steps";
import type { ParcelSteps } from "@/components/parcels-desk/use-parcel-steps";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { describeCash, describeState } from "@/lib/orders/lifecycle/words";

interface ParcelDetailsProps {
  order: ListedParcel;
  steps: ParcelSteps;
  /** Whether this person can note its cash, which our own rider has. */
  hasCash: boolean;
  /** Whether this person may record cash. */
  canReceive: boolean;
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
  const { timeline, card, moment } = useWords("orders");
  const nameOf = useCourierName();
  const destination = useDestinationName(order);
  const { phone, address, riderNote, parcel } = order;
  const name = useWords("deskKit").customer(order.name);
  const { since, courier } = parcel;
  return (
    <div className="grid grid-cols-1 content-start gap-y-0.5">
      <p className="text-sm">
        <strong className="font-semibold">{describeState(parcel, timeline)}</strong>
        {courier && <span className="whitespace-nowrap"> · {nameOf(courier).label}</span>}
        {since && <span className="text-muted tabular-nums"> · {moment(since)}</span>}
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
      <AddressLine zone={destination} address={address} />
      {riderNote && <p className="text-sm wrap-anywhere">{card.forRider(riderNote)}</p>}
      <CourierWord order={order} />
    </div>
  );
}

function Goods({ order }: Pick<ParcelDetailsProps, "order">) {
  const { cartItems, cashToCollect, advance, exchangeOf, discount, note, parcel } = order;
  const words = useWords("deskParcels");
  const { timeline, number } = useWords("orders");
  const { count, money } = useWords("units");
  const language = useLanguage();
  const sayOption = useOptionWords();
  const wordsOf = (id: string) =>
    backInWords(
      words.back,
      parcel.returned?.find(({ lineId }) => lineId === id),
    );
  return (
    <div className="grid grid-cols-1 content-start gap-y-0.5 text-sm">
      <ul className="grid grid-cols-1">
        {cartItems.map((line) => {
          const name = shownLineName(language, line);
          const back = wordsOf(line._id);
          return (
            <li key={line._id} className="wrap-anywhere">
              <span className="font-semibold tabular-nums">{count(line.quantity)} ×</span>{" "}
              <span lang={name.lang}>{name.text}</span> <span className="text-muted">{sayOption(line)}</span>
              {back && <span className="font-semibold"> ({back})</span>}
            </li>
          );
        })}
      </ul>
      <p className="mt-1">
        <span>{describeCash(parcel, words, timeline.carriers)}</span>{" "}
        <strong className="price text-lg">{money(parcel.cashExpected ?? cashToCollect)}</strong>
        {advance > 0 && <span className="text-muted">{words.sums.advance(money(advance))}</span>}
        {exchangeOf && (
          <span className="text-muted">
            {words.sums.exchange(number(exchangeOf.orderNumber), money(exchangeOf.credit))}
          </span>
        )}
        {discount && <span className="text-muted">{words.sums.discount(money(discount.amount))}</span>}
      </p>
      {note && <p className="border-l-4 border-marigold pl-2 wrap-anywhere whitespace-pre-line">{note}</p>}
    </div>
  );
}

/** The pieces of a line that the courier brought back. */
function backInWords(
  words: Words["deskParcels"]["back"],
  line: { sellable: number; back: number } | undefined,
): string {
  if (!line || line.back === 0) return "";
  const { sellable, back } = line;
  return back === sellable ? words.inStock(sellable) : words.partly(back, sellable);
}
