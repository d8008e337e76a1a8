import "server-only";
import type { Types } from "mongoose";
import { type CouponDto, toCouponTerms } from "@/lib/orders/coupons/dto";
import { parseCode } from "@/lib/orders/coupons/rules";
import { STANDING } from "@/lib/orders/lifecycle/rules";
import { Batcher } from "@/lib/platform/database/batcher";
import { AppError } from "@/lib/platform/http/errors";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { Coupon, type StoredCoupon } from "@/models/coupon";
import { Order } from "@/models/order";

const listByCode = async (codes: readonly string[]) => await Coupon.find({ code: { $in: codes } }).lean();

/** One read for all who order at once. */
const reads = new Batcher<string, Awaited<ReturnType<typeof listByCode>>[number] | null>({
  name: "codes",
  work: async (codes) => {
    const found = new Map((await listByCode([...new Set(codes)])).map((coupon) => [coupon.code, coupon]));
    return codes.map((code) => found.get(code) ?? null);
  },
});

/** A code as it is now, however it is written; null where there is none. */
export async function readCoupon(typed: string) {
  const code = parseCode(typed);
  return code === null ? null : await reads.run(code);
}

/** All codes, newest first, with what has come of them. */
export async function listCoupons(): Promise<CouponDto[]> {
  const coupons = await Coupon.find().sort({ _id: -1 }).lean();
  const sums = await sumOrders(coupons.map(({ _id }) => _id));
  return coupons.map((coupon) => toCouponDto(coupon, sums.get(coupon._id.toString())));
}

/** A code with what has come of it. Throws NOT_FOUND. */
export async function requireCoupon(code: string): Promise<CouponDto> {
  const coupon = await readCoupon(code);
  if (!coupon) throw new AppError("NOT_FOUND");
  const sums = await sumOrders([coupon._id]);
  return toCouponDto(coupon, sums.get(coupon._id.toString()));
}

type Sums = Pick<CouponDto, "uses" | "discount" | "amount">;

/** Of orders that are not cancelled, by the ids of their codes. */
async function sumOrders(couponIds: Types.ObjectId[]): Promise<Map<string, Sums>> {
  const rows = await Order.aggregate<Sums & { _id: Types.ObjectId }>([
    { $match: { "coupon.couponId": { $in: couponIds, $type: "objectId" }, ...STANDING } },
    {
      $group: {
        _id: "$coupon.couponId",
        uses: { $sum: 1 },
        discount: { $sum: "$coupon.discount" },
        amount: { $sum: "$amount" },
      },
    },
  ]);
  return new Map(rows.map(({ _id, ...sums }) => [_id.toString(), sums]));
}

/** A code; unless told, nothing has come of it yet. */
export function toCouponDto(
  coupon: StoredCoupon,
  sums: Sums = { uses: 0, discount: 0, amount: 0 },
): CouponDto {
  const { startsAt, endsAt, maxUses, maxUsesPerCustomer } = coupon;
  return {
    ...toCouponTerms(coupon),
    ...(startsAt && { startsAt: toDhakaIso(startsAt) }),
    ...(endsAt && { endsAt: toDhakaIso(endsAt) }),
    ...(maxUses && { maxUses }),
    ...(maxUsesPerCustomer && { maxUsesPerCustomer }),
    ...sums,
  };
}
