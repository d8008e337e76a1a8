/** The roles that can do something to an order. */
export const EVENT_ROLES = ["customer", "staff", "courier", "system"] as const;
export type EventRole = (typeof EVENT_ROLES)[number];

/** Where an order comes from that the shop writes down. */
export const STAFF_SOURCES = ["phone", "messenger", "outlet"] as const;
/** Where any order comes from; missing for the time before it was kept, which is `web`. */
export const ORDER_SOURCES = ["web", ...STAFF_SOURCES] as const;

/** The outcomes of a call. */
export const CALL_OUTCOMES = ["agreed", "noAnswer", "switchedOff", "wrongNumber", "later", "change"] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];
/** The one by which an order that waited for its call has its pieces. */
export const HOLDING_OUTCOME = "agreed" satisfies CallOutcome;
/** Those that the desk can undo, whatever the order was. */
export type UndoableOutcome = Exclude<CallOutcome, typeof HOLDING_OUTCOME>;

/** Why an order is cancelled. */
export const CANCELLATION_REASONS = [
  "changedMind",
  "noAnswer",
  "outOfStock",
  "duplicate",
  "fake",
  "address",
  "other",
] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

/** What is worth a look before an order is confirmed. */
export const FLAG_KINDS = [
  "callFirst",
  "zone",
  "area",
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

export const RETURN_WISHES = ["exchange", "refund"] as const;
export type ReturnWish = (typeof RETURN_WISHES)[number];

/** The first three are those that the policy names. */
export const RETURN_REASONS = ["wrongSize", "defect", "wrongItem", "other"] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Why the shop does not take back what a customer asked it to. The last one is said in the desk's own words. */
export const RETURN_REFUSALS = ["used", "incomplete", "noFault", "other"] as const;
export type ReturnRefusal = (typeof RETURN_REFUSALS)[number];

/** Accounts that are a phone number. */
export const WALLETS = ["bkash", "nagad", "rocket"] as const;
/** How money goes back. */
export const REFUND_METHODS = [...WALLETS, "bank", "cash"] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

/** The reason that is kept with cash that the shop's own rider hands in. */
export const BY_OWN_RIDER = "Handed in by our own rider";
/** The reason that is kept where the desk takes that back. */
export const NOT_BY_OWN_RIDER = "Not handed in by our own rider";

/** The most pictures of one return that a customer asks for. */
export const MAX_RETURN_PICTURES = 3;
