"use client";

import { useState } from "react";
import { DeskList } from "@/components/desk-kit/desk-list";
import { keep, readKept } from "@/components/ui/web-storage";
import { SelectAll } from "@/components/desk-kit/select-all";
import { usePlace } from "@/components/desk-kit/use-place";
import { useSelection } from "@/components/desk-kit/use-selection";
import { CourierDesk } from "@/components/parcels-desk/courier-desk";
import { ParcelCard } from "@/components/parcels-desk/parcel-card";
import { ParcelFilters } from "@/components/parcels-desk/parcel-filters";
import { ParcelsBar } from "@/components/parcels-desk/parcels-bar";
import { useBookParcels } from "@/components/parcels-desk/use-book-parcels";
import { useBulkMove } from "@/components/parcels-desk/use-bulk-move";
import {
  type Courier,
  COURIER_FACTS,
  COURIERS,
  findCourier,
  OWN_RIDER,
  FIRST_COURIER,
} from "@/lib/delivery/couriers/registry";
import { useParcels } from "@/lib/delivery/parcels/api";
import { type ParcelPlace, parcelPlaceSchema } from "@/lib/delivery/parcels/schema";
import { searchOf } from "@/lib/platform/http/search-of";
import { FIRST_PARCEL_TAB } from "@/lib/orders/lifecycle/rules";
import { EMPTY_TAB_TEXTS } from "@/lib/orders/lifecycle/words";
import { SelectField } from "@/components/ui/select-field";

/** The parcels: what is to be packed, what is on its way, and what came of it. The shop books with couriers whose keys it has. */
export function ParcelsView({ bookable }: { bookable: readonly Courier[] }) {
  const { place } = usePlace(parcelPlaceSchema);
  const list = useParcels(place);
  const selection = useSelection(searchOf(place));
  // Goes on, and is told, while another tab is looked at.
  const bulk = useBulkMove();
  const booking = useBookParcels();
  const { courier, choose } = useLastCourier();
  const isDone = place.tab === "done";

  return (
    <div>
      <ParcelFilters counts={list.data?.pages[0]?.counts} />
      <div className="mt-2">
        <DeskList
          list={list}
          label="Parcels"
          className="mt-1 grid grid-cols-1 gap-2"
          empty={<p className="py-8 text-lg">{emptyText(place)}</p>}
          renderBefore={(orders, { counts }) => (
            <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1 lg:gap-x-3">
              {orders.length > 0 && (
                <SelectAll
                  label="Select all shown"
                  rows={orders}
                  selection={selection}
                  className="mr-auto pl-0.5"
                />
              )}
              {!isDone && <CourierChoice courier={courier} onChoose={choose} />}
              {!isDone && (
                <CourierDesk
                  key={courier}
                  courier={courier}
                  packed={counts.packed}
                  selected={orders.filter(({ _id }) => selection.has(_id))}
                  bulk={bulk}
                />
              )}
            </div>
          )}
          renderRow={(order) => (
            <ParcelCard
              order={order}
              courier={courier}
              isSelected={selection.has(order._id)}
              onSelect={(isSelected) => selection.tick(order._id, isSelected)}
            />
          )}
          renderAfter={(orders) => (
            <ParcelsBar
              orders={orders}
              canBook={bookable.includes(courier)}
              {...{ courier, selection, bulk, booking }}
            />
          )}
        />
      </div>
    </div>
  );
}

function emptyText({ tab = FIRST_PARCEL_TAB, state, q, courier }: ParcelPlace): string {
  if (q || courier || state) return "No parcel of this kind is here.";
  return EMPTY_TAB_TEXTS[tab];
}

interface CourierChoiceProps {
  courier: Courier;
  onChoose: (courier: Courier) => void;
}

/** Who takes the parcels. */
function CourierChoice({ courier, onChoose }: CourierChoiceProps) {
  return (
    <SelectField
      isBare
      label="Courier"
      emptyLabel={null}
      value={courier}
      options={COURIERS.map((known) => ({ value: known, label: COURIER_FACTS[known].label }))}
      onChange={(value) => onChoose(findCourier(value) ?? OWN_RIDER)}
      className="min-h-11! px-2!"
    />
  );
}

const KEY = "last courier";

/** To whom this device handed over last. */
function useLastCourier() {
  const [courier, setCourier] = useState(() => findCourier(readKept("localStorage", KEY)) ?? FIRST_COURIER);
  return {
    courier,
    choose: (chosen: Courier): void => {
      setCourier(chosen);
      keep("localStorage", KEY, chosen);
    },
  };
}
