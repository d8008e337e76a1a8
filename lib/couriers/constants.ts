/** Who carries parcels; `other` is one that the shop has no columns for, `own` somebody of the shop. */
export const COURIERS = ["steadfast", "pathao", "redx", "other", "own"] as const;
export type Courier = (typeof COURIERS)[number];

/** `sent`: the courier may have it, and has not said so yet; `refused`: he has not. */
export const BOOKING_STATES = ["sent", "refused"] as const;
export type BookingState = (typeof BOOKING_STATES)[number];
