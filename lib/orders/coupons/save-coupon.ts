import "server-only";
import { type ChangeCouponInput, type CreateCouponInput, findMisfit } from "@/lib/orders/coupons/schema";
import { readCoupon, requireCoupon } from "@/lib/orders/coupons/queries";
import type { CouponDto } from "@/lib/orders/coupons/dto";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { AppError, invalidField } from "@/lib/platform/http/errors";
import { Coupon } from "@/models/coupon";

/** Makes a code. Throws NAME_TAKEN where there is one like it. Returns its id. */
export async function createCoupon({ value = 0, kind, ...fields }: CreateCouponInput): Promise<string> {
  const set = Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== null));
  const made = await unlessDuplicate(
    Coupon.create({ ...set, kind, value: kind === "freeDelivery" ? 0 : value }),
  );
  if (made) return made._id.toString();
  const message = "This code already exists.";
  throw new AppError("NAME_TAKEN", { message, fields: { code: message } });
}

interface ChangeCouponOptions {
  code: string;
  change: ChangeCouponInput;
}

/**
 * Changes a code for orders from now on; those that have it keep its terms. Throws NOT_FOUND, and INVALID_FIELDS where a
 * field does not fit what the code has beside it.
 */
export async function changeCoupon({ code, change }: ChangeCouponOptions): Promise<CouponDto> {
  const coupon = await readCoupon(code);
  if (!coupon) throw new AppError("NOT_FOUND");
  const kind = change.kind ?? coupon.kind;
  const misfit = findMisfit({
    kind,
    value: change.value ?? coupon.value,
    startsAt: change.startsAt === undefined ? coupon.startsAt?.toISOString() : change.startsAt,
    endsAt: change.endsAt === undefined ? coupon.endsAt?.toISOString() : change.endsAt,
  });
  if (misfit) throw invalidField(...misfit);
  const entries = Object.entries({ ...change, ...(kind === "freeDelivery" && { value: 0 }) });
  const set = Object.fromEntries(entries.filter(([, value]) => value !== null));
  const unset = Object.fromEntries(entries.flatMap(([field, value]) => (value === null ? [[field, 1]] : [])));
  await Coupon.updateOne({ _id: coupon._id }, { $set: set, $unset: unset });
  return await requireCoupon(code);
}

/** Deletes a code; orders that have it keep what it took off. Returns how many were deleted: 0 or 1. */
export async function deleteCoupon(code: string): Promise<number> {
  const { deletedCount } = await Coupon.deleteOne({ code });
  return deletedCount;
}
