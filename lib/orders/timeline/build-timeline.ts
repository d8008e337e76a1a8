import "server-only";
import type { CallOutcome, CancellationReason } from "@/lib/orders/constants";
import { toDhakaDay, toDhakaIso } from "@/lib/platform/time/dhaka";
import type { CancelReason, TimelineDto, TimelineEntry } from "@/lib/orders/timeline/dto";
import {
  type Contents,
  type EventDetails,
  readEvents,
  type StoredEvent,
  type TimedEvent,
} from "@/lib/orders/events/schema";
import { deliveryDays, deliveryFacts, type Destination } from "@/lib/shop-facts";
import { addWorkingDays } from "@/lib/settings/working-days";
import { namesOf, type ParcelState, type TimelineStep } from "@/lib/orders/lifecycle";
import {
  eventsTo,
  isCanceled,
  isOnItsWay,
  isSold,
  isUndecided,
  returnStepOf,
  stampOf,
  stepsReached,
  WAY,
} from "@/lib/orders/lifecycle/rules";
import { reasonOfCalls } from "@/lib/orders/timeline/rules";

/** What tells when an order arrives. */
interface ExpectedSource extends Destination {
  status: string;
  confirmedAt?: Date | null;
  parcel?: { state?: ParcelState | null } | null;
}

export interface TimelineSource extends ExpectedSource {
  orderTime: Date;
  parcel?: {
    state?: ParcelState | null;
    since?: Date | null;
    packedAt?: Date | null;
    handedOverAt?: Date | null;
  } | null;
  calls?: { outcome: CallOutcome }[] | null;
  events?: StoredEvent[] | null;
  isCalledOff?: boolean | null;
  cancellation?: { reason?: CancellationReason | null } | null;
}

/**
 * What happened to an order and what is to come, from its events and its parcel. Customer, link and desk are shown the
 * same; nothing in it is anybody's name, phone or address.
 */
export function buildTimeline(order: TimelineSource, now = Date.now()): TimelineDto {
  const events = readEvents(order.events);
  const reached = stepsReached(order);
  const done = [...reached.map((step) => toEntry({ order, events, step })), ...listReturnSteps(events)];
  const last = done.at(-1);
  const entries: TimelineEntry[] = [
    ...withChanges(done, listChanges(events)).map((entry) => ({
      ...entry,
      state: entry === last ? ("current" as const) : ("done" as const),
    })),
    ...stepsToCome(order, reached).map((step) => ({ step, state: "next" as const, at: null })),
  ];
  return { entries, ...expectedDays(order, now), reason: cancelReason(order) };
}

/** The steps to come; none for an order from before there were parcels, because nobody knows them. */
function stepsToCome({ status, parcel }: TimelineSource, reached: readonly TimelineStep[]) {
  const isOnWay = isSold(status) && parcel?.state && reached.every((step) => WAY.includes(step));
  return isUndecided(status) || isOnWay ? WAY.filter((step) => !reached.includes(step)) : [];
}

/** The steps of returns after the delivery. */
function listReturnSteps(events: readonly TimedEvent[]): TimelineEntry[] {
  return events.flatMap(({ at, kind }) => {
    const step = returnStepOf(kind);
    return step ? [{ step, state: "done" as const, at: toDhakaIso(at) }] : [];
  });
}

interface DoneStep {
  order: TimelineSource;
  events: readonly TimedEvent[];
  step: TimelineStep;
}

function toEntry(done: DoneStep): TimelineEntry {
  const at = timeOf(done);
  return { step: done.step, state: "done", at: at ? toDhakaIso(at) : null };
}

function timeOf({ order, events, step }: DoneStep): Date | null | undefined {
  const { orderTime, confirmedAt, parcel } = order;
  if (step === "placed") return orderTime;
  if (step === "confirmed") return confirmedAt;
  const stamp = stampOf(step);
  if (stamp) return parcel?.[stamp];
  if (step === parcel?.state) return parcel.since;
  const kinds = eventsTo(step);
  return events.findLast(({ kind, details }) =>
    kind === "parcelMoved" ? details?.to === step : kinds.includes(kind),
  )?.at;
}

/** Each change behind the last step before it. */
function withChanges(steps: TimelineEntry[], changes: TimelineEntry[]): TimelineEntry[] {
  const entries = [...steps];
  for (const change of changes) {
    const before = entries.findLastIndex(({ at }) => at !== null && change.at !== null && at <= change.at);
    entries.splice(Math.max(before, 0) + 1, 0, change);
  }
  return entries;
}

/** Between which days it arrives; null where nothing is to arrive, or it is late. */
export function expectedDays(order: ExpectedSource, now: number): Pick<TimelineDto, "expected" | "isLate"> {
  const { status, parcel, confirmedAt } = order;
  const isExpected = isUndecided(status) || (isSold(status) && isOnItsWay(parcel?.state));
  if (!isExpected) return { expected: null, isLate: false };
  const delivery = deliveryFacts();
  const { min, max } = deliveryDays(order);
  // Before somebody has called, the days have not begun.
  const begin = toDhakaDay(confirmedAt?.getTime() ?? now);
  const [first, last] = [addWorkingDays(begin, min, delivery), addWorkingDays(begin, max, delivery)];
  const isLate = last < toDhakaDay(now);
  return { expected: isLate ? null : { first, last }, isLate };
}

function cancelReason({ status, isCalledOff, calls, cancellation }: TimelineSource): CancelReason | null {
  if (!isCanceled(status)) return null;
  if (isCalledOff) return "customer";
  const reason = cancellation?.reason;
  if (reason) return TOLD_REASONS[reason] ?? "shop";
  return reasonOfCalls(calls) ?? "shop";
}

/** The reasons that the customer is told; for any other, the text is that the shop decided it. */
const TOLD_REASONS: Partial<Readonly<Record<CancellationReason, CancelReason>>> = {
  changedMind: "customer",
  noAnswer: "unreached",
};

/** What the shop changes of an order, each as it is called. Whom it is for is one thing: it is named and never told. */
const CHANGED_FIELDS: Readonly<Record<keyof Contents, string | null>> = {
  name: "contact",
  phone: "contact",
  address: "address",
  deliveryLocation: "delivery location",
  area: "delivery location",
  riderNote: "note for the rider",
  items: "items",
  discount: "discount",
  amount: null,
};

/** The changes of an order's contents: what is another now, and by how much the total rose or fell. */
function listChanges(events: readonly TimedEvent[]): TimelineEntry[] {
  return events.flatMap(({ at, kind, details }) =>
    kind === "changed" && details
      ? [{ step: "changed", state: "done", at: toDhakaIso(at), ...describeChange(details) }]
      : [],
  );
}

function describeChange({ before, after }: EventDetails<"changed">) {
  const changed = new Set(
    namesOf(CHANGED_FIELDS).flatMap((field) => (field in after && CHANGED_FIELDS[field]) || []),
  );
  const [was, is] = [before.amount, after.amount];
  return {
    changed: [...changed],
    ...(was !== undefined && is !== undefined && was !== is && { difference: is - was }),
  };
}
