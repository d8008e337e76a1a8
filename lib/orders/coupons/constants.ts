export const COUPON_KINDS = ["percent", "amount", "freeDelivery"] as const;

export type CouponKind = (typeof COUPON_KINDS)[number];
