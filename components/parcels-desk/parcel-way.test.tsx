import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ParcelWay } from "@/components/parcels-desk/parcel-way";
import type { ListedParcel } from "@/lib/delivery/parcels/api";
import { OWN_RIDER } from "@/lib/orders/carrier/words";
import type { ParcelState } from "@/lib/orders/lifecycle";

const parcelIn = (state: ParcelState): ListedParcel["parcel"] => ({
  state,
  since: "2026-11-23T10:00:00.000+06:00",
  handedOverAt: null,
  courier: OWN_RIDER,
  trackingCode: "",
  trackingUrl: null,
  consignmentId: "",
  bookedAmount: null,
  booking: null,
  courierStatus: "",
  cashExpected: null,
  cashReceived: null,
  returned: null,
});

const textOf = (state: ParcelState, notes: string) =>
  renderToStaticMarkup(
    <ParcelWay order={{ address: "House 7, Dhanmondi", parcel: parcelIn(state) }} notes={notes} />,
  ).replaceAll(/<[^>]*>/g, "");

it("has in the shop one line for notes and address, the notes first", () => {
  expect(textOf("toPack", "Rider: after 5 pm")).toBe("To pack · Rider: after 5 pm · House 7, Dhanmondi");
  expect(textOf("packed", "")).toBe("Packed · House 7, Dhanmondi");
});

it("says of a parcel that is out who has it, then its notes, and last the day, which can be cut", () => {
  expect(textOf("handedOver", "")).toBe("With the rider · Our own rider · Mon 23 Nov");
  const told = textOf("handedOver", "Wants it by Friday");
  expect(told).toBe("With the rider · Our own rider · Wants it by Friday · Mon 23 Nov");
});
