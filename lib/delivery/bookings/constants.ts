/** `sent`: the courier may have it, and has not said so yet; `refused`: it does not. */
export const BOOKING_STATES = ["sent", "refused"] as const;
