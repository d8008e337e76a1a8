import { PARCEL_STATES, PARCEL_STEPS, namesOf } from "@/lib/orders/lifecycle";
import type { Act, ActName, Step, Tick, Wanted } from "@/testing/model/acts";
import { apply } from "@/testing/model/reference";
import { refundDue } from "@/testing/model/money";
import type { Model, ModelOrder } from "@/testing/model/state";

/** The most orders of a sequence: the shop allows an account no more waiting orders. */
const MOST_ORDERS = 14;
/** How many acts the generator tries to find an allowed one, and how often it tries each. */
const [MOST_NAMES, TRIES] = [4, 8];

/** Whole numbers from 0 to below a bound; equal seeds give equal numbers. */
export type Dice = (sides: number) => number;

export function makeDice(seed: number): Dice {
  let state = seed;
  return (sides) => {
    // "Mulberry32".
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/** How often each act is tried, relative to the others. */
const WEIGHTS: Record<ActName, number> = {
  place: 5,
  placeByStaff: 2,
  call: 1,
  note: 1,
  advance: 2,
  change: 3,
  confirm: 10,
  cancel: 1,
  cancelAtDesk: 3,
  cancelAll: 1,
  callOff: 1,
  delete: 1,
  reopen: 3,
  restore: 3,
  move: 34,
  cash: 4,
  ask: 6,
  open: 6,
  withdraw: 1,
  accept: 8,
  refuse: 2,
  callOffReturn: 2,
  receiveReturn: 10,
  settle: 8,
  refund: 5,
  exchange: 12,
  sweep: 1,
};

const NAMES = namesOf(WEIGHTS).flatMap((name) => Array.from({ length: WEIGHTS[name] }, () => name));

function pick<Item>(items: readonly Item[], dice: Dice): Item | undefined {
  return items[dice(items.length)];
}

/** The next step of a sequence: one act, two at once, or one that a crash ends. */
export function nextStep(model: Model, at: number, dice: Dice): Step {
  const kind = dice(20);
  // One act in five may be one that the shop has to refuse.
  const isFair = dice(5) > 0;
  const as = at * 2;
  const act = propose(model, as, dice, isFair);
  if (kind === 0) return { at, acts: [act], crashAfter: dice(9) };
  if (kind > 2) return { at, acts: [act], crashAfter: null };
  const other = propose(model, as + 1, dice, isFair);
  // A cart can be ordered only once.
  const isOneCart = act.name === "place" && other.name === "place";
  return { at, acts: isOneCart ? [act] : [act, other], crashAfter: null };
}

/** An act that the table allows; any act where it need not be fair, or none is found. */
function propose(model: Model, as: number, dice: Dice, isFair: boolean): Act {
  const names = Array.from({ length: isFair ? MOST_NAMES : 0 }, () => pick(NAMES, dice) ?? "place");
  for (const name of names)
    for (let tried = 0; tried < TRIES; tried += 1) {
      const act = build(model, { as, name, dice });
      if (act.name === name && apply(model, act)) return act;
    }
  return build(model, { as, name: pick(NAMES, dice) ?? "place", dice });
}

interface Wish {
  as: number;
  name: ActName;
  dice: Dice;
}

function build(model: Model, { as, name: wished, dice }: Wish): Act {
  const name = model.orders.size === 0 ? "place" : wished;
  const isFull = model.orders.size >= MOST_ORDERS;
  if (name === "place" && !isFull) return { name, as, lines: wantLines(model, dice), isTwice: dice(4) === 0 };
  if (name === "placeByStaff" && !isFull)
    return { name, as, lines: wantLines(model, dice), discount: dice(4) * 101, advance: dice(3) * 350 };
  const [order = 0, found] = pick(ordersFor(name, model), dice) ?? [];
  return found ? buildFor(model, { as, name, order, found, dice }) : { name: "sweep" };
}

const OF_RETURNS: readonly ActName[] = [
  "withdraw",
  "accept",
  "refuse",
  "callOffReturn",
  "receiveReturn",
  "settle",
  "refund",
  "exchange",
];

/** The orders for an act: only those with returns where the act needs a return. */
function ordersFor(name: ActName, { orders }: Model): [number, ModelOrder][] {
  const withReturns = OF_RETURNS.includes(name)
    ? [...orders].filter(([, { returns }]) => returns.size > 0)
    : [];
  return withReturns.length > 0 ? withReturns : [...orders];
}

interface BuildOptions extends Wish {
  order: number;
  found: ModelOrder;
}

function buildFor(model: Model, { as, name, order, found, dice }: BuildOptions): Act {
  switch (name) {
    case "place":
    case "placeByStaff":
    case "sweep":
      return { name: "sweep" };
    case "cancelAll":
      return { name };
    case "advance":
      return { name, order, amount: dice(4) * 450 };
    case "change":
      return { name, order, lines: wantLines(model, dice), discount: dice(3) * 103 };
    case "move":
      return buildMove(order, found, dice);
    case "cash":
      return { name, order, from: found.received, to: cashOf(found, dice) };
    case "ask":
    case "open":
      return { name, order, as, lines: [{ line: dice(found.lines.length), quantity: 1 + dice(2) }] };
    case "withdraw":
    case "accept":
    case "refuse":
    case "callOffReturn":
    case "receiveReturn":
    case "settle":
    case "refund":
    case "exchange":
      return buildForReturn(model, { as, name, order, found, dice });
    default:
      return { name, order };
  }
}

type OfReturn =
  "withdraw" | "accept" | "refuse" | "callOffReturn" | "receiveReturn" | "settle" | "refund" | "exchange";

function buildForReturn(
  model: Model,
  { as, name, order, found, dice }: BuildOptions & { name: OfReturn },
): Act {
  const entry = pick([...found.returns.keys()], dice) ?? 0;
  const back = found.returns.get(entry);
  if (name === "refund") {
    const due = back ? refundDue(model, back) : 0;
    return { name, order, entry, amount: Math.max(0, due - [0, 0, 1, -1][dice(4)]!) };
  }
  if (name === "receiveReturn")
    return { name, order, entry, sellable: (back?.lines ?? []).map(({ quantity }) => dice(quantity + 1)) };
  if (name === "exchange")
    return {
      name,
      order,
      entry,
      as,
      lines: dice(4) === 0 && back?.wanted.length ? back.wanted : wantLines(model, dice),
    };
  return { name, order, entry };
}

/** A move of the parcel, mostly forwards as the table leads. */
function buildMove(order: number, { parcel, lines }: ModelOrder, dice: Dice): Act {
  const from = parcel ?? PARCEL_STEPS.pack.from[0];
  const onward = Object.values(PARCEL_STEPS).filter((step) => step.from.some((state) => state === from));
  const step = dice(4) === 0 ? undefined : pick(onward, dice);
  const to = step?.to ?? pick(PARCEL_STATES, dice) ?? from;
  const by = step?.by.some((role) => role === "courier") && dice(2) === 0 ? "courier" : "staff";
  return { name: "move", order, from, to, by, ticks: dice(2) === 0 ? tick(lines, dice) : null };
}

/** What was expected, something else, or that it is taken back. */
function cashOf({ expected }: ModelOrder, dice: Dice): number | null {
  if (dice(4) === 0) return null;
  return dice(3) === 0 ? dice(5) * 400 : (expected ?? 0);
}

const tick = (lines: readonly Wanted[], dice: Dice): Tick[] =>
  lines.map(({ quantity }, line) => {
    const back = dice(quantity + 1);
    return { line, back, sellable: dice(back + 1) };
  });

/** Lines for one to three options, each once. */
function wantLines({ options }: Model, dice: Dice): Wanted[] {
  const first = dice(options.length);
  const count = 1 + dice(3);
  return Array.from({ length: count }, (_, index) => {
    const option = (first + index) % options.length;
    return { option, quantity: options[option]?.count === null ? 1 : 1 + dice(3) };
  });
}
