import { Printer } from "lucide-react";
import { BAR_BUTTON, Refusals, SelectionBar } from "@/components/desk-kit/selection-bar";
import type { Outcome } from "@/components/desk-kit/use-one-by-one";
import type { useSelection } from "@/components/desk-kit/use-selection";
import { BookingResult } from "@/components/parcels-desk/booking-result";
import type { useBookParcels } from "@/components/parcels-desk/use-book-parcels";
import type { Movable, useBulkMove } from "@/components/parcels-desk/use-bulk-move";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { TextButton } from "@/components/ui/text-button";
import { MAX_PRINTED } from "@/lib/orders/all-orders/schema";
import { type Courier, COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import { formatBdt } from "@/lib/platform/text/format";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { printPath } from "@/lib/paths";
import { canTake, isOnItsWay, moveBy, type ParcelStepName } from "@/lib/orders/lifecycle/rules";
import { PARCEL_STEP_LABELS } from "@/lib/orders/lifecycle/words";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";

interface ParcelsBarProps {
  orders: ListedParcel[];
  courier: Courier;
  selection: ReturnType<typeof useSelection>;
  bulk: ReturnType<typeof useBulkMove>;
  booking: ReturnType<typeof useBookParcels>;
  /** Whether the shop has keys of this courier. */
  canBook: boolean;
}

/** The steps that many parcels take at once. */
const BULK_STEPS = ["pack", "handOver", "deliver", "sendBack"] as const satisfies readonly ParcelStepName[];

/** Books and moves the selected parcels. */
export function ParcelsBar({ orders, courier, selection, bulk, booking, canBook }: ParcelsBarProps) {
  const selected = orders.filter(({ _id, isGone }) => !isGone && selection.has(_id));
  const collected = selected.filter(({ parcel }) => isOnItsWay(parcel.state));
  const toCollect = collected.reduce((sum, order) => sum + order.cashToCollect, 0);
  const bookable = canBook ? selected.filter(isBookable) : [];
  const progress = bulk.progress ?? booking.progress;

  function forget() {
    bulk.forget();
    booking.forget();
  }

  return (
    <SelectionBar
      label="Selected parcels"
      count={selected.length}
      note={collected.length > 0 ? `${formatBdt(toCollect)} to collect` : undefined}
      progress={progress}
      result={(bulk.result ?? booking.result) && <Results bulk={bulk} booking={booking} />}
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
          onBook={() => {
            forget();
            void booking.run(courier, bookable);
          }}
          onMove={(step) => {
            forget();
            void bulk.run(step).then(selection.clear);
          }}
        />
      }
      links={
        <LinkButton
          variant="quiet"
          className={BAR_BUTTON}
          href={printPath(selected.slice(0, MAX_PRINTED).map(({ _id }) => _id))}
          target="_blank"
        >
          <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
          Print
        </LinkButton>
      }
    />
  );
}

interface StepsProps extends Pick<ParcelsBarProps, "courier"> {
  selected: ListedParcel[];
  bookable: ListedParcel[];
  isBusy: boolean;
  onBook: () => void;
  onMove: (step: Parameters<ParcelsBarProps["bulk"]["run"]>[0]) => void;
}

function Steps({ selected, courier, bookable, isBusy, onBook, onMove }: StepsProps) {
  const steps = BULK_STEPS.map((name) => {
    const orders = selected.filter(({ parcel }) => canTake(parcel.state, name));
    if (orders.length === 0) return null;
    const isHandOver = name === "handOver";
    const label = isHandOver
      ? `Handed over to ${COURIER_FACTS[courier].labelInWords}`
      : PARCEL_STEP_LABELS[name];
    const move = { ...moveBy(PARCEL_STEPS[name]), ...(isHandOver && { courier }) };
    return (
      <Button
        key={name}
        variant={name === "sendBack" || (isHandOver && bookable.length > 0) ? "quiet" : "primary"}
        className={BAR_BUTTON}
        disabled={isBusy}
        onClick={() => onMove({ label, move, orders })}
      >
        {label} {orders.length}
      </Button>
    );
  });
  return (
    <>
      {bookable.length > 0 && (
        <Button className={BAR_BUTTON} disabled={isBusy} onClick={onBook}>
          Book with {COURIER_FACTS[courier].labelInWords} {bookable.length}
        </Button>
      )}
      {steps}
    </>
  );
}

const isBookable = ({ parcel }: ListedParcel): boolean =>
  canTake(parcel.state, "handOver") && !parcel.trackingCode && !parcel.consignmentId;

function Results({ bulk, booking }: Pick<ParcelsBarProps, "bulk" | "booking">) {
  return (
    <>
      {booking.result && <BookingResult result={booking.result} />}
      {bulk.result && <Moved {...bulk.result} />}
    </>
  );
}

function Moved({ label, done, refused, onUndo }: Outcome<Movable>) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-4 font-semibold">
        {label} {done.length}
        {refused.length > 0 && `, not ${refused.length}`}.
        {done.length > 0 && onUndo && (
          <TextButton onClick={() => void onUndo(done)}>
            Undo {done.length === 1 ? "it" : `these ${done.length}`}
          </TextButton>
        )}
      </span>
      <Refusals refused={refused} />
    </>
  );
}
