import { z } from "zod";
import { momentSchema } from "@/lib/platform/time/schema";
import { refundMethodSchema } from "@/lib/orders/outcomes/schema";
import { RETURN_REASONS, RETURN_REFUSALS, RETURN_WISHES } from "@/lib/orders/constants";
import { RETURN_STATES } from "@/lib/orders/lifecycle";

export const wantedOptionSchema = z
  .object({ size: z.string(), color: z.string() })
  .describe("What the customer wants instead, where they named it.");

export const returnLineSchema = z.object({
  lineId: z.string(),
  quantity: z.int(),
  reason: z.enum(RETURN_REASONS),
  wanted: wantedOptionSchema.nullable(),
  sellable: z.int().nullable().describe("Of them, those in the stock again; null until they are here."),
});

export const refundSchema = z.object({
  at: momentSchema,
  amount: z.int().describe("Whole BDT."),
  method: refundMethodSchema,
  reference: z.string(),
  reason: z.string().describe("Why it is not all that was due."),
});

export const returnRefusalSchema = z.object({ reason: z.enum(RETURN_REFUSALS), words: z.string() });

export const toldRefusalSchema = returnRefusalSchema
  .nullable()
  .describe("Why it was refused; the customer is told.");

export const piecesAskedSchema = z
  .int()
  .nullable()
  .describe("Pieces asked for, where fewer were accepted; else null.");

export const returnDecidedAtSchema = momentSchema
  .nullable()
  .describe("When the desk accepted or refused it.");

export const returnPicturesSchema = z
  .array(z.string())
  .describe("Ids: see /orders/{id}/returnPictures/{pictureId}.");

export const returnStateSchema = z.enum(RETURN_STATES);

/** Pieces that a customer sends back, as the desk sees them beside their order. */
export const returnSummarySchema = z.object({
  _id: z.string(),
  state: returnStateSchema,
  wish: z.enum(RETURN_WISHES),
  at: momentSchema.describe("When it was asked for or opened."),
  isAsked: z.boolean().describe("True where the customer asked for it themselves."),
  piecesAsked: piecesAskedSchema,
  decidedAt: returnDecidedAtSchema,
  pictures: returnPicturesSchema,
  refusal: toldRefusalSchema,
  lines: z.array(returnLineSchema),
  value: z.int().describe("Whole BDT that was agreed for these pieces."),
  note: z.string(),
  lateReason: z.string().describe("Why it was taken after the window; else empty."),
  refund: refundSchema.nullable(),
});

export type ReturnSummary = z.output<typeof returnSummarySchema>;

/** The same as its customer sees it: what the desk wrote down for itself is not in it. */
export const customerReturnSchema = returnSummarySchema.omit({ lateReason: true }).extend({
  lines: z.array(returnLineSchema.omit({ sellable: true })),
  note: z.string().describe("In the customer's own words."),
  refund: refundSchema.omit({ reason: true }).nullable(),
});

export type CustomerReturnDto = z.output<typeof customerReturnSchema>;

export const returnableSchema = z.object({
  until: z.iso.date().describe("The last day in Dhaka on which a return can be asked for."),
  lines: z
    .array(z.object({ lineId: z.string(), most: z.int().describe("Pieces.") }))
    .describe("What was delivered and is in no return."),
});

export const exchangeOfSchema = z
  .object({
    orderNumber: z.int(),
    credit: z.int().describe("Whole BDT: so much less is collected."),
  })
  .nullable()
  .describe("The order whose customer sent back what this one replaces; null where it replaces nothing.");

export interface StoredExchange {
  orderNumber: number;
  credit: number;
}

export const toExchangeOf = (exchange: StoredExchange | null | undefined) =>
  exchange ? { orderNumber: exchange.orderNumber, credit: exchange.credit } : null;
