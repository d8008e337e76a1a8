"use client";

import { useSelection } from "@/components/admin/use-selection";
import { CourierChoice } from "@/components/parcels/courier-choice";
import { CourierDesk } from "@/components/parcels/courier-desk";
import { ParcelCard } from "@/components/parcels/parcel-card";
import { ParcelFilters } from "@/components/parcels/parcel-filters";
import { ParcelsBar } from "@/components/parcels/parcels-bar";
import { useBookParcels } from "@/components/parcels/use-book-parcels";
import { useBulkMove } from "@/components/parcels/use-bulk-move";
import { useLastCourier } from "@/components/parcels/use-last-courier";
import { useParcelPlace } from "@/components/parcels/use-parcel-place";
import { Button } from "@/components/ui/button";
import { QueryState } from "@/components/ui/query-state";
import type { Courier } from "@/lib/couriers/constants";
import { type ListedParcel, useParcels } from "@/lib/parcels/api";
import { type ParcelPlace, parcelSearch } from "@/lib/parcels/schema";

/** The parcels: what is to be packed, what is on its way, and what came of it. Booked are they where the shop has keys for it. */
export function ParcelsView({ canBook }: { canBook: boolean }) {
  const { place } = useParcelPlace();
  const list = useParcels(place);
  const selection = useSelection(parcelSearch(place));
  // Goes on, and is told, while another tab is looked at.
  const bulk = useBulkMove();
  const booking = useBookParcels();
  const { courier, choose } = useLastCourier();
  const isDone = place.tab === "done";

  return (
    <div>
      <ParcelFilters counts={list.data?.pages[0]?.counts} />
      <div
        aria-busy={list.isPlaceholderData}
        className={`mt-2 ${list.isPlaceholderData ? "opacity-55" : ""}`}
      >
        <QueryState query={list}>
          {({ pages }) => {
            const orders = pages.flatMap((page) => page.orders);
            return (
              <>
                <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1 lg:gap-x-3">
                  {orders.length > 0 && <SelectAll orders={orders} selection={selection} />}
                  {!isDone && <CourierChoice courier={courier} onChoose={choose} />}
                  {!isDone && (
                    <CourierDesk
                      key={courier}
                      courier={courier}
                      packed={pages[0]?.counts.packed ?? 0}
                      selected={orders.filter(({ _id }) => selection.has(_id))}
                      bulk={bulk}
                    />
                  )}
                </div>
                <ParcelCards orders={orders} courier={courier} selection={selection} place={place} />
                {list.hasNextPage && (
                  <Button
                    variant="quiet"
                    className="mt-4 w-full sm:w-auto"
                    disabled={list.isFetchingNextPage}
                    onClick={() => void list.fetchNextPage()}
                  >
                    Show more
                  </Button>
                )}
                <ParcelsBar
                  orders={orders}
                  courier={courier}
                  selection={selection}
                  bulk={bulk}
                  booking={booking}
                  canBook={canBook}
                />
              </>
            );
          }}
        </QueryState>
      </div>
    </div>
  );
}

interface ParcelCardsProps {
  orders: ListedParcel[];
  courier: Courier;
  selection: ReturnType<typeof useSelection>;
  place: ParcelPlace;
}

function ParcelCards({ orders, courier, selection, place }: ParcelCardsProps) {
  if (orders.length === 0) return <p className="py-8 text-lg">{emptyText(place)}</p>;
  return (
    <ul aria-label="Parcels" className="mt-1 grid grid-cols-1 gap-2">
      {orders.map((order) => (
        <li key={order._id}>
          <ParcelCard
            order={order}
            courier={courier}
            isSelected={selection.has(order._id)}
            onSelect={(isSelected) => (isSelected ? selection.add([order._id]) : selection.drop([order._id]))}
          />
        </li>
      ))}
    </ul>
  );
}

interface SelectAllProps {
  orders: ListedParcel[];
  selection: ReturnType<typeof useSelection>;
}

function SelectAll({ orders, selection }: SelectAllProps) {
  const ids = orders.filter(({ isGone }) => !isGone).map(({ _id }) => _id);
  return (
    <label className="mr-auto inline-flex min-h-11 items-center gap-3 pl-0.5">
      <input
        type="checkbox"
        className="size-5"
        checked={ids.length > 0 && ids.every(selection.has)}
        disabled={ids.length === 0}
        onChange={(event) => (event.target.checked ? selection.add(ids) : selection.clear())}
      />
      Select all shown
    </label>
  );
}

function emptyText({ tab = "toPack", state, q, courier }: ParcelPlace): string {
  if (q || courier || state) return "No parcel of this kind is here.";
  if (tab === "toPack") return "Nothing to pack. Confirmed orders come here.";
  return tab === "withCourier" ? "No parcel is on its way." : "No parcel has arrived or come back yet.";
}
