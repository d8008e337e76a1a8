import "server-only";
import { Types } from "mongoose";
import { itemsTotal } from "@/lib/orders/cart/rules";
import { chargeFor, type ChargeTerms, chargeTerms, priceLines } from "@/lib/orders/charges/rules";
import { findCouponRefusal } from "@/lib/orders/coupons/find-refusal";
import { readCoupon } from "@/lib/orders/coupons/queries";
import { couponDiscount, type Discount } from "@/lib/orders/coupons/rules";
import type { AppError } from "@/lib/platform/http/errors";
import type { Destination } from "@/lib/shop-facts";
import type { StoredCoupon } from "@/models/coupon";

type Coupon = StoredCoupon & { _id: Types.ObjectId };

/** What an order is priced by, read once: what the customer agreed to is what is stored. */
export interface PriceTerms {
  charge: ChargeTerms;
  /** Missing where no code was given; null for one that there is not. */
  coupon?: Coupon | null;
  /** Of the code's use by this order. */
  useId: Types.ObjectId;
  /** When they were read, in milliseconds. */
  at: number;
}

interface PricedInput extends Destination {
  coupon?: string | undefined;
}

/** The terms of this moment; reads the database for a code alone. */
export async function readPriceTerms({ coupon, ...to }: PricedInput): Promise<PriceTerms> {
  return {
    charge: chargeTerms(to),
    useId: new Types.ObjectId(),
    at: Date.now(),
    ...(coupon !== undefined && { coupon: await readCoupon(coupon) }),
  };
}

interface PriceOptions {
  lines: readonly { price: number; category: string }[];
  terms: PriceTerms;
  /** What the shop takes off by itself. */
  own?: Discount | undefined;
}

/** What an order comes to, in whole BDT, with the fields that it stores. */
export type OrderPrice = ReturnType<typeof priceOrder>;

export function priceOrder({ lines, terms, own }: PriceOptions) {
  const { coupon, useId } = terms;
  const chargeOf = (goods: number) => chargeFor(terms.charge, goods);
  const { discount, coupon: taken, ...price } = priceLines({ lines, coupon, own, chargeOf });
  return {
    ...price,
    ...(discount && { discount }),
    ...(coupon && taken && { coupon: { ...toOrdered(coupon, useId), ...taken } }),
  };
}

/** The terms of a code as an order keeps them. */
function toOrdered({ _id, code, kind, value, minItems, categories }: Coupon, useId: Types.ObjectId) {
  return {
    couponId: _id,
    useId,
    code,
    kind,
    value,
    ...(minItems && { minItems }),
    ...(categories?.length && { categories }),
  };
}

/** Why these lines cannot be ordered with the code that was given; null where they can, or none was. */
export const findCodeProblem = (lines: PriceOptions["lines"], { coupon, at }: PriceTerms): AppError | null =>
  coupon === undefined ? null : findCouponRefusal(coupon, lines, at);

/** What is told where the amount is another one than the customer saw. */
export const priceDetails = (
  lines: PriceOptions["lines"],
  { amount, deliveryCharge, discount }: Pick<OrderPrice, "amount" | "deliveryCharge" | "discount">,
  { charge, coupon }: PriceTerms,
) => ({
  items: itemsTotal(lines),
  deliveryCharge,
  amount,
  terms: charge,
  ...(discount && { discount: discount.amount }),
  ...(coupon && { couponDiscount: couponDiscount(coupon, lines) }),
});
