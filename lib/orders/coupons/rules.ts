import type { CouponKind } from "@/lib/orders/coupons/constants";
import { itemsTotal } from "@/lib/orders/cart/rules";
import { shared } from "@/lib/words/en/shared";

/** What a code takes off. All sums are whole BDT. */
export interface CouponTerms {
  code: string;
  kind: CouponKind;
  /** Percent, or BDT. */
  value: number;
  minItems?: number | null | undefined;
  categories?: readonly string[] | null | undefined;
}

export interface PricedLine {
  price: number;
  /** Missing where no code of a category is looked at. */
  category?: string;
}

/** A code as it is stored; null for what can be none. */
export function parseCode(typed: string): string | null {
  const code = typed.replace(/\s/g, "").toUpperCase();
  return /^[A-Z0-9]{3,20}$/.test(code) ? code : null;
}

/** What those of the lines cost that a code holds for; 0 where they are too few for it. */
function itemsOfCoupon({ minItems, categories }: CouponTerms, lines: readonly PricedLine[]): number {
  if (itemsTotal(lines) < (minItems ?? 0)) return 0;
  return itemsTotal(
    categories?.length ? lines.filter(({ category = "" }) => categories.includes(category)) : lines,
  );
}

/** Whether a code holds for these lines. */
export const isCouponFor = (coupon: CouponTerms, lines: readonly PricedLine[]): boolean =>
  itemsOfCoupon(coupon, lines) > 0;

/** What a code takes off these lines: at most what those cost that it holds for. Half a taka is rounded up. */
export function couponDiscount(coupon: CouponTerms, lines: readonly PricedLine[]): number {
  const items = itemsOfCoupon(coupon, lines);
  if (coupon.kind === "percent") return Math.min(items, Math.round((items * coupon.value) / 100));
  return coupon.kind === "amount" ? Math.min(items, coupon.value) : 0;
}

/** Whether a code pays the delivery of these lines. */
export const isFreeByCoupon = (
  coupon: CouponTerms | null | undefined,
  lines: readonly PricedLine[],
): boolean => coupon?.kind === "freeDelivery" && isCouponFor(coupon, lines);

export interface Discount {
  amount: number;
  reason: string;
}

/** A code that an order has. */
export interface OrderedCoupon extends CouponTerms {
  /** What it takes off; the order's discount has it too. */
  discount: number;
  /** What the shop takes off beside it. */
  own?: { amount: number; reason?: string | null | undefined } | null | undefined;
}

interface TakenOff {
  /** All that is taken off the lines, in words too. */
  discount: Discount | null;
  /** The code with what it takes off. */
  coupon?: { discount: number; own?: Discount };
}

export interface TakeOffOptions {
  lines: readonly PricedLine[];
  coupon?: CouponTerms | null | undefined;
  /** What the shop takes off by itself. */
  own?: Discount | null | undefined;
}

/** What is taken off these lines in all. A code takes what the shop's own discount leaves. */
export function takeOff({ lines, coupon, own }: TakeOffOptions): TakenOff {
  const ownAmount = own?.amount ?? 0;
  const shop = own && ownAmount > 0 ? { amount: ownAmount, reason: own.reason } : null;
  if (!coupon) return { discount: shop };
  const left = Math.max(0, itemsTotal(lines) - ownAmount);
  const byCode = Math.min(left, couponDiscount(coupon, lines));
  const ofCoupon = { discount: byCode, ...(shop && { own: shop }) };
  if (byCode === 0) return { discount: shop, coupon: ofCoupon };
  const reason = [shop?.reason, codeInWords(coupon)].filter(Boolean).join(", ");
  return { discount: { amount: ownAmount + byCode, reason }, coupon: ofCoupon };
}

/** A code as the reason of a discount. */
export const codeInWords = ({ code }: Pick<CouponTerms, "code">): string => shared.code(code);

interface Discounted {
  discount?: { amount: number; reason?: string | null | undefined } | null | undefined;
  coupon?: Pick<OrderedCoupon, "own"> | null | undefined;
}

/** What the shop took off an order by itself, without its code. */
export function ownDiscountOf({ discount, coupon }: Discounted): Discount | null {
  const own = coupon ? coupon.own : discount;
  return own ? { amount: own.amount, reason: own.reason ?? "" } : null;
}

interface Delivered {
  deliveryCharge: number;
  coupon?: Pick<CouponTerms, "code" | "kind"> | null | undefined;
}

/** The code that pays for an order's delivery; null where none does. */
export const codeOfDelivery = ({ deliveryCharge, coupon }: Delivered): string | null =>
  deliveryCharge === 0 && coupon?.kind === "freeDelivery" ? coupon.code : null;

/** Such as ` (code SHIP)` behind the charge of a delivery that a code pays; else nothing. */
export function paidByCode(order: Delivered): string {
  const code = codeOfDelivery(order);
  return code === null ? "" : ` (${codeInWords({ code })})`;
}
