import { useLanguage, useWords } from "#words";
import { localPath } from "@/lib/words/local-path.mjs";
import { useCourierName } from "@/components/words/use-courier-name";
import { Printer } from "lucide-react";
import { useState } from "react";
import { BAR_BUTTON, Refusals, SelectionBar } from "@/components/desk-kit/selection-bar";
import type { Outcome } from "@/components/desk-kit/use-one-by-one";
import type { useSelection } from "@/components/desk-kit/use-selection";
import { BulkHandOver, listUnready } from "@/components/parcels-desk/bulk-hand-over";
import { labelsPath } from "@/components/print/labels-path";
import type { Bookings, useBookParcels } from "@/components/parcels-desk/use-book-parcels";
import type { BulkMove, Movable, useBulkMove } from "@/components/parcels-desk/use-bulk-move";
import { Button } from "@/components/ui/button";
import { ShownText } from "@/components/ui/shown-text";
import { LinkButton } from "@/components/ui/link-button";
import { TextButton } from "@/components/ui/text-button";
import { MAX_PRINTED } from "@/lib/orders/all-orders/schema";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { hasCodeOfAnother } from "@/lib/delivery/couriers/rules";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { printPath } from "@/lib/desk-paths";
import { canTake, isOnItsWay, moveBy, type ParcelStepName } from "@/lib/orders/lifecycle/rules";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";

interface ParcelsBarProps {
  orders: ListedParcel[];
  courier: Courier;
  selection: ReturnType<typeof useSelection>;
  bulk: ReturnType<typeof useBulkMove>;
  booking: ReturnType<typeof useBookParcels>;
  /** Whether the shop has API keys for this courier. */
  canBook: boolean;
}

/** The steps that many parcels take at once. */
const BULK_STEPS = ["pack", "handOver", "deliver", "sendBack"] as const satisfies readonly ParcelStepName[];

/** Books and moves the selected parcels. */
export function ParcelsBar(props: ParcelsBarProps) {
  const { courier, canBook, selection, bulk, booking } = props;
  const { bar: words } = useWords("deskParcels");
  const { papers } = useWords("deskOrders");
  const { money } = useWords("units");
  const { selected, leaving, bookable, isAsked, ask, close, forget, move, handOver } = useBar(props);
  const collected = selected.filter(({ parcel }) => isOnItsWay(parcel.state));
  const toCollect = collected.reduce((sum, order) => sum + order.cashToCollect, 0);
  const progress = bulk.progress ?? booking.progress;
  const asked = isAsked && leaving.length > 0 && (
    <BulkHandOver orders={leaving} {...{ courier, canBook }} onHandOver={handOver} onClose={close} />
  );

  return (
    <SelectionBar
      label={words.label}
      count={selected.length}
      note={collected.length > 0 ? words.toCollect(money(toCollect)) : undefined}
      progress={progress}
      result={
        (asked || (bulk.result ?? booking.result)) && (
          <>
            {asked}
            {booking.result && <Booked {...booking.result} />}
            {bulk.result && <Moved {...bulk.result} />}
          </>
        )
      }
      onClear={() => {
        selection.clear();
        forget();
      }}
      actions={
        <Steps
          selected={selected}
          courier={courier}
          bookable={bookable}
          isBusy={progress !== null}
          onHandOver={ask}
          onBook={() => {
            forget();
            void booking.run(courier, bookable);
          }}
          onMove={move}
        />
      }
      links={
        <LinkButton
          variant="quiet"
          className={BAR_BUTTON}
          href={printPath(idsOf(selected.slice(0, MAX_PRINTED)))}
          target="_blank"
        >
          <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {papers.all.slips}
        </LinkButton>
      }
    />
  );
}

const idsOf = (orders: readonly Movable[]): string[] => orders.map(({ _id }) => _id);

/** What is selected, and what can be done with it; a hand-over of what its courier has nothing of is asked about first. */
function useBar({ orders, courier, selection, bulk, booking, canBook }: ParcelsBarProps) {
  const { handedOverTo } = useWords("deskParcels");
  const nameOf = useCourierName();
  const [isAsked, setIsAsked] = useState(false);
  const selected = orders.filter(({ _id, isGone }) => !isGone && selection.has(_id));
  const leaving = selected.filter(({ parcel }) => canTake(parcel.state, "handOver"));

  function forget() {
    setIsAsked(false);
    bulk.forget();
    booking.forget();
  }

  function move(step: BulkMove) {
    forget();
    void bulk.run(step).then(selection.clear);
  }

  const handOver = (taken: ListedParcel[]) =>
    move({
      label: handedOverTo(nameOf(courier).inWords),
      move: { ...moveBy(PARCEL_STEPS.handOver), courier },
      orders: taken,
      uncoded: idsOf(taken.filter(({ parcel }) => hasCodeOfAnother({ parcel, courier }))),
    });

  function ask() {
    if (listUnready({ orders: leaving, courier, canBook }).length === 0) return handOver(leaving);
    forget();
    setIsAsked(true);
  }

  const bookable = canBook ? selected.filter(isBookable) : [];
  return {
    selected,
    leaving,
    bookable,
    isAsked,
    ask,
    close: () => setIsAsked(false),
    forget,
    move,
    handOver,
  };
}

interface StepsProps extends Pick<ParcelsBarProps, "courier"> {
  selected: ListedParcel[];
  bookable: ListedParcel[];
  isBusy: boolean;
  onBook: () => void;
  onHandOver: () => void;
  onMove: (step: BulkMove) => void;
}

function Steps({ selected, courier, bookable, isBusy, onBook, onHandOver, onMove }: StepsProps) {
  const { bar: words, handOver } = useWords("deskParcels");
  const { parcelSteps } = useWords("deskLabels");
  const { count } = useWords("units");
  const { parcels: stateWords } = useWords("orders").timeline;
  const { inWords } = useCourierName()(courier);
  const steps = BULK_STEPS.map((name) => {
    const orders = selected.filter(({ parcel }) => canTake(parcel.state, name));
    if (orders.length === 0) return null;
    const isHandOver = name === "handOver";
    const label = isHandOver ? handOver.to(inWords) : parcelSteps[name];
    const move = moveBy(PARCEL_STEPS[name]);
    return (
      <Button
        key={name}
        variant={name === "sendBack" || (isHandOver && bookable.length > 0) ? "quiet" : "primary"}
        className={BAR_BUTTON}
        disabled={isBusy}
        onClick={() => (isHandOver ? onHandOver() : onMove({ label: stateWords[move.to], move, orders }))}
      >
        {label} {count(orders.length)}
      </Button>
    );
  });
  return (
    <>
      {bookable.length > 0 && (
        <Button className={BAR_BUTTON} disabled={isBusy} onClick={onBook}>
          {words.book(inWords, bookable.length)}
        </Button>
      )}
      {steps}
    </>
  );
}

const isBookable = ({ parcel }: ListedParcel): boolean =>
  canTake(parcel.state, "handOver") && !parcel.trackingCode && !parcel.consignmentId;

function Moved({ label = "", done, refused, onUndo }: Outcome<Movable>) {
  const { bar: words } = useWords("deskParcels");
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-4 font-semibold">
        {words.moved(label, done.length, refused.length)}
        {done.length > 0 && onUndo && (
          <TextButton onClick={() => void onUndo(done)}>{words.undo(done.length)}</TextButton>
        )}
      </span>
      <Refusals refused={refused} />
    </>
  );
}

/** Tells how many parcels were booked, and lists the others under the reason why each was not. */
function Booked({ courier, booked, failures, left }: Bookings) {
  const { bar: words } = useWords("deskParcels");
  const { number } = useWords("orders");
  const language = useLanguage();
  const { inWords } = useCourierName()(courier);
  const reasons = new Map(failures.map((failure) => [`${failure.why} ${failure.hint}`, failure]));
  const numbersOf = (reason: string) =>
    failures
      .flatMap(({ orderNumber, why, hint }) => (`${why} ${hint}` === reason ? [number(orderNumber)] : []))
      .join(", ");
  return (
    <>
      <span className="block font-semibold">
        {words.booked(inWords, { booked: booked.length, failed: failures.length, left })}{" "}
        {booked.length > 0 && (
          <a
            href={localPath(language, labelsPath(idsOf(booked), { isAtOnce: true }))}
            target="_blank"
            rel="noreferrer"
            className="tap-link"
          >
            {words.printLabels(booked.length)}
          </a>
        )}
      </span>
      {[...reasons].map(([reason, { why, lang, hint }]) => (
        <span key={reason} className="block text-selvedge">
          {numbersOf(reason)}: <ShownText text={why} lang={lang} /> {hint}
        </span>
      ))}
    </>
  );
}
