export const PAYOUT_STATES = ["recording", "recorded", "undoing", "undone"] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** `left`: told and not recorded. */
export const PAYOUT_ROW_STATES = ["waiting", "recorded", "left"] as const;

/** What a row of a courier's file means for the parcel that it names. */
export const PAYOUT_OUTCOMES = [
  "fits",
  "short",
  "over",
  "difference",
  "paid",
  "doubled",
  "notHandedOver",
  "anotherCourier",
  "mismatch",
  "unknown",
  "unreadable",
] as const;
export type PayoutOutcome = (typeof PAYOUT_OUTCOMES)[number];

export const MAX_PAYOUT_ROWS = 2_000;
export const MAX_PAYOUT_BYTES = 1024 * 1024;

/** How long an answer works on a payout; a caller who wants more asks again. */
export const PAYOUT_PIECE_MS = 1_500;
