"use client";

import { useId } from "react";
import { DeskSearch } from "@/components/admin/desk-search";
import { useParcelPlace } from "@/components/parcels/use-parcel-place";

/** What it was opened with is in the address; what is typed gets there after a pause. */
export function ParcelSearch() {
  const { place, go } = useParcelPlace();
  const id = useId();
  return (
    <DeskSearch
      id={id}
      label="Find parcels by phone, name, address, product, order number or tracking code"
      placeholder="Phone, name, order, tracking code"
      asked={place.q}
      onFind={(q) => go({ ...place, q })}
    />
  );
}
