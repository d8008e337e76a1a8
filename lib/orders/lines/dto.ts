import { z } from "zod";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { REFUND_METHODS, RETURN_REASONS, RETURN_REFUSALS, RETURN_WISHES } from "@/lib/orders/constants";
import { lastReturnDay, picturesKeptUntil, sumReturnable, valueOf } from "@/lib/orders/lines/rules";
import { RETURN_STATES } from "@/lib/orders/lifecycle";
import { isDelivered } from "@/lib/orders/lifecycle/rules";
import { momentSchema } from "@/lib/platform/time/schema";

interface Id {
  toString(): string;
}

const lineSchema = z.object({
  lineId: z.string(),
  quantity: z.int(),
  reason: z.enum(RETURN_REASONS),
  wanted: z
    .object({ size: z.string(), color: z.string() })
    .nullable()
    .describe("What the customer wants instead, where he named it."),
});

const refundSchema = z.object({
  at: momentSchema,
  amount: z.int().describe("Whole BDT."),
  method: z.enum(REFUND_METHODS),
  reference: z.string(),
});

const sharedSchema = z.object({
  _id: z.string(),
  state: z.enum(RETURN_STATES),
  wish: z.enum(RETURN_WISHES),
  at: momentSchema.describe("When it was asked for or opened. ISO 8601 with +06:00."),
  isAsked: z.boolean().describe("True where the customer asked for it himself."),
  piecesAsked: z
    .int()
    .nullable()
    .describe("Pieces that the customer asked for, where fewer were accepted; else null."),
  decidedAt: momentSchema.nullable().describe("When the desk accepted or refused what was asked for."),
  pictures: z.array(z.string()).describe("Ids: see /orders/{id}/returnPictures/{pictureId}."),
  refusal: z
    .object({ reason: z.enum(RETURN_REFUSALS), words: z.string() })
    .nullable()
    .describe("Why it was refused; the customer is told."),
});

/** Pieces that a customer sends back, as the desk sees them beside their order. */
export const returnSummarySchema = sharedSchema.extend({
  lines: z.array(
    lineSchema.extend({
      sellable: z.int().nullable().describe("Of them, those in the stock again; null until they are here."),
    }),
  ),
  value: z.int().describe("Whole BDT that was agreed for these pieces."),
  note: z.string(),
  lateReason: z.string().describe("Why it was taken after the window; empty where it was not."),
  refund: refundSchema.extend({ reason: z.string().describe("Why it is not all that was due.") }).nullable(),
});

export type ReturnSummary = z.output<typeof returnSummarySchema>;

/** The same as its customer sees it: what the desk wrote down for itself is not in it. */
export const customerReturnSchema = sharedSchema.extend({
  lines: z.array(lineSchema),
  value: z.int().describe("Whole BDT that was agreed for these pieces."),
  note: z.string().describe("In the customer's own words."),
  refund: refundSchema.nullable(),
});

export type CustomerReturn = z.output<typeof customerReturnSchema>;

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

interface StoredSummary extends Pick<ReturnSummary, "state" | "wish"> {
  id: Id;
  at: Date;
  by: { role: string };
  lines: {
    lineId: Id;
    quantity: number;
    reason: ReturnSummary["lines"][number]["reason"];
    value: number;
    sellable?: number | null;
    wanted?: { size: string; color: string } | null;
  }[];
  note?: string | null;
  lateReason?: string | null;
  pictures?: Id[] | null;
  piecesAsked?: number | null;
  settledAt?: Date | null;
  voidedAt?: Date | null;
  decidedAt?: Date | null;
  refusal?: ReturnSummary["refusal"];
  refund?: {
    at: Date;
    amount: number;
    method: NonNullable<ReturnSummary["refund"]>["method"];
    reference?: string | null;
    reason?: string | null;
  } | null;
}

const isAskedFor = ({ by }: Pick<StoredSummary, "by">): boolean => by.role === "customer";

export function toReturnSummary(entry: StoredSummary): ReturnSummary {
  const { lines, lateReason, refund } = entry;
  return {
    ...toShared(entry),
    lines: lines.map((line) => ({ ...toLine(line), sellable: line.sellable ?? null })),
    value: valueOf(lines),
    note: entry.note ?? "",
    lateReason: lateReason ?? "",
    refund: refund ? { ...toRefund(refund), reason: refund.reason ?? "" } : null,
  };
}

export function toCustomerReturn(entry: StoredSummary): CustomerReturn {
  const { lines, note, refund } = entry;
  return {
    ...toShared(entry),
    lines: lines.map(toLine),
    value: valueOf(lines),
    note: isAskedFor(entry) ? (note ?? "") : "",
    refund: refund ? toRefund(refund) : null,
  };
}

function toShared(entry: StoredSummary): z.output<typeof sharedSchema> {
  const { id, state, wish, at, decidedAt, refusal, pictures, piecesAsked } = entry;
  const keptUntil = picturesKeptUntil(entry);
  const isKept = keptUntil === null || keptUntil.getTime() > Date.now();
  return {
    _id: id.toString(),
    state,
    wish,
    at: toDhakaIso(at),
    isAsked: isAskedFor(entry),
    piecesAsked: piecesAsked ?? null,
    decidedAt: decidedAt ? toDhakaIso(decidedAt) : null,
    pictures: isKept ? (pictures ?? []).map((one) => one.toString()) : [],
    refusal: refusal ? { reason: refusal.reason, words: refusal.words } : null,
  };
}

function toLine({ lineId, quantity, reason, wanted }: StoredSummary["lines"][number]) {
  return {
    lineId: lineId.toString(),
    quantity,
    reason,
    wanted: wanted ? { size: wanted.size, color: wanted.color } : null,
  };
}

const toRefund = ({ at, amount, method, reference }: NonNullable<StoredSummary["refund"]>) => ({
  at: toDhakaIso(at),
  amount,
  method,
  reference: reference ?? "",
});

interface StoredParcel {
  state?: string | null;
  since?: Date | null;
}

/** The last day on which a delivered parcel can be returned; null for any other. */
export function returnUntil(parcel: StoredParcel | null | undefined): string | null {
  return isDelivered(parcel?.state) && parcel?.since ? lastReturnDay(parcel.since) : null;
}

interface StoredOrder {
  cartItems: readonly { _id: Id; quantity: number }[];
  parcel?:
    (StoredParcel & { returned?: { lineId: Id; sellable: number; back?: number | null }[] | null }) | null;
  returns?: StoredSummary[] | null;
}

/** What its customer has sent back, and what he can ask for, where anything was delivered. */
export function toReturnsOfCustomer(order: StoredOrder) {
  const { parcel, returns } = order;
  const until = returnUntil(parcel);
  return {
    ...(returns?.length && { returns: returns.map(toCustomerReturn) }),
    ...(until && { returnable: { until, lines: listReturnable(order) } }),
  };
}

function listReturnable(order: StoredOrder): { lineId: string; most: number }[] {
  return [...sumReturnable(order)].flatMap(([lineId, most]) => (most > 0 ? [{ lineId, most }] : []));
}
