import { LIFECYCLE, PARCEL_STATES, type ParcelState } from "@/lib/orders/lifecycle";
import { FIRST_PARCEL_STATE } from "@/lib/orders/lifecycle/rules";

/** Where a confirmed order's parcel is, as the numbers tell it. */
type Place = "toSend" | "withCourier" | "delivered" | "returned" | "lost";

const PLACES: Readonly<Record<(typeof LIFECYCLE.parcel.states)[ParcelState]["at"], Place>> = {
  shop: "toSend",
  courier: "withCourier",
  customer: "delivered",
  "way back": "returned",
  back: "returned",
  lost: "lost",
};

/** An order without a parcel was confirmed before there were any: nobody has packed it. */
export function isInPlace(state: string | null | undefined, place: Place): boolean {
  const known = PARCEL_STATES.find((one) => one === state) ?? FIRST_PARCEL_STATE;
  return PLACES[LIFECYCLE.parcel.states[known].at] === place;
}
