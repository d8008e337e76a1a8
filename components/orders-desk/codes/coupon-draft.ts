import { parseAmount } from "@/components/orders-desk/contents/contents-draft";
import { COUPON_KINDS } from "@/lib/orders/coupons/constants";
import type { CouponDto } from "@/lib/orders/coupons/dto";
import { dayOf } from "@/lib/platform/time/dhaka";

/** The form of a code before anything is typed. The days are `YYYY-MM-DD`, both included. */
export const NO_COUPON = {
  code: "",
  kind: "percent",
  value: "",
  minItems: "",
  startsAt: "",
  endsAt: "",
  maxUses: "",
  maxUsesPerCustomer: "",
};

export type CouponDraft = typeof NO_COUPON;

export function toCouponDraft(coupon: CouponDto): CouponDraft {
  const {
    code,
    kind,
    value,
    minItems = "",
    startsAt,
    endsAt,
    maxUses = "",
    maxUsesPerCustomer = "",
  } = coupon;
  return {
    code,
    kind,
    value: kind === "freeDelivery" ? "" : String(value),
    minItems: String(minItems),
    startsAt: startsAt ? dayOf(startsAt) : "",
    endsAt: endsAt ? dayOf(endsAt) : "",
    maxUses: String(maxUses),
    maxUsesPerCustomer: String(maxUsesPerCustomer),
  };
}

/** What is typed, for the schema; what is no number stays a text, which that refuses beside its field. */
export function toCoupon(draft: CouponDraft, categories: readonly string[]) {
  const kind = COUPON_KINDS.find((known) => known === draft.kind) ?? "percent";
  return {
    kind,
    value: kind === "freeDelivery" ? 0 : (readNumber(draft.value) ?? 0),
    minItems: readNumber(draft.minItems),
    startsAt: momentOf(draft.startsAt, "00:00:00"),
    endsAt: momentOf(draft.endsAt, "23:59:59"),
    maxUses: readNumber(draft.maxUses),
    maxUsesPerCustomer: readNumber(draft.maxUsesPerCustomer),
    categories: categories.length > 0 ? [...categories] : null,
  };
}

export type Terms = ReturnType<typeof toCoupon>;

/** The terms that are others now. */
export function changedTerms(before: Terms, after: Terms): Partial<Terms> {
  const kept = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(kept.get(field)),
  );
  return Object.fromEntries(changed);
}

/** Null where nothing is typed; -1 where it is no number. */
function readNumber(typed: string): number | null {
  if (typed.trim() === "") return null;
  return parseAmount(typed) || -1;
}

const momentOf = (day: string, time: string): string | null => (day === "" ? null : `${day}T${time}+06:00`);
