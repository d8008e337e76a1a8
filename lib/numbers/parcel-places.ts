/** Where a confirmed order's parcel is, as the numbers tell it. */
type Place = "toSend" | "withCourier" | "delivered" | "returned" | "lost";

const PLACES: Record<string, Place> = {
  toPack: "toSend",
  packed: "toSend",
  handedOver: "withCourier",
  delivered: "delivered",
  partlyDelivered: "delivered",
  returning: "returned",
  returned: "returned",
  lost: "lost",
};

/** An order without a parcel was confirmed before there were any: nobody has packed it. */
export function isInPlace(state: string | null | undefined, place: Place): boolean {
  return (PLACES[state ?? "toPack"] ?? "toSend") === place;
}
