import "server-only";
import { refusedParcel } from "@/lib/delivery/parcels/read-parcel";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";
import type { GuardedParcel } from "@/lib/orders/read-changeable";

/** Refuses a booked parcel: else a courier carries another one than it was told of. Throws PARCEL_STATE. */
export function requireUnbooked(parcel: GuardedParcel | null | undefined): void {
  const refuse = (message: string) => refusedParcel(message, { state: PARCEL_STEPS.pack.to });
  if (parcel?.trackingCode) throw refuse("This parcel has a tracking code. Remove the code first.");
  if (parcel?.consignmentId)
    throw refuse("This parcel is booked. Cancel it with the courier, and take the booking away here.");
  if (parcel?.booking?.state === "sent")
    throw refuse("The courier may have this parcel. Book it again to find out.");
}

/** The same in a filter. */
export const UNBOOKED = {
  "parcel.trackingCode": { $exists: false },
  "parcel.consignmentId": { $exists: false },
  "parcel.booking.state": { $ne: "sent" },
} as const;
