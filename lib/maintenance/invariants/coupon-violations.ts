import { STANDING } from "@/lib/orders/lifecycle/rules";
import { CouponUse } from "@/models/coupon";
import { Order } from "@/models/order";

/** Each order that stands with a code has its use, and no other use is left. */
export async function violationsOfCoupons(): Promise<string[]> {
  const [uses, orders] = await Promise.all([
    CouponUse.find().select("orderId").lean(),
    Order.find({ "coupon.couponId": { $type: "objectId" }, ...STANDING })
      .select("coupon.useId coupon.discount discount.amount")
      .lean(),
  ]);
  const orderOf = new Map(uses.map(({ _id, orderId }) => [_id.toString(), orderId.toString()]));
  const known = new Set(orders.map(({ coupon }) => coupon?.useId.toString()));
  return [
    ...uses.flatMap(({ _id, orderId }) =>
      known.has(_id.toString()) ? [] : [`a use of a code is left of order ${orderId.toString()}`],
    ),
    ...orders.flatMap(({ _id, coupon, discount }) => {
      const name = `order ${_id.toString()}`;
      const hasUse = coupon && orderOf.get(coupon.useId.toString()) === _id.toString();
      const isWithin = (coupon?.discount ?? 0) <= (discount?.amount ?? 0);
      return [
        ...(hasUse ? [] : [`${name}: its code has no use`]),
        ...(isWithin ? [] : [`${name}: its code takes off more than its discount`]),
      ];
    }),
  ];
}
