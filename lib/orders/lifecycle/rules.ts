import {
  LIFECYCLE,
  namesOf,
  ORDER_STATUSES,
  ORDER_STEPS,
  type OrderStatus,
  PARCEL_STATES,
  PARCEL_STEPS,
  type ParcelState,
  RETURN_STATES,
  RETURN_STEPS,
  type ReturnState,
  type ReturnStepName,
  type Step,
  STORED_STATUSES,
  type StoredStatus,
  type TimelineStep,
} from "@/lib/orders/lifecycle";

const { order: ORDER, parcel: PARCEL, return: RETURN } = LIFECYCLE;

type StatusRow = (typeof ORDER.states)[StoredStatus];
type ParcelRow = (typeof PARCEL.states)[ParcelState];
type ReturnRow = (typeof RETURN.states)[ReturnState];

const statuses = (isWanted: (row: StatusRow) => boolean): OrderStatus[] =>
  ORDER_STATUSES.filter((status) => isWanted(ORDER.states[status]));
const parcels = (isWanted: (row: ParcelRow) => boolean): ParcelState[] =>
  PARCEL_STATES.filter((state) => isWanted(PARCEL.states[state]));
const returns = (isWanted: (row: ReturnRow) => boolean): ReturnState[] =>
  RETURN_STATES.filter((state) => isWanted(RETURN.states[state]));

/** In a filter: one of these. A single one is named as it is, for not every planner sees through a list of one. */
export function anyOf<State>(states: readonly State[]): State | { $in: readonly State[] } {
  const [only] = states;
  return states.length === 1 && only !== undefined ? only : { $in: states };
}

const has =
  (states: readonly string[]) =>
  (state: string | null | undefined): boolean =>
    states.some((known) => known === state);

/** The body of a call that takes this step, from the first of the states that it can begin in. */
export const moveBy = <From, To>({ from: [from], to }: { from: readonly [From, ...From[]]; to: To }) => ({
  from,
  to,
});

// The order

/** Placed, and nobody has decided yet: its pieces are held. */
export const UNDECIDED_STATUSES = statuses(({ pieces }) => pieces === "held");
/** Its pieces are sold, and it has a parcel. */
export const SOLD_STATUSES = statuses(({ pieces }) => pieces === "sold");
/** Its pieces can be ordered by others. */
export const CANCELED_STATUSES = statuses(({ pieces }) => pieces === "free");
/** The statuses that the desk decides on; final but for `reopen`. */
export const DECIDED_STATUSES = [ORDER_STEPS.confirm.to, ORDER_STEPS.cancel.to] as const;

export const isUndecided = has(UNDECIDED_STATUSES);
export const isSold = has(SOLD_STATUSES);
export const isCanceled = has(CANCELED_STATUSES);
export const isPlacing = has([ORDER_STEPS.place.to]);

export const PLACING = ORDER_STEPS.place.to;
export const ABANDONED = ORDER_STEPS.abandon.to;
/** The statuses that hold pieces, or are about to. */
export const HOLDING_STATUSES = [PLACING, ...UNDECIDED_STATUSES];
/** Not placed yet, or not placed in the end. */
export const HIDDEN_STATUSES = STORED_STATUSES.filter((status) => !ORDER.states[status].isShown);

/** Filters of orders that are shown. */
export const PLACED = { status: { $in: ORDER_STATUSES }, deletedAt: null };
export const UNDECIDED = { status: anyOf(UNDECIDED_STATUSES), deletedAt: null };
export const SOLD = { status: anyOf(SOLD_STATUSES), deletedAt: null };
/** Placed and not cancelled, deleted or not. */
export const STANDING = { status: anyOf([...UNDECIDED_STATUSES, ...SOLD_STATUSES]) };

// Its parcel

export type ParcelStepName = keyof typeof PARCEL_STEPS;
const PARCEL_STEP_NAMES = namesOf(PARCEL_STEPS);

const leadsFrom = (step: Step, state: string): boolean => step.from.includes(state);

/** The steps that a parcel in this state can take. */
export const parcelStepsFrom = (state: ParcelState): ParcelStepName[] =>
  PARCEL_STEP_NAMES.filter((name) => leadsFrom(PARCEL_STEPS[name], state));

const stepBetween = (from: ParcelState, to: ParcelState): ParcelStepName | undefined =>
  parcelStepsFrom(from).find((name) => PARCEL_STEPS[name].to === to);

/** The first state of a parcel; also of a Confirmed order from before there were parcels. */
export const FIRST_PARCEL_STATE = PARCEL_STEPS.pack.from[0];

interface WithParcel {
  parcel?: { state?: ParcelState | null } | null;
}

export const parcelStateOf = ({ parcel }: WithParcel): ParcelState => parcel?.state ?? FIRST_PARCEL_STATE;

/** In a filter: a parcel in one of these states, where a missing one is the first. */
export const parcelIn = (states: readonly ParcelState[]) => ({
  "parcel.state": states.includes(FIRST_PARCEL_STATE) ? { $in: [null, ...states] } : anyOf(states),
});

/** In a filter: nothing of the order is in a parcel yet. */
export const UNPACKED = parcelIn([FIRST_PARCEL_STATE]);

const IN_SHOP_STATES = parcels(({ at }) => at === "shop");
/** In a filter: no courier has it. */
export const NOT_HANDED_OVER = parcelIn(IN_SHOP_STATES);

/** The filter of orders whose pieces are sold and have not left the shop, deleted or not. */
export const IN_SHOP = { status: anyOf(SOLD_STATUSES), "parcel.state": { $in: IN_SHOP_STATES } };

/** In a filter: a courier has it, or had it. */
export const HANDED_OVER = {
  "parcel.state": { $in: PARCEL_STATES.filter((state) => !IN_SHOP_STATES.includes(state)) },
};

/**
 * The filter for orders whose parcel is dealt with: one that was deleted while its parcel was out stays at the desk of
 * parcels and money.
 */
export const WITH_PARCEL = {
  status: anyOf(SOLD_STATUSES),
  $or: [{ deletedAt: null }, HANDED_OVER],
};
/** Whether such an order counts, deleted or not. */
export const isKeptForMoney = ({
  status,
  deletedAt,
  parcel,
}: {
  status: string;
  deletedAt?: Date | null;
  parcel?: { state?: ParcelState | null } | null;
}): boolean => !deletedAt || (isSold(status) && isOut(parcel?.state));

/** States in which a courier has, or had, the parcel. */
export const OUT_STATES = parcels(({ pieces }) => pieces === "away");
/** States in which the courier owes the amount it was told to collect: nobody paid for a parcel that comes back. */
export const OWING_STATES = parcels(({ money }) => money === "due");
/** Nothing of it moves on from there. */
export const ENDED_STATES = PARCEL_STATES.filter((state) => parcelStepsFrom(state).length === 0);
export const DELIVERED_STATES = parcels(({ at }) => at === "customer");
const BACK_STATES = parcels(({ at }) => at === "way back" || at === "back");

export const isPacked = (state: ParcelState | null | undefined): boolean =>
  (state ?? FIRST_PARCEL_STATE) !== FIRST_PARCEL_STATE;
export const isInShop = has(IN_SHOP_STATES);
export const isOut = has(OUT_STATES);
export const isOwing = has(OWING_STATES);
export const isEnded = has(ENDED_STATES);
export const isDelivered = has(DELIVERED_STATES);
/** Whether it can still reach its customer, and has not yet. */
export const isOnItsWay = has(parcels(({ at }) => at === "shop" || at === "courier"));
/** Whether the whole parcel comes back, or is back. */
export const isComingBack = has(BACK_STATES);
/** Whether its customer has seen it. */
export const hasReachedDoor = has([...DELIVERED_STATES, ...BACK_STATES]);
/** An exchange in one of these brings nothing any more, and what it was placed for can be given again. */
export const isVoid = has(parcels(({ at }) => at === "back" || at === "lost"));
/** Whether pieces of it can be back. */
export const takesBack = has(parcels((row) => row.takesBack));

/** Whether pieces of it come back that nobody has looked through. */
export const isAwaitingPieces = ({
  state,
  isLookedThrough,
}: {
  state: ParcelState;
  isLookedThrough: boolean;
}) => canTake(state, "receive") || (isDelivered(state) && takesBack(state) && !isLookedThrough);

/** The states that a parcel is listed in, in the order of its life. */
export const PARCEL_TABS = {
  toPack: IN_SHOP_STATES,
  withCourier: OUT_STATES.filter((state) => !isEnded(state)),
  done: ENDED_STATES,
} as const;
export type ParcelTab = keyof typeof PARCEL_TABS;
export const PARCEL_TAB_NAMES = namesOf(PARCEL_TABS);
export const FIRST_PARCEL_TAB: ParcelTab = "toPack";

/** What a move from one state to another is: a step, a step back, or a note (`null`) of one that stays. */
export interface Move {
  kind: "forward" | "back" | "same";
  step: ParcelStepName | null;
}

/** Whether a parcel in this state can take this step. */
export const canTake = (state: ParcelState, name: ParcelStepName): boolean =>
  leadsFrom(PARCEL_STEPS[name], state);

export const isMove = (move: Move, kind: Move["kind"], step: ParcelStepName): boolean =>
  move.kind === kind && move.step === step;

/** Null where there is no such move. */
export function findMove(from: ParcelState, to: ParcelState): Move | null {
  if (from === to) return PARCEL.states[from].isNoted ? { kind: "same", step: null } : null;
  const [forward, back] = [stepBetween(from, to), stepBetween(to, from)];
  if (forward) return { kind: "forward", step: forward };
  return back ? { kind: "back", step: back } : null;
}

/** The state that a step back leads to; for a lost parcel, the one with the courier. */
export const stateBefore = (state: ParcelState): ParcelState | undefined =>
  PARCEL_STATES.find((before) => stepBetween(before, state) !== undefined);

function stepsUntil(state: ParcelState): TimelineStep[] {
  const before = stateBefore(state);
  return [...(before ? stepsUntil(before) : [ORDER.states.pending.step]), PARCEL.states[state].step];
}

/** The way of a parcel that arrives. */
export const WAY: readonly TimelineStep[] = stepsUntil(PARCEL_STEPS.deliver.to);

/** The steps that are behind an order, the one that it stands at the last. */
export function stepsReached(order: WithParcel & { status: string }): readonly TimelineStep[] {
  if (isSold(order.status)) return stepsUntil(parcelStateOf(order));
  const status = ORDER_STATUSES.find((known) => known === order.status);
  return [...new Set([ORDER.states.pending.step, ORDER.states[status ?? "pending"].step])];
}

/** The field of a parcel that has the time of a step; the others have it in their events. */
export function stampOf(step: TimelineStep): "packedAt" | "handedOverAt" | undefined {
  const row = Object.values(PARCEL.states).find((known) => known.step === step);
  return row && "stamp" in row ? row.stamp : undefined;
}

/** What the customer is told of a move. */
export function messageOfMove(from: ParcelState, to: ParcelState) {
  const move = findMove(from, to);
  const step = move?.kind === "forward" && move.step ? PARCEL_STEPS[move.step] : null;
  return step && "tells" in step ? step.tells : null;
}

// Its returns

interface Return {
  state: ReturnState;
}

/** The steps that a return in this state can take. */
export const returnStepsFrom = (state: ReturnState): ReturnStepName[] =>
  namesOf(RETURN_STEPS).filter((name) => leadsFrom(RETURN_STEPS[name], state));

const MOVABLE_RETURN_STATES = RETURN_STATES.filter((state) => returnStepsFrom(state).length > 0);

/** The states of returns that nothing came of. */
export const VOID_RETURN_STATES = returns(({ is }) => is === "void");
/** The states of agreed returns that somebody still has to act on. */
export const OPEN_RETURN_STATES = MOVABLE_RETURN_STATES.filter(
  (state) => RETURN.states[state].is !== "asked",
);

/** The parts of the desk's list, one behind the other. A return that came to nothing is in none. */
export const RETURN_TABS = {
  asked: returns(({ is }) => is === "asked"),
  open: OPEN_RETURN_STATES,
  settled: returns(({ is }) => is === "arrived").filter((state) => returnStepsFrom(state).length === 0),
} as const;
export type ReturnTab = keyof typeof RETURN_TABS;
export const RETURN_TAB_NAMES = namesOf(RETURN_TABS);

export const isOnlyAsked = ({ state }: Return): boolean => RETURN.states[state].is === "asked";
/** Asked for or agreed: its pieces are in no other return. */
export const isStanding = ({ state }: Return): boolean => RETURN.states[state].is !== "void";
/** A return that a customer has only asked for binds nobody to anything. */
export const isAgreed = (entry: Return): boolean => isStanding(entry) && !isOnlyAsked(entry);
export const hasArrived = ({ state }: Return): boolean => RETURN.states[state].is === "arrived";
/** Somebody still has to do something about it. */
export const isReturnOpen = ({ state }: Return): boolean => MOVABLE_RETURN_STATES.includes(state);
/** The filter of orders without such a one. */
export const WITHOUT_OPEN_RETURN = { "returns.state": { $nin: MOVABLE_RETURN_STATES } };

// Events

/** The step on the timeline that an event of a return leads to. */
export function returnStepOf(event: string): TimelineStep | undefined {
  const step = Object.values(RETURN_STEPS).find((known) => known.event === event);
  return step && RETURN.states[step.to].step;
}

/** The kinds of event that bring an order to this step. */
export const eventsTo = (wanted: TimelineStep): string[] => [
  ...new Set(
    Object.values<Step & { to: StoredStatus | null }>(ORDER_STEPS).flatMap(({ to, event }) =>
      to !== null && event !== undefined && ORDER.states[to].step === wanted ? [event] : [],
    ),
  ),
];
