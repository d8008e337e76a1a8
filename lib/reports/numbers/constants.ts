/** What is counted. Orders and pieces are numbers of them; `…Taka`, `cash…` are whole BDT. */
export const MEASURES = [
  "orders",
  "pending",
  "confirmed",
  "canceled",
  /** Of the cancelled ones, by the customer. */
  "calledOff",
  /** Confirmed, and not with the courier yet. */
  "toSend",
  "withCourier",
  "delivered",
  /** On the way back, too. */
  "returned",
  "lost",
  "confirmedTaka",
  "deliveredTaka",
  "returnedTaka",
  /** Of what was handed over and does not come back. */
  "cashExpected",
  "cashReceived",
  "pieces",
  "deliveredPieces",
  "returnedPieces",
  /** Of these, what customers sent back after it was delivered. */
  "sentBackPieces",
  "sentBackTaka",
  /** Paid back for what was returned after it was delivered. */
  "refundedTaka",
  /** What is still to come, at the door or from a courier; of that, what is due from couriers. */
  "cashToCollect",
  "cashDue",
  "cashShort",
  "cashOver",
  /** Paid before delivery, also for what the shop cancelled since. */
  "advanceTaka",
] as const;
export type Measure = (typeof MEASURES)[number];

/** What the sums are kept by. `minutes` is how long orders waited until they were confirmed. */
export const DIMENSIONS = [
  "total",
  "minutes",
  "reason",
  "source",
  "district",
  "courier",
  "category",
  "product",
  "option",
] as const;
export type Dimension = (typeof DIMENSIONS)[number];
