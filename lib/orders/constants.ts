/** What can happen to an order that is placed. */
export const EVENT_KINDS = [
  "placed",
  "confirmed",
  "canceled",
  "calledOff",
  "deleted",
  "restored",
  "reopened",
  "changed",
  "called",
  "noted",
  "advanced",
  "parcelMoved",
  "tracked",
  "cashNoted",
  "returnAsked",
  "returnWithdrawn",
  "returnAccepted",
  "returnRefused",
  "returnOpened",
  "returnReceived",
  "returnSettled",
  "returnCalledOff",
  "exchangePlaced",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Those that somebody is told of: see lib/messages/plan-messages.ts. */
export const OUTBOX_EVENTS: readonly EventKind[] = [
  "placed",
  "confirmed",
  "canceled",
  "calledOff",
  "changed",
  "parcelMoved",
  "returnAsked",
  "returnAccepted",
  "returnRefused",
  "returnReceived",
  "returnSettled",
];

/** Who can do something to an order. */
export const EVENT_ROLES = ["customer", "staff", "courier", "system"] as const;
export type EventRole = (typeof EVENT_ROLES)[number];

/** Where an order comes from that the shop writes down. */
export const STAFF_SOURCES = ["phone", "messenger", "outlet"] as const;
/** Where any order comes from; missing for the time before it was kept, which is `web`. */
export const ORDER_SOURCES = ["web", ...STAFF_SOURCES] as const;

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

export const RETURN_WISHES = ["exchange", "refund"] as const;
export type ReturnWish = (typeof RETURN_WISHES)[number];

/** The first three are those that the policy names. */
export const RETURN_REASONS = ["wrongSize", "defect", "wrongItem", "other"] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Why the shop does not take back what a customer asked it to. The last one is said in the desk's own words. */
export const RETURN_REFUSALS = ["used", "incomplete", "noFault", "other"] as const;
export type ReturnRefusal = (typeof RETURN_REFUSALS)[number];

/** How money goes back. */
export const REFUND_METHODS = ["bkash", "nagad", "rocket", "cash"] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

/** Of what a customer asks for, in one return. */
export const MAX_RETURN_PICTURES = 3;
