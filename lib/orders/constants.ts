export const ORDER_STATUSES = ["pending", "Confirmed", "Canceled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What a change of an order's state does with the pieces that it holds. */
export const SETTLEMENTS = ["sell", "give back"] as const;
export type Settlement = (typeof SETTLEMENTS)[number];
