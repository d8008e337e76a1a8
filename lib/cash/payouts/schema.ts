import { z } from "zod";
import { COURIERS } from "@/lib/delivery/couriers/registry";
import { cursorSchema, listFields } from "@/lib/platform/http/list";
import type { ErrorFields } from "@/lib/platform/http/errors";
import { fieldsOf } from "@/lib/platform/http/field-errors";
import { MAX_CASH_BDT, parseTotal } from "@/lib/cash/payouts/rules";
import { cleanLine, isVisible } from "@/lib/platform/text/text";
import { readBy } from "@/lib/platform/http/schema";

const MAX_REFERENCE = 60;
const MAX_REASON = 200;
const AMOUNT_MESSAGE = "Please enter a whole amount in BDT.";

const takaText = z.string().max(30, AMOUNT_MESSAGE).transform(readBy(parseTotal, AMOUNT_MESSAGE));

/** POST /payouts/check?courier=&total=&charges=; the body is the file. */
export const checkPayoutQuerySchema = z.object({
  courier: z.enum(COURIERS, "Please choose the courier."),
  total: takaText,
  charges: takaText.default(0),
});

/** POST /payouts?…; `digest` says what was seen of the check. */
export const recordPayoutQuerySchema = checkPayoutQuerySchema.extend({
  reference: z
    .string()
    .max(MAX_REFERENCE, `A reference has at most ${MAX_REFERENCE} characters.`)
    .transform(cleanLine)
    .refine(isVisible, "Please enter the courier’s reference."),
  day: z.iso.date("Please enter the day of the payout."),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
});

const typedPayoutSchema = recordPayoutQuerySchema.omit({ digest: true });

/** The errors of a typed payout by field: missing, or not readable. */
export function checkPayoutFields(typed: unknown): ErrorFields {
  const { error } = typedPayoutSchema.safeParse(typed);
  return error ? fieldsOf(error) : {};
}

export type CheckPayoutInput = z.output<typeof checkPayoutQuerySchema>;
export type RecordPayoutInput = z.output<typeof recordPayoutQuerySchema>;

/** PATCH /payouts/{id}: finishes one that broke off, or takes it back. */
export const changePayoutSchema = z.object({ to: z.enum(["recorded", "undone"]) });

const cash = z.int(AMOUNT_MESSAGE).min(0, AMOUNT_MESSAGE).max(MAX_CASH_BDT, AMOUNT_MESSAGE);

const reason = z
  .string()
  .max(MAX_REASON, `A reason has at most ${MAX_REASON} characters.`)
  .transform(cleanLine)
  .refine(isVisible, "Please say why.");

/** PATCH /orders/{id}/cash. `from` is what was seen; null where nothing was noted. `to` null takes what was noted back. */
export const noteCashSchema = z.object({ from: cash.nullable(), to: cash.nullable(), reason });

/** The same call, for a lost parcel that its courier does not pay for. */
export const writeOffSchema = z.object({ writtenOff: z.literal(true), reason });

export type CashChange = z.input<typeof noteCashSchema> | z.input<typeof writeOffSchema>;
export type NoteCashInput = z.output<typeof noteCashSchema>;

/** The cursors in the address of the money page: one for each of its lists. */
export const cashPlaceSchema = z.object({
  late: cursorSchema(1),
  lost: cursorSchema(1),
  differing: cursorSchema(1),
  unmarked: cursorSchema(1),
  refunds: cursorSchema(1),
  payouts: listFields.cursor,
});

export type CashPlace = z.output<typeof cashPlaceSchema>;
