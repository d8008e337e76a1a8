import { z } from "zod";
import { categorySchema } from "@/lib/catalogue/categories/schema";
import { wantedLinesSchema } from "@/lib/orders/lines/schema";
import { COUPON_KINDS } from "@/lib/orders/coupons/constants";
import { parseCode } from "@/lib/orders/coupons/rules";
import { readBy } from "@/lib/platform/http/schema";
import { shared } from "@/lib/words/en/shared";

const MAX_TAKA = 1_000_000;
/** The places of a limited code are looked through. */
const MAX_USES = 10_000;

/** A code as somebody writes it. */
export const codeSchema = z
  .string("Please enter a code.")
  .max(40)
  .transform(readBy(parseCode, shared.wrongCode));

const wholeNumber = (from: number, to: number, message: string) =>
  z.int(message).min(from, message).max(to, message);

const SUM = "Please enter whole taka from 1 to 1,000,000.";
const USES = "Please enter a whole number from 1 to 10,000.";
const MOMENT = "Please enter a day, such as 2027-03-09.";

/** What can be set of a code; null takes a field away. */
const termsSchema = z.object({
  kind: z.enum(COUPON_KINDS, "Please choose what the code takes off."),
  value: wholeNumber(0, MAX_TAKA, "Please enter a whole number."),
  minItems: wholeNumber(1, MAX_TAKA, SUM).nullable().optional(),
  startsAt: z.iso.datetime({ offset: true, error: MOMENT }).nullable().optional(),
  endsAt: z.iso.datetime({ offset: true, error: MOMENT }).nullable().optional(),
  maxUses: wholeNumber(1, MAX_USES, USES).nullable().optional(),
  maxUsesPerCustomer: wholeNumber(1, MAX_USES, USES).nullable().optional(),
  categories: z.array(categorySchema).nullable().optional(),
});

interface Terms {
  kind?: string | undefined;
  value?: number | undefined;
  startsAt?: string | null | undefined;
  endsAt?: string | null | undefined;
}

/** What is wrong with fields that have to fit each other, beside the field; null where nothing is. */
export function findMisfit({
  kind,
  value = 0,
  startsAt,
  endsAt,
}: Terms): [field: string, message: string] | null {
  if (kind === "percent" && (value < 1 || value > 100))
    return ["value", "Please enter a whole number from 1 to 100."];
  if (kind === "amount" && value < 1) return ["value", SUM];
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt))
    return ["endsAt", "The last day must not be before the first."];
  return null;
}

/** POST /coupons */
export const createCouponSchema = termsSchema
  .extend({ code: codeSchema })
  .partial({ value: true })
  .superRefine((coupon, context) => {
    const misfit = findMisfit(coupon);
    if (misfit) context.addIssue({ code: "custom", path: [misfit[0]], message: misfit[1] });
  });

export type CreateCouponInput = z.output<typeof createCouponSchema>;
export type CreateCouponRequest = z.input<typeof createCouponSchema>;

/** PATCH /coupons/{code}: a field that is not sent stays as it is. */
export const changeCouponSchema = termsSchema.partial();

export type ChangeCouponInput = z.output<typeof changeCouponSchema>;
export type ChangeCouponRequest = z.input<typeof changeCouponSchema>;

export const couponParamsSchema = z.object({ code: codeSchema });

/** POST /coupons/check: of the caller's cart, or of these lines. */
export const checkCouponSchema = z.object({ code: codeSchema, lines: wantedLinesSchema.optional() });

export type CheckCouponInput = z.output<typeof checkCouponSchema>;
