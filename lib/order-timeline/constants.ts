/** What a timeline tells of, in the order of an order's life. */
export const TIMELINE_STEPS = [
  "placed",
  "changed",
  "confirmed",
  "packed",
  "handedOver",
  "delivered",
  "partlyDelivered",
  "returning",
  "returned",
  "lost",
  "canceled",
  "returnAsked",
  "returnWithdrawn",
  "returnAccepted",
  "returnRefused",
  "returnReceived",
  "returnSettled",
  "returnCalledOff",
] as const;
export type TimelineStep = (typeof TIMELINE_STEPS)[number];

/** Why an order was cancelled, as far as its own history tells. */
export const CANCEL_REASONS = ["customer", "unreached", "wrongNumber", "shop"] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
