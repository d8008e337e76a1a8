import { z } from "zod";
import { quantitySchema } from "@/lib/orders/cart/schema";
import { cursorSchema, listFields } from "@/lib/platform/http/list";
import { idSchema } from "@/lib/platform/http/id-schema";
import { discountSchema, seenAmountSchema } from "@/lib/orders/contents/schema";
import { wantedLinesSchema } from "@/lib/orders/lines/schema";
import { isUnusualPhone } from "@/lib/platform/text/phone";
import { phoneSchema } from "@/lib/orders/schema";
import {
  MAX_RETURN_PICTURES,
  REFUND_METHODS,
  RETURN_REASONS,
  RETURN_REFUSALS,
  RETURN_WISHES,
  WALLETS,
} from "@/lib/orders/constants";
import { optionTextOrNone } from "@/lib/stock/option-text";
import { RETURN_STEPS } from "@/lib/orders/lifecycle";
import { lineSchema, paragraphSchema } from "@/lib/platform/http/schema";
import { cleanParagraph } from "@/lib/platform/text/text";
import { returns } from "@/lib/words/en/orders-returns";

const { missing } = returns;

const MAX_LINES = 200;
const MAX_PIECES = 100_000;
const MAX_TEXT = 200;
const MAX_NOTE = 500;
const MAX_ACCOUNT = 200;
/** The limit of the reason that the customer is told, also by SMS. */
const MAX_REFUSAL = 120;
const MAX_REFUND_BDT = 1_000_000;
const AMOUNT_MESSAGE = "Please enter a whole amount in BDT.";

const atMost = (max: number): string => `Please use at most ${max} characters.`;
const shortText = lineSchema(MAX_TEXT, atMost(MAX_TEXT));
const note = paragraphSchema(MAX_NOTE, "Please keep the note short.");

const returnedLine = z.object({
  lineId: idSchema,
  quantity: quantitySchema,
  reason: z.enum(RETURN_REASONS, "Please say why it comes back."),
});
export const openedLines = z.array(returnedLine).min(1, "Please choose what comes back.").max(MAX_LINES);

/** POST /orders/{id}/returns */
export const openReturnSchema = z.object({
  lines: openedLines,
  wish: z.enum(RETURN_WISHES, "Please say what the customer wants."),
  note: note.optional(),
  /** The reason for which an admin takes it after the window all the same. */
  lateReason: shortText.optional(),
});

export type OpenReturnInput = z.output<typeof openReturnSchema>;
export type OpenReturnRequest = z.input<typeof openReturnSchema>;

/** Where a customer wants their money: the phone of a wallet, or a bank account in their own words. */
const payToSchema = z.discriminatedUnion("method", [
  z.object({
    method: z.enum(WALLETS),
    account: phoneSchema.refine((phone) => !isUnusualPhone(phone), missing.wallet),
  }),
  z.object({
    method: z.literal("bank"),
    account: z
      .string(missing.account)
      .transform(cleanParagraph)
      .pipe(z.string().min(1, missing.account).max(MAX_ACCOUNT, atMost(MAX_ACCOUNT))),
  }),
  z.object({ method: z.literal("cash") }),
]);

/** POST /orders/{id}/returnRequests. The size and color are those that the customer wants instead. */
export const askReturnSchema = z
  .object({
    lines: z
      .array(returnedLine.extend({ size: optionTextOrNone, color: optionTextOrNone }))
      .min(1, missing.pieces)
      .max(MAX_LINES),
    wish: z.enum(RETURN_WISHES, missing.wish),
    payTo: payToSchema
      .optional()
      .describe("Where the money goes, for the desk alone. Forgotten once the return is over."),
    note: paragraphSchema(MAX_NOTE, atMost(MAX_NOTE)).default(""),
    pictures: z
      .array(idSchema)
      .max(MAX_RETURN_PICTURES, `Please send at most ${MAX_RETURN_PICTURES} pictures.`)
      .refine((ids) => new Set(ids).size === ids.length, "Please send each picture once.")
      .default([]),
  })
  .refine(({ lines, note: words }) => words !== "" || lines.every(({ reason }) => reason !== "other"), {
    message: missing.note,
    path: ["note"],
  })
  .refine(({ wish, payTo }) => wish === "refund" || payTo === undefined, {
    message: "An exchange pays nothing back.",
    path: ["payTo"],
  });

export type AskReturnInput = z.output<typeof askReturnSchema>;
export type AskReturnRequest = z.input<typeof askReturnSchema>;

/** /orders/{id}/returns/{returnId} */
export const returnParamsSchema = z.object({ id: idSchema, returnId: idSchema });

const sellableSchema = z
  .array(
    z.object({
      lineId: idSchema,
      sellable: z.int().min(0).max(MAX_PIECES).describe("Pieces that are here and can be sold again."),
    }),
  )
  .max(MAX_LINES);

/**
 * PATCH /orders/{id}/returns/{returnId}. Accepted without lines, it is what the customer asked for. Received pieces that
 * are not named cannot be sold again.
 */
export const moveReturnSchema = z.discriminatedUnion("to", [
  z.object({
    from: z.literal(RETURN_STEPS.accept.from),
    to: z.literal(RETURN_STEPS.accept.to),
    lines: openedLines.optional(),
  }),
  z
    .object({
      from: z.literal(RETURN_STEPS.refuse.from),
      to: z.literal(RETURN_STEPS.refuse.to),
      reason: z.enum(RETURN_REFUSALS, "Please say why."),
      words: lineSchema(MAX_REFUSAL, atMost(MAX_REFUSAL)).default(""),
    })
    .refine(({ reason, words }) => reason !== "other" || words !== "", {
      message: "Please say why in a few words. The customer reads them.",
      path: ["words"],
    }),
  z.object({
    from: z.literal(RETURN_STEPS.receive.from),
    to: z.literal(RETURN_STEPS.receive.to),
    sellable: sellableSchema,
  }),
  z.object({ from: z.literal(RETURN_STEPS.callOff.from), to: z.literal(RETURN_STEPS.callOff.to) }),
  z.object({ from: z.literal(RETURN_STEPS.settle.from), to: z.literal(RETURN_STEPS.settle.to) }),
]);

export type MoveReturnInput = z.output<typeof moveReturnSchema>;
export type MoveReturnRequest = z.input<typeof moveReturnSchema>;

/** POST /orders/{id}/returns/{returnId}/refund */
export const refundSchema = z
  .object({
    amount: z.int(AMOUNT_MESSAGE).min(0, AMOUNT_MESSAGE).max(MAX_REFUND_BDT, AMOUNT_MESSAGE),
    method: z.enum(REFUND_METHODS, "Please say how it was paid."),
    reference: shortText.default(""),
    reason: shortText.optional(),
  })
  .refine(({ amount, method, reference }) => amount === 0 || method === "cash" || reference !== "", {
    message: "Please enter the number of the payment.",
    path: ["reference"],
  });

export type RefundInput = z.output<typeof refundSchema>;
export type RefundRequest = z.input<typeof refundSchema>;

/** POST /orders/{id}/returns/{returnId}/exchange. `amount` says what the desk saw as the total, and is only compared. */
export const placeExchangeSchema = z.object({
  lines: wantedLinesSchema,
  discount: discountSchema.optional(),
  note: note.optional(),
  amount: seenAmountSchema.optional(),
});

export type PlaceExchangeInput = z.output<typeof placeExchangeSchema>;
export type PlaceExchangeRequest = z.input<typeof placeExchangeSchema>;

/** GET /returns. The cursor has the part of the list, when the last return of the last order seen was settled, and its id. */
export const listReturnsQuerySchema = z.object({ limit: listFields.limit, cursor: cursorSchema(2) });

export type ListReturnsQuery = z.output<typeof listReturnsQuerySchema>;
