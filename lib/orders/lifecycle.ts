/**
 * The life of an order: every state of an order, its parcel and its returns, every step between them, and what each means
 * for pieces, money, the customer's timeline and messages. Lists of states, predicates and filters are made from these
 * tables: see lifecycle/rules.ts. This file imports nothing, so that models can read it.
 */

/** Pieces are free to be ordered, held for an order, sold and still in the shop, or away from it. */
export type Place = "free" | "held" | "sold" | "away";

/** How pieces move. `bring back` is for those that somebody has ticked as sellable, line by line. */
export const PIECE_MOVES = {
  take: { from: "free", into: "held" },
  sell: { from: "held", into: "sold" },
  "give back": { from: "held", into: "free" },
  hold: { from: "sold", into: "held" },
  "take back": { from: "sold", into: "free" },
  "take again": { from: "free", into: "sold" },
  "send out": { from: "sold", into: "away" },
  "bring back": { from: "away", into: "free" },
} as const satisfies Record<string, { from: Place; into: Place }>;

/** How an order's pieces are settled, as it is stored; `change`: its contents change, or pieces are here again. */
export const SETTLEMENTS = ["sell", "give back", "take back", "hold", "change"] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

export interface Step {
  /** Empty where it begins something. */
  from: readonly string[];
  /** Null where the state stays as it is. */
  to: string | null;
  /** Staff stands for admins too. */
  by: readonly ("customer" | "staff" | "admin" | "courier" | "system")[];
  /** The kind of the event that is written with it. */
  event?: string;
  pieces?: keyof typeof PIECE_MOVES;
  /** The message to the customer. */
  tells?: string;
  /** True where the order leaves every list. */
  hides?: true;
  /** Where a parcel has to be, if there is one: not packed yet, not with a courier yet, or with one. */
  parcel?: "unpacked" | "inShop" | "out";
  /** True where the customer gets money back. */
  pays?: true;
  /** For a return: the fields that have the time of the step. */
  stamps?: readonly ("decidedAt" | "receivedAt" | "settledAt" | "voidedAt")[];
}

/** The contract's three statuses, and the hidden ones of an order that is being placed, or was not placed in the end. */
const STATUSES = {
  placing: { isShown: false, pieces: "held", step: "placed" },
  abandoned: { isShown: false, pieces: "free", step: "placed" },
  pending: { isShown: true, pieces: "held", step: "placed" },
  Confirmed: { isShown: true, pieces: "sold", step: "confirmed" },
  Canceled: { isShown: true, pieces: "free", step: "canceled" },
} as const satisfies Record<string, { isShown: boolean; pieces: Place; step: string }>;

const [CUSTOMER, STAFF, ADMIN] = [["customer"], ["staff"], ["admin"]] as const;
const ANYBODY = ["customer", "staff"] as const;
const GIVEN_BACK = { to: "Canceled", pieces: "give back" } as const;
const TAKEN_BACK = { from: ["Confirmed"], to: "Canceled", pieces: "take back", parcel: "inShop" } as const;
const HELD_AGAIN = { from: ["Canceled"], to: "pending", pieces: "take" } as const;
const SOLD_AGAIN = { from: ["Canceled"], to: "Confirmed", pieces: "take again" } as const;

export const ORDER_STEPS = {
  place: { from: [], to: "placing", by: ANYBODY, pieces: "take" },
  commit: { from: ["placing"], to: "pending", by: ANYBODY, event: "placed", tells: "placed" },
  abandon: { from: ["placing"], to: "abandoned", by: ["system"], pieces: "give back" },
  confirm: {
    from: ["pending"],
    to: "Confirmed",
    by: STAFF,
    event: "confirmed",
    pieces: "sell",
    tells: "confirmed",
  },
  cancel: { ...GIVEN_BACK, from: ["pending"], by: STAFF, event: "canceled", tells: "canceled" },
  cancelConfirmed: { ...TAKEN_BACK, by: STAFF, event: "canceled", tells: "canceled" },
  callOff: { ...GIVEN_BACK, from: ["pending"], by: CUSTOMER, event: "calledOff", hides: true },
  delete: { ...GIVEN_BACK, from: ["pending"], by: ADMIN, event: "deleted", hides: true },
  deleteConfirmed: { ...TAKEN_BACK, by: ADMIN, event: "deleted", hides: true },
  reopen: {
    from: ["Confirmed"],
    to: "pending",
    by: STAFF,
    event: "reopened",
    pieces: "hold",
    parcel: "unpacked",
  },
  /** Just after it was cancelled, and before anybody is told. */
  undoCancel: { ...HELD_AGAIN, by: STAFF, event: "reopened" },
  undoCancelConfirmed: { ...SOLD_AGAIN, by: STAFF, event: "reopened" },
  hide: {
    from: ["Confirmed", "Canceled"],
    to: null,
    by: ADMIN,
    event: "deleted",
    hides: true,
    parcel: "out",
  },
  restore: { from: ["Confirmed", "Canceled"], to: null, by: ADMIN, event: "restored" },
  restorePending: { ...HELD_AGAIN, by: ADMIN, event: "restored" },
  restoreConfirmed: { ...SOLD_AGAIN, by: ADMIN, event: "restored" },
} as const satisfies Record<string, Step & { from: readonly StoredStatus[]; to: StoredStatus | null }>;

interface ParcelRow {
  at: "shop" | "courier" | "customer" | "way back" | "back" | "lost";
  pieces: Place;
  /** Whether the courier owes what they were told to collect. */
  money: "nothing" | "due";
  /** Whether something can be noted without a move: a code, or the pieces that came back. */
  isNoted: boolean;
  /** Whether some of its pieces can be back. */
  takesBack: boolean;
  step: string;
  /** The field that has the time of the step; otherwise its event has it. */
  stamp?: "packedAt" | "handedOverAt";
}

const HOME = { at: "shop", pieces: "sold", money: "nothing", isNoted: false, takesBack: false } as const;
const OUT = { ...HOME, pieces: "away" } as const;
const OWED = { ...OUT, money: "due" } as const;

/** The parcel of a Confirmed order, in the order of its life. */
const PARCELS = {
  toPack: { ...HOME, step: "confirmed" },
  packed: { ...HOME, isNoted: true, step: "packed", stamp: "packedAt" },
  handedOver: { ...OWED, at: "courier", isNoted: true, step: "handedOver", stamp: "handedOverAt" },
  delivered: { ...OWED, at: "customer", step: "delivered" },
  partlyDelivered: { ...OWED, at: "customer", isNoted: true, takesBack: true, step: "partlyDelivered" },
  returning: { ...OUT, at: "way back", isNoted: true, step: "returning" },
  returned: { ...OUT, at: "back", takesBack: true, step: "returned" },
  lost: { ...OWED, at: "lost", step: "lost" },
} as const satisfies Record<string, ParcelRow>;

const TOLD = ["staff", "courier"] as const;
const ENDS = { from: ["handedOver"], by: TOLD, tells: "delivered" } as const;

/** Each writes the event `parcelMoved`. */
export const PARCEL_STEPS = {
  pack: { from: ["toPack"], to: "packed", by: STAFF },
  handOver: { from: ["packed"], to: "handedOver", by: TOLD, pieces: "send out", tells: "handedOver" },
  deliver: { ...ENDS, to: "delivered" },
  sendBack: { from: ["handedOver"], to: "returning", by: TOLD },
  deliverInPart: { ...ENDS, to: "partlyDelivered", pieces: "bring back" },
  lose: { from: ["handedOver", "returning"], to: "lost", by: STAFF },
  receive: { from: ["returning"], to: "returned", by: STAFF, pieces: "bring back" },
} as const satisfies Record<string, Step & { from: readonly ParcelState[]; to: ParcelState }>;

/**
 * Staff can take the last step of a parcel back, as long as nothing was built on it. If the order is an exchange, its
 * return is locked meanwhile: nothing is settled by where the parcel was.
 */
export const PARCEL_STEP_BACK = { by: STAFF, locks: "exchangeOf" } as const;

/** A return is asked for, or agreed, or its pieces are here; or nothing came of it. */
const RETURNS = {
  asked: { is: "asked", step: "returnAsked" },
  accepted: { is: "agreed", step: "returnAccepted" },
  received: { is: "arrived", step: "returnReceived" },
  settled: { is: "arrived", step: "returnSettled" },
  refused: { is: "void", step: "returnRefused" },
  withdrawn: { is: "void", step: "returnWithdrawn" },
  calledOff: { is: "void", step: "returnCalledOff" },
} as const satisfies Record<string, { is: "asked" | "agreed" | "arrived" | "void"; step: string }>;

const SETTLED = {
  from: ["received"],
  to: "settled",
  event: "returnSettled",
  tells: "returnSettled",
  stamps: ["settledAt"],
} as const;
const VOIDED = ["voidedAt"] as const;

export const RETURN_STEPS = {
  ask: { from: [], to: "asked", by: CUSTOMER, event: "returnAsked" },
  withdraw: { from: ["asked"], to: "withdrawn", by: CUSTOMER, event: "returnWithdrawn", stamps: VOIDED },
  accept: {
    from: ["asked"],
    to: "accepted",
    by: STAFF,
    event: "returnAccepted",
    tells: "returnAccepted",
    stamps: ["decidedAt"],
  },
  refuse: {
    from: ["asked"],
    to: "refused",
    by: STAFF,
    event: "returnRefused",
    tells: "returnRefused",
    stamps: ["decidedAt", "voidedAt"],
  },
  open: { from: [], to: "accepted", by: STAFF, event: "returnOpened" },
  callOff: { from: ["accepted"], to: "calledOff", by: STAFF, event: "returnCalledOff", stamps: VOIDED },
  receive: {
    from: ["accepted"],
    to: "received",
    by: STAFF,
    event: "returnReceived",
    tells: "returnReceived",
    pieces: "bring back",
    stamps: ["receivedAt"],
  },
  settle: { ...SETTLED, by: STAFF },
  refund: { ...SETTLED, by: ADMIN, pays: true },
} as const satisfies Record<string, Step & { from: readonly ReturnState[]; to: ReturnState; event: string }>;
export type ReturnStepName = keyof typeof RETURN_STEPS;
/** The states of a return that can still move. */
export type MovableReturnState = (typeof RETURN_STEPS)[ReturnStepName]["from"][number];

export const LIFECYCLE = {
  order: { states: STATUSES, steps: ORDER_STEPS },
  parcel: { states: PARCELS, steps: PARCEL_STEPS },
  return: { states: RETURNS, steps: RETURN_STEPS },
} as const;

export type StoredStatus = keyof typeof STATUSES;
/** The statuses of an order that is placed. */
export type OrderStatus = {
  [Status in StoredStatus]: (typeof STATUSES)[Status]["isShown"] extends true ? Status : never;
}[StoredStatus];
export type ParcelState = keyof typeof PARCELS;
export type ReturnState = keyof typeof RETURNS;

/** The names of a table, in its order. */
export function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name));
}

export const STORED_STATUSES = namesOf(STATUSES);
export const ORDER_STATUSES = STORED_STATUSES.filter(
  (status): status is OrderStatus => STATUSES[status].isShown,
);
export const PARCEL_STATES = namesOf(PARCELS);
export const RETURN_STATES = namesOf(RETURNS);

export type TimelineStep =
  | "changed"
  | (typeof STATUSES)[OrderStatus]["step"]
  | (typeof PARCELS)[ParcelState]["step"]
  | (typeof RETURNS)[ReturnState]["step"];

const stepsOf = <Name extends string, Told>(names: Name[], table: Record<Name, { step: Told }>): Told[] =>
  names.map((name) => table[name].step);

/** Everything that a timeline can tell of. */
export const TIMELINE_STEPS: TimelineStep[] = [
  ...new Set<TimelineStep>([
    ...stepsOf(ORDER_STATUSES, STATUSES),
    "changed",
    ...stepsOf(PARCEL_STATES, PARCELS),
    ...stepsOf(RETURN_STATES, RETURNS),
  ]),
];

type EventOf<Steps> = {
  [Name in keyof Steps]: Steps[Name] extends { event: infer Kind } ? Kind : never;
}[keyof Steps];

/** What can happen to an order beside the steps that have an event of their own. */
const OTHER_EVENTS = [
  "changed",
  "called",
  "noted",
  "advanced",
  "parcelMoved",
  "tracked",
  "cashNoted",
  "exchangePlaced",
  "piecesHeld",
] as const;

/** What can happen to an order that is placed. */
export type EventKind =
  EventOf<typeof ORDER_STEPS> | EventOf<typeof RETURN_STEPS> | (typeof OTHER_EVENTS)[number];

const ORDER_STEPS_WITH_EVENT = Object.values(ORDER_STEPS).flatMap((step) => ("event" in step ? [step] : []));
const STEPS_WITH_EVENT = [...ORDER_STEPS_WITH_EVENT, ...Object.values(RETURN_STEPS)];

/** The events of the order's own steps. */
export const ORDER_EVENTS = [...new Set(ORDER_STEPS_WITH_EVENT.map(({ event }) => event))];

export const EVENT_KINDS: readonly EventKind[] = [
  ...new Set<EventKind>([...STEPS_WITH_EVENT.map(({ event }) => event), ...OTHER_EVENTS]),
];

/** The events that somebody is told of: see lib/messages/plan-messages.ts. The shop alone is told of the first two. */
export const OUTBOX_EVENTS: readonly EventKind[] = [
  ...new Set<EventKind>([
    "calledOff",
    "returnAsked",
    "changed",
    // Told for the second call that reached nobody.
    "called",
    "parcelMoved",
    ...STEPS_WITH_EVENT.flatMap((step) => ("tells" in step ? [step.event] : [])),
  ]),
];
