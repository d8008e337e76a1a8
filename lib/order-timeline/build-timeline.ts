import "server-only";
import type { CallOutcome } from "@/lib/call-queue/constants";
import { toDhakaIso } from "@/lib/format";
import type { CancelReason, TimelineStep } from "@/lib/order-timeline/constants";
import type { TimelineDto, TimelineEntry } from "@/lib/order-timeline/dto";
import { listChanges } from "@/lib/order-timeline/list-changes";
import type { ParcelState } from "@/lib/orders/constants";
import { DELIVERY_DAYS, DELIVERY_LOCATIONS, SITE } from "@/lib/site";
import { addWorkingDays, dhakaDate } from "@/lib/working-days";

interface TimelineEvent {
  at: Date;
  kind: string;
  details?: unknown;
}

export interface TimelineSource {
  status: string;
  orderTime: Date;
  deliveryLocation: string;
  confirmedAt?: Date | null;
  parcel?: {
    state?: ParcelState | null;
    since?: Date | null;
    packedAt?: Date | null;
    handedOverAt?: Date | null;
  } | null;
  calls?: { outcome: CallOutcome }[] | null;
  events?: TimelineEvent[] | null;
  isCalledOff?: boolean | null;
}

/** The way of a parcel that arrives. */
const WAY: readonly TimelineStep[] = ["placed", "confirmed", "packed", "handedOver", "delivered"];

/** What each state of the parcel has behind it, itself the last. */
const STEPS_UNTIL: Readonly<Record<ParcelState, readonly TimelineStep[]>> = {
  toPack: ["placed", "confirmed"],
  packed: ["placed", "confirmed", "packed"],
  handedOver: ["placed", "confirmed", "packed", "handedOver"],
  delivered: WAY,
  partlyDelivered: ["placed", "confirmed", "packed", "handedOver", "partlyDelivered"],
  returning: ["placed", "confirmed", "packed", "handedOver", "returning"],
  returned: ["placed", "confirmed", "packed", "handedOver", "returning", "returned"],
  lost: ["placed", "confirmed", "packed", "handedOver", "lost"],
};

/**
 * What happened to an order and what is to come, from its events and its parcel. Customer, link and desk are shown the
 * same; nothing in it is anybody's name, phone or address.
 */
export function buildTimeline(order: TimelineSource, now = Date.now()): TimelineDto {
  const reached = stepsReached(order);
  const done = [...reached.map((step) => toEntry(order, step)), ...listReturnSteps(order)];
  const last = done.at(-1);
  const entries: TimelineEntry[] = [
    ...withChanges(done, listChanges(order.events ?? [])).map((entry) => ({
      ...entry,
      state: entry === last ? ("current" as const) : ("done" as const),
    })),
    ...stepsToCome(order, reached).map((step) => ({ step, state: "next" as const, at: null })),
  ];
  return { entries, ...expectedDays(order, now), reason: cancelReason(order) };
}

function stepsReached({ status, parcel }: TimelineSource): readonly TimelineStep[] {
  if (status === "Canceled") return ["placed", "canceled"];
  if (status !== "Confirmed") return ["placed"];
  return STEPS_UNTIL[parcel?.state ?? "toPack"];
}

/** Of an order from before there were parcels nobody knows. */
function stepsToCome({ status, parcel }: TimelineSource, reached: readonly TimelineStep[]) {
  const isOnItsWay = status === "pending" || (status === "Confirmed" && parcel?.state);
  return isOnItsWay && reached.every((step) => WAY.includes(step)) ? WAY.slice(reached.length) : [];
}

const RETURN_STEPS: Readonly<Record<string, TimelineStep>> = {
  returnAsked: "returnAsked",
  returnWithdrawn: "returnWithdrawn",
  returnAccepted: "returnAccepted",
  // By the desk, which has agreed with that.
  returnOpened: "returnAccepted",
  returnRefused: "returnRefused",
  returnReceived: "returnReceived",
  returnSettled: "returnSettled",
  returnCalledOff: "returnCalledOff",
};

/** What was sent back after it was delivered. */
function listReturnSteps({ events }: TimelineSource): TimelineEntry[] {
  return (events ?? []).flatMap(({ at, kind }) => {
    const step = RETURN_STEPS[kind];
    return step ? [{ step, state: "done" as const, at: toDhakaIso(at) }] : [];
  });
}

function toEntry(order: TimelineSource, step: TimelineStep): TimelineEntry {
  const at = timeOf(order, step);
  return { step, state: "done", at: at ? toDhakaIso(at) : null };
}

function timeOf(order: TimelineSource, step: TimelineStep): Date | null | undefined {
  const { orderTime, confirmedAt, parcel } = order;
  switch (step) {
    case "placed":
      return orderTime;
    case "confirmed":
      return confirmedAt;
    case "packed":
      return parcel?.packedAt;
    case "handedOver":
      return parcel?.handedOverAt;
    case "canceled":
      return lastEvent(order, ({ kind }) => ["canceled", "calledOff", "deleted"].includes(kind))?.at;
    default:
      if (step === parcel?.state) return parcel.since;
      return lastEvent(order, ({ kind, details }) => kind === "parcelMoved" && movedTo(details) === step)?.at;
  }
}

const lastEvent = ({ events }: TimelineSource, matches: (event: TimelineEvent) => boolean) =>
  events?.findLast(matches);

const movedTo = (details: unknown): unknown =>
  typeof details === "object" && details !== null && "to" in details ? details.to : null;

/** Each change behind the last step before it. */
function withChanges(steps: TimelineEntry[], changes: TimelineEntry[]): TimelineEntry[] {
  const entries = [...steps];
  for (const change of changes) {
    const before = entries.findLastIndex(({ at }) => at !== null && change.at !== null && at <= change.at);
    entries.splice(Math.max(before, 0) + 1, 0, change);
  }
  return entries;
}

function expectedDays(order: TimelineSource, now: number): Pick<TimelineDto, "expected" | "isLate"> {
  const { status, parcel, confirmedAt } = order;
  const isOnItsWay =
    status === "pending" ||
    (status === "Confirmed" && ["toPack", "packed", "handedOver"].includes(parcel?.state ?? ""));
  if (!isOnItsWay) return { expected: null, isLate: false };
  const location = DELIVERY_LOCATIONS.find((known) => known === order.deliveryLocation);
  const { min, max } = location ? DELIVERY_DAYS[location] : SITE.deliveryDays;
  // Before somebody has called, the days have not begun.
  const begin = dhakaDate(confirmedAt?.getTime() ?? now);
  const [first, last] = [addWorkingDays(begin, min), addWorkingDays(begin, max)];
  const isLate = last < dhakaDate(now);
  return { expected: isLate ? null : { first, last }, isLate };
}

function cancelReason({ status, isCalledOff, calls }: TimelineSource): CancelReason | null {
  if (status !== "Canceled") return null;
  if (isCalledOff) return "customer";
  const outcome = calls?.at(-1)?.outcome;
  if (outcome === "noAnswer" || outcome === "switchedOff") return "unreached";
  return outcome === "wrongNumber" ? "wrongNumber" : "shop";
}
