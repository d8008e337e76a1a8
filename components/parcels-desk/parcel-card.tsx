import { useWords } from "#words";
import { useId, useState } from "react";
import { CancelledParcel } from "@/components/parcels-desk/cancelled-parcel";
import { CourierTrouble } from "@/components/parcels-desk/courier-word";
import { ParcelActions } from "@/components/parcels-desk/parcel-actions";
import { ParcelDetails } from "@/components/parcels-desk/parcel-details";
import { ParcelWay } from "@/components/parcels-desk/parcel-way";
import { isCashWithRider } from "@/components/parcels-desk/use-receive-cash";
import { useParcelSteps } from "@/components/parcels-desk/use-parcel-steps";
import { AdvanceNote } from "@/components/orders-desk/advance-note";
import { DetailsButton } from "@/components/orders-desk/details-button";
import { ItemsLine } from "@/components/desk-kit/items-line";
import { OrderLink } from "@/components/desk-kit/order-link";
import { CheckBox } from "@/components/ui/check-box";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import type { Courier } from "@/lib/delivery/couriers/registry";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { isCanceled, isInShop, isUndecided } from "@/lib/orders/lifecycle/rules";
import { describeCash } from "@/lib/orders/lifecycle/words";

interface ParcelCardProps {
  order: ListedParcel;
  courier: Courier;
  /** Whether the shop has API keys for this courier. */
  canBook: boolean;
  /** Whether this person may record cash. */
  canReceive: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** One parcel: its contents, its address, the amount to collect, and its next step. */
export function ParcelCard(props: ParcelCardProps) {
  const words = useWords("deskParcels");
  const { number } = useWords("orders");
  const { orderNumber, name, isGone, status } = props.order;
  if (isGone || isUndecided(status))
    return (
      <article
        aria-label={words.parcel(number(orderNumber))}
        className="border-l-4 border-ink/15 bg-white px-3 py-2"
      >
        <span className="price">{number(orderNumber)}</span> {name}:{" "}
        {isGone ? words.gone : words.pendingAgain}
      </article>
    );
  if (isCanceled(status)) return <CancelledParcel order={props.order} />;
  return <StandingParcel {...props} />;
}

/** Shows what packing and the hand-over need, in few lines; the rest opens in place. */
function StandingParcel({ order, isSelected, onSelect, canReceive, ...desk }: ParcelCardProps) {
  const words = useWords("deskParcels");
  const { number } = useWords("orders");
  const { orderNumber, riderNote, note, parcel } = order;
  const name = useWords("deskKit").customer(order.name);
  // Whoever has it out has been told the rider's.
  const forRider = riderNote && isInShop(parcel.state) && words.rider(riderNote);
  const notes = [forRider, note].filter(Boolean).join(". ");
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const steps = useParcelSteps(order);
  const hasCash = canReceive && isCashWithRider(order);
  const focus = useKeptFocus<HTMLElement>();
  return (
    <article
      ref={focus}
      tabIndex={-1}
      aria-label={words.parcelOf(number(orderNumber), name)}
      className="card px-3 py-1 outline-none in-focus:border-indigo has-checked:border-indigo lg:px-4 lg:py-1.5"
    >
      <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-x-3 gap-y-1 lg:grid-cols-[1.25rem_minmax(0,3fr)_minmax(0,2fr)] lg:items-center lg:gap-x-5">
        <CheckBox
          checked={isSelected}
          onChange={onSelect}
          className="-m-3 grid size-12 place-items-center"
          aria-label={words.select(number(orderNumber))}
        />
        <div className="min-w-0 text-sm leading-5">
          <div className="flex items-baseline justify-between gap-x-3 text-base leading-6">
            <h2 className="truncate font-semibold" title={name}>
              <OrderLink orderNumber={orderNumber} className="price link" /> {name}
            </h2>
            <Cash order={order} />
          </div>
          <ItemsLine items={order.cartItems} />
          <div className="flex items-center justify-between gap-x-3">
            <ParcelWay order={order} notes={isOpen ? "" : notes} />
            <DetailsButton
              orderNumber={orderNumber}
              isOpen={isOpen}
              detailsId={detailsId}
              className="-my-3"
              onOpen={() => setIsOpen(!isOpen)}
            />
          </div>
        </div>
        <div className="col-span-full lg:col-span-1">
          <ParcelActions {...{ order, steps, hasCash }} {...desk} />
        </div>
      </div>
      <Warnings order={order} />
      {isOpen && (
        <div id={detailsId}>
          <ParcelDetails {...{ order, steps, hasCash, canReceive }} />
        </div>
      )}
    </article>
  );
}

/** What the courier has trouble with, and what the customer says to have sent until all of it is to be collected. */
function Warnings({ order }: Pick<ParcelCardProps, "order">) {
  const { _id, name, payAhead } = order;
  const note = payAhead?.note;
  return (
    <>
      <CourierTrouble order={order} />
      {note && !note.isNotFound && <AdvanceNote order={{ _id, name, advanceNote: note }} />}
    </>
  );
}

function Cash({ order: { parcel, cashToCollect } }: Pick<ParcelCardProps, "order">) {
  const words = useWords("deskParcels");
  const { carriers } = useWords("orders").timeline;
  const { money } = useWords("units");
  return (
    <p className="price whitespace-nowrap">
      <span className="sr-only">{describeCash(parcel, words, carriers)} </span>
      {money(parcel.cashExpected ?? cashToCollect)}
    </p>
  );
}
