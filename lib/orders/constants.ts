export const ORDER_STATUSES = ["pending", "Confirmed", "Canceled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
