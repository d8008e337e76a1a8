import type { CouponKind } from "@/lib/orders/coupons/constants";

interface Described {
  code?: string;
  kind?: CouponKind;
  value?: number | undefined;
  minItems?: number | null | undefined;
  startsAt?: string | null | undefined;
  endsAt?: string | null | undefined;
  maxUses?: number | null | undefined;
  maxUsesPerCustomer?: number | null | undefined;
  categories?: readonly string[] | null | undefined;
}

/** The terms of a code, as the audit log keeps them. */
export function describeCoupon(coupon: Described): Record<string, string | number> {
  const { categories, code, kind, value, minItems, startsAt, endsAt, maxUses, maxUsesPerCustomer } = coupon;
  const fields = {
    code,
    kind,
    value,
    minItems,
    startsAt,
    endsAt,
    maxUses,
    maxUsesPerCustomer,
    categories: categories?.join(", "),
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, told]) => (told ? [[field, told] as const] : [])),
  );
}
