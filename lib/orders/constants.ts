export const ORDER_STATUSES = ["pending", "Confirmed", "Canceled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What a change of an order does with its pieces; `change` is of its contents, and some pieces come while others go. */
export const SETTLEMENTS = ["sell", "give back", "hold", "change"] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

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

/** Where the parcel of a Confirmed order is. */
export const PARCEL_STATES = [
  "toPack",
  "packed",
  "handedOver",
  "delivered",
  "partlyDelivered",
  "returning",
  "returned",
  "lost",
] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** Where an order comes from that the shop writes down. */
export const STAFF_SOURCES = ["phone", "messenger", "outlet"] as const;
/** Where any order comes from; missing for the time before it was kept, which is `web`. */
export const ORDER_SOURCES = ["web", ...STAFF_SOURCES] as const;
