"use client";

import { Printer, X } from "lucide-react";
import type { useSelection } from "@/components/desk-kit/use-selection";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { BookingResult } from "@/components/parcels-desk/booking-result";
import type { useBookParcels } from "@/components/parcels-desk/use-book-parcels";
import type { BulkMoved, useBulkMove } from "@/components/parcels-desk/use-bulk-move";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
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

/** What can be done with the selected parcels, and what was done, at the lower edge where the thumb is. */
export function ParcelsBar({ orders, courier, selection, bulk, booking, canBook }: ParcelsBarProps) {
  const selected = orders.filter(({ _id, isGone }) => !isGone && selection.has(_id));
  const { result } = bulk;
  const progress = bulk.progress ?? booking.progress;
  const isShown = selected.length > 0 || (result ?? booking.result ?? progress) !== null;

  return (
    <section
      aria-label="Selected parcels"
      className={`sticky bottom-0 z-10 -mx-gutter mt-4 border-t border-ink/20 bg-white px-gutter py-3 text-[min(1rem,4.5vw)] max-md:bottom-[calc(var(--spacing-admin-tabs)+env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 ${isShown ? "" : "sr-only"}`}
    >
      <output className="mb-2 block max-h-[30svh] overflow-y-auto wrap-anywhere empty:mb-0">
        {progress ?? (
          <>
            {booking.result && <BookingResult result={booking.result} />}
            {result && <Result result={result} onUndo={() => void bulk.undo(result)} />}
          </>
        )}
      </output>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {selected.length > 0 && (
          <SelectedActions
            selected={selected}
            courier={courier}
            isBusy={progress !== null}
            canBook={canBook}
            onBook={(packed) => {
              bulk.forget();
              void booking.run(courier, packed);
            }}
            onMove={(step) => {
              booking.forget();
              void bulk.run(step).then(selection.clear);
            }}
          />
        )}
        {isShown && (
          <Button
            variant="quiet"
            className="min-h-12 px-[min(0.75rem,2.5vw)]"
            aria-label={selected.length > 0 ? "Clear the selection" : "Close the result"}
            disabled={progress !== null}
            onClick={() => {
              selection.clear();
              bulk.forget();
              booking.forget();
            }}
          >
            <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </Button>
        )}
      </div>
    </section>
  );
}

interface SelectedActionsProps {
  selected: ListedParcel[];
  courier: Courier;
  isBusy: boolean;
  canBook: boolean;
  onBook: (packed: ListedParcel[]) => void;
  onMove: (step: Parameters<ReturnType<typeof useBulkMove>["run"]>[0]) => void;
}

function SelectedActions({ selected, courier, isBusy, canBook, onBook, onMove }: SelectedActionsProps) {
  const collected = selected.filter(({ parcel }) => isOnItsWay(parcel.state));
  const bookable = canBook ? selected.filter(isBookable) : [];
  const toCollect = collected.reduce((sum, order) => sum + order.cashToCollect, 0);
  return (
    <>
      <p className="mr-auto tabular-nums">
        <strong className="font-semibold whitespace-nowrap">{selected.length} selected</strong>
        {collected.length > 0 && <span className="block text-sm">{formatBdt(toCollect)} to collect</span>}
      </p>
      {bookable.length > 0 && (
        <Button className="min-h-12 px-[min(1rem,2.5vw)]" disabled={isBusy} onClick={() => onBook(bookable)}>
          Book with {COURIER_FACTS[courier].labelInWords} {bookable.length}
        </Button>
      )}
      {BULK_STEPS.map((name) => {
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
            className="min-h-12 px-[min(1rem,2.5vw)]"
            disabled={isBusy}
            onClick={() => onMove({ label, move, orders })}
          >
            {label} {orders.length}
          </Button>
        );
      })}
      <RetryingNotice isPending={isBusy} />
      <LinkButton
        variant="quiet"
        className="min-h-12 px-[min(1rem,2.5vw)]"
        href={printPath(selected.slice(0, MAX_PRINTED).map(({ _id }) => _id))}
        target="_blank"
      >
        <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
        Print
      </LinkButton>
    </>
  );
}

const isBookable = ({ parcel }: ListedParcel): boolean =>
  canTake(parcel.state, "handOver") && !parcel.trackingCode && !parcel.consignmentId;

function Result({ result, onUndo }: { result: BulkMoved; onUndo: () => void }) {
  const { label, moved, refused } = result;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-4 font-semibold">
        {label} {moved.length}
        {refused.length > 0 && `, not ${refused.length}`}.
        {moved.length > 0 && label !== "Taken back" && (
          <button
            type="button"
            className="inline-flex min-h-11 items-center text-indigo underline underline-offset-4"
            onClick={onUndo}
          >
            Undo {moved.length === 1 ? "it" : `these ${moved.length}`}
          </button>
        )}
      </span>
      {refused.map(({ orderNumber, why }) => (
        <span key={orderNumber} className="block text-selvedge">
          {orderNumber}: {why}
        </span>
      ))}
    </>
  );
}
