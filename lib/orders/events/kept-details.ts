import type { z } from "zod";
import type { EventKind } from "@/lib/orders/lifecycle";
import { EVENT_DETAILS } from "@/lib/orders/events/schema";

const { placed, canceled, called, changed, advanced, parcelMoved, tracked, cashNoted, returnSettled } =
  EVENT_DETAILS;

const goods = changed.shape.after.pick({ items: true, deliveryLocation: true, amount: true });

/** The details about goods, money and the parcel; other kinds of event keep none. */
const KEPT: Partial<Readonly<Record<EventKind, z.ZodType<object>>>> = {
  placed,
  canceled,
  called,
  changed: changed.extend({ before: goods, after: goods }),
  advanced: advanced.pick({ amount: true }),
  parcelMoved: parcelMoved.pick({ from: true, to: true, courier: true }),
  tracked: tracked.pick({ from: true, to: true, courier: true, amount: true }),
  cashNoted: cashNoted.pick({ amount: true, before: true, after: true, courier: true, isWrittenOff: true }),
  returnSettled: returnSettled.pick({ amount: true }),
};

/** What an event still tells once its customer is erased. */
export const keptDetails = (kind: EventKind, details: unknown): object =>
  KEPT[kind]?.safeParse(details).data ?? {};
