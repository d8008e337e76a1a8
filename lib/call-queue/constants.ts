/** What came of a call. */
export const CALL_OUTCOMES = ["agreed", "noAnswer", "switchedOff", "wrongNumber", "later", "change"] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** What is worth a look before an order is confirmed. */
export const FLAG_KINDS = [
  "zone",
  "phone",
  "madeUp",
  "address",
  "pending",
  "name",
  "canceled",
  "returned",
  "basket",
  "large",
] as const;
export type FlagKind = (typeof FLAG_KINDS)[number];
