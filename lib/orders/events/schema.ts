import { z } from "zod";
import { ORDER_SOURCES, RETURN_REASONS, RETURN_REFUSALS, RETURN_WISHES } from "@/lib/orders/constants";
import { callOutcomeSchema, refundMethodSchema } from "@/lib/orders/outcomes/schema";
import { EVENT_KINDS, type EventKind, ORDER_EVENTS } from "@/lib/orders/lifecycle";
import { cancellationReasonSchema, parcelStateSchema } from "@/lib/orders/lifecycle/schema";
import { recordOf } from "@/lib/platform/record-of";

/** What the shop can change of a placed order, each as people read it; the amount is whole BDT. */
const contentsSchema = z.object({
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  deliveryLocation: z.string(),
  area: z.string(),
  riderNote: z.string(),
  items: z.array(z.string()),
  discount: z.string(),
  amount: z.number(),
});

export type Contents = z.output<typeof contentsSchema>;

export const changedContentsSchema = contentsSchema.partial();

const nothing = z.object({});
const ofReturn = z.object({ returnId: z.string() });
const returningLines = z.array(
  z.object({ lineId: z.string(), quantity: z.number(), reason: z.enum(RETURN_REASONS) }),
);
const parcel = z.object({
  from: parcelStateSchema,
  to: parcelStateSchema,
  courier: z.string().optional(),
  trackingCode: z.string().optional(),
  trackingUrl: z.string().optional(),
  district: z.string().optional(),
  area: z.string().optional(),
  returned: z
    .array(z.object({ lineId: z.string(), sellable: z.number(), back: z.number().optional() }))
    .optional(),
});

/** What each kind of event tells; money is whole BDT. A step of an order tells nothing, unless it is named here. */
export const EVENT_DETAILS = {
  ...recordOf(ORDER_EVENTS, nothing),
  /** Agreed on the phone, it is confirmed in the same breath. */
  placed: z.object({ source: z.enum(ORDER_SOURCES).optional(), agreed: z.boolean().optional() }),
  canceled: z.object({ reason: cancellationReasonSchema.optional() }),
  changed: z.object({ before: changedContentsSchema, after: changedContentsSchema }),
  called: z.object({ outcome: callOutcomeSchema }),
  noted: nothing,
  /** For an order that waited for a call before it held anything. */
  piecesHeld: nothing,
  advanced: z.object({ amount: z.number(), reference: z.string() }),
  parcelMoved: parcel,
  /** What was noted of a parcel that stays where it is, or what a courier who was booked calls it. */
  tracked: parcel.partial().extend({ consignmentId: z.string().optional(), amount: z.number().optional() }),
  cashNoted: z.object({
    amount: z.number(),
    before: z.number().nullable(),
    after: z.number().nullable(),
    payoutId: z.string().optional(),
    reason: z.string().optional(),
    courier: z.string().optional(),
    reference: z.string().optional(),
    day: z.string().optional(),
    isDifference: z.boolean().optional(),
    isWrittenOff: z.boolean().optional(),
  }),
  returnAsked: ofReturn.extend({
    wish: z.enum(RETURN_WISHES),
    lines: z.array(returningLines.element.extend({ size: z.string(), color: z.string() })),
    value: z.number(),
  }),
  returnWithdrawn: ofReturn,
  returnAccepted: ofReturn.extend({ lines: returningLines.optional(), value: z.number() }),
  returnRefused: ofReturn.extend({ reason: z.enum(RETURN_REFUSALS) }),
  returnOpened: ofReturn.extend({
    lines: returningLines,
    wish: z.enum(RETURN_WISHES),
    note: z.string().optional(),
    lateReason: z.string().optional(),
    value: z.number(),
  }),
  returnReceived: ofReturn.extend({
    sellable: z.array(z.object({ lineId: z.string(), sellable: z.number() })),
  }),
  /** Without money, an exchange has settled it. */
  returnSettled: ofReturn.extend({
    amount: z.number().optional(),
    method: refundMethodSchema.optional(),
    reference: z.string().optional(),
    reason: z.string().optional(),
  }),
  returnCalledOff: ofReturn,
  exchangePlaced: ofReturn.extend({ exchangeOrderId: z.string(), credit: z.number() }),
} as const satisfies Record<EventKind, z.ZodType>;

export type EventDetails<Kind extends EventKind = EventKind> = {
  [Each in Kind]: z.output<(typeof EVENT_DETAILS)[Each]>;
}[Kind];

/** An event by its kind; without details where its customer is erased, or where a version wrote it that no one knows. */
export type OrderEvent<Kind extends EventKind = EventKind> = {
  [Each in Kind]: { kind: Each; details: EventDetails<Each> | null };
}[Kind];

export interface StoredEvent {
  at: Date;
  kind: string;
  details?: unknown;
}

/** As it is read. */
export type TimedEvent = OrderEvent & { at: Date };

const SCHEMAS: { [Kind in EventKind]: z.ZodType<EventDetails<Kind>> } = EVENT_DETAILS;

const readAs = <Kind extends EventKind>(kind: Kind, details: unknown): OrderEvent<Kind> => ({
  kind,
  details: SCHEMAS[kind].safeParse(details ?? {}).data ?? null,
});

/** For a kind that the compiler cannot tell: its details, checked. */
export const checkedEvent = <Kind extends EventKind>(
  kind: Kind,
  details: unknown,
): { [Each in Kind]: { kind: Each; details: EventDetails<Each> } }[Kind] => ({
  kind,
  details: SCHEMAS[kind].parse(details),
});

/** What is stored, by its kind; null for a kind that there is not. */
export function readEvent<Stored extends StoredEvent>({ kind, details, ...head }: Stored) {
  const known = EVENT_KINDS.find((one) => one === kind);
  return known ? { ...head, ...readAs(known, details) } : null;
}

/** The events of an order, oldest first; none for an order from before there were events. */
export const readEvents = <Stored extends StoredEvent>(stored: readonly Stored[] | null | undefined) =>
  (stored ?? []).flatMap((event) => readEvent(event) ?? []);
