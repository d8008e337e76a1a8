/** Why an order was cancelled, as far as its own history tells. */
export const CANCEL_REASONS = ["customer", "unreached", "wrongNumber", "shop"] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
