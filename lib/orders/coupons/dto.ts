import { z } from "zod";
import { COUPON_KINDS } from "@/lib/orders/coupons/constants";
import type { CouponTerms, OrderedCoupon } from "@/lib/orders/coupons/rules";
import { momentSchema } from "@/lib/platform/time/schema";

const taka = z.int().describe("Whole BDT.");

export const couponValueSchema = z.int().describe("Percent, or whole BDT; 0 where the delivery is free.");

/** The terms of a code, as people set them. */
export const couponTermsSchema = z.object({
  code: z.string(),
  kind: z.enum(COUPON_KINDS),
  value: couponValueSchema,
  minItems: taka.optional(),
  categories: z.array(z.string()).optional(),
});

export const orderedCouponSchema = couponTermsSchema.extend({
  discount: z.int().describe("Whole BDT that it takes off; the order's discount has it too."),
  own: z
    .object({ amount: taka, reason: z.string() })
    .optional()
    .describe("What the shop takes off beside it."),
});

/** The terms alone. */
export function toCouponTerms({
  code,
  kind,
  value,
  minItems,
  categories,
}: CouponTerms): z.output<typeof couponTermsSchema> {
  return {
    code,
    kind,
    value,
    ...(minItems && { minItems }),
    ...(categories?.length && { categories: [...categories] }),
  };
}

/** The code of an order. */
export function toOrderedCoupon({
  discount,
  own,
  ...terms
}: OrderedCoupon): z.output<typeof orderedCouponSchema> {
  return {
    ...toCouponTerms(terms),
    discount,
    ...(own && { own: { amount: own.amount, reason: own.reason ?? "" } }),
  };
}

/** A code as admins see it. */
export const couponDtoSchema = couponTermsSchema.extend({
  startsAt: momentSchema.optional(),
  endsAt: momentSchema.optional(),
  maxUses: z.int().optional(),
  maxUsesPerCustomer: z.int().optional(),
  uses: z.int().describe("Orders that have it and are not cancelled."),
  discount: taka.describe("Whole BDT that it has taken off them."),
  amount: taka.describe("Whole BDT that they come to."),
});

export type CouponDto = z.output<typeof couponDtoSchema>;

export const checkedCouponSchema = couponTermsSchema.extend({
  discount: z.int().describe("Whole BDT that it takes off."),
  freeDelivery: z.boolean(),
});

export type CheckedCoupon = z.output<typeof checkedCouponSchema>;
