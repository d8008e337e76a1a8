import { createCoupon } from "@/lib/orders/coupons/save-coupon";
import { type CreateCouponRequest, createCouponSchema } from "@/lib/orders/coupons/schema";
import { CouponUse } from "@/models/coupon";

/** Makes a code; unless told, EID10 takes 10 % off. */
export async function makeCoupon(fields: Partial<CreateCouponRequest> = {}): Promise<string> {
  const input = createCouponSchema.parse({ code: "EID10", kind: "percent", value: 10, ...fields });
  await createCoupon(input);
  return input.code;
}

export const countUses = async (): Promise<number> => await CouponUse.countDocuments();
