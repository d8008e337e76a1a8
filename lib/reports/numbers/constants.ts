/** What is counted. Orders and pieces are numbers of them; `…Taka`, `cash…` are whole BDT. */
export const MEASURES = [
  "orders",
  "pending",
  "confirmed",
  "canceled",
  /** The cancelled ones that the customer called off. */
  "calledOff",
  /** Confirmed, and not with the courier yet. */
  "toSend",
  "withCourier",
  "delivered",
  /** Also those on the way back. */
  "returned",
  "lost",
  "confirmedTaka",
  "deliveredTaka",
  "returnedTaka",
  /** The cash to come for parcels that were handed over and do not come back. */
  "cashExpected",
  "cashReceived",
  "pieces",
  "deliveredPieces",
  "returnedPieces",
  /** Those of them that customers sent back after delivery. */
  "sentBackPieces",
  "sentBackTaka",
  /** Paid back for what was returned after it was delivered. */
  "refundedTaka",
  /** The cash still to come, at the door or from a courier; `cashDue` is the part that is due from couriers. */
  "cashToCollect",
  "cashDue",
  "cashShort",
  "cashOver",
  /** Paid before delivery, also for what the shop cancelled since. */
  "advanceTaka",
  /** Charged for the delivery of what was delivered, and taken off its items. */
  "chargeTaka",
  "discountTaka",
  /** Agreed for the delivered and kept pieces whose cost is known, and what they cost the shop. */
  "costedTaka",
  "costTaka",
  /** The delivered and kept pieces of which nobody has told what they cost. */
  "uncostedPieces",
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
