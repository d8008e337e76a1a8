import "server-only";
import { Types } from "mongoose";
import { releaseCouponUse, takeCouponUse } from "@/lib/orders/coupons/take-use";
import { AppError } from "@/lib/platform/http/errors";
import { Coupon } from "@/models/coupon";

interface Orderly {
  _id: Types.ObjectId;
  userId?: Types.ObjectId | null;
  phone: string;
  coupon?: { couponId: Types.ObjectId } | null;
}

/**
 * Takes another use of the code that a cancelled order had, and commits the order with it: `commit` gets the id of the use,
 * or nothing where the order has no code. Gives the use back where nothing was committed. Throws COUPON_USED_UP, and what
 * `commit` does.
 */
export async function withCouponUse<Result>(
  { _id: orderId, userId, phone, coupon: ordered }: Orderly,
  commit: (useId?: Types.ObjectId) => Promise<Result | null>,
): Promise<Result | null> {
  if (!ordered) return await commit();
  const [useId, _id] = [new Types.ObjectId(), ordered.couponId];
  // A code that was deleted meanwhile has no limits.
  const coupon = (await Coupon.findById(_id).select("maxUses maxUsesPerCustomer").lean()) ?? { _id };
  await takeCouponUse({ coupon, orderId, useId, customer: { userId: userId?.toString(), phone } });
  try {
    const committed = await commit(useId);
    if (committed === null) await releaseCouponUse(useId);
    return committed;
  } catch (error) {
    // After any other failure it is not known what the database did: the sweeper finds out.
    if (error instanceof AppError) await releaseCouponUse(useId);
    throw error;
  }
}
