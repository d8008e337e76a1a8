import { LIFECYCLE, ORDER_STEPS, RETURN_STEPS, type Step } from "@/lib/orders/lifecycle";
import { amountOf, differenceOf } from "@/testing/model/money";
import { stepBetween } from "@/testing/model/parcel-rules";
import { countPlaces, type Model, type ModelOrder, type ModelReturn } from "@/testing/model/state";

/** The description by which tests compare shop and model. */
export interface Described {
  /** Pieces by option that are free, held, sold and away; null where nobody counts them. */
  units: (readonly [free: number, held: number, sold: number, away: number] | null)[];
  orders: Record<number, DescribedOrder>;
}

export interface DescribedOrder {
  status: string;
  isHidden: boolean;
  parcel: string | null;
  /** Option and pieces. */
  lines: (readonly [number, number])[];
  money: {
    amount: number;
    advance: number;
    credit: number | null;
    expected: number | null;
    received: number | null;
    difference: number | null;
  };
  /** Line, sellable pieces, all pieces. */
  ticks: (readonly [number, number, number])[] | null;
  returns: DescribedReturn[];
  events: string[];
  /** The events that the customer gets a message about. */
  told: string[];
  /** The steps that the order has taken. */
  timeline: string[];
}

export interface DescribedReturn {
  state: string;
  /** Line, pieces, their worth, those that can be sold again. */
  lines: (readonly [number, number, number, number | null])[];
  refund: number | null;
  exchange: string | null;
}

const STEPS: Step[] = [...Object.values(ORDER_STEPS), ...Object.values(RETURN_STEPS)];

/** The kinds of event that a message can follow. */
const TELLING: readonly string[] = [
  "parcelMoved",
  ...STEPS.flatMap(({ tells, event }) => (tells && event ? [event] : [])),
];

export const isTelling = (event: string): boolean => TELLING.includes(event.split(" ")[0] ?? "");

export function describeModel(model: Model): Described {
  const units = model.options.map(({ count }, option) => {
    const { free, held, sold, away } = countPlaces(model, option);
    return count === null ? null : ([free, held, sold, away] as const);
  });
  const orders = [...model.orders].map(([name, order]) => [name, describeOrder(model, order)] as const);
  return { units, orders: Object.fromEntries(orders) };
}

function describeOrder(model: Model, order: ModelOrder): DescribedOrder {
  const { status, isHidden, parcel, lines, advance, exchangeOf, expected, received, ticks, events } = order;
  return {
    status,
    isHidden,
    parcel,
    lines: lines.map(({ option, quantity }) => [option, quantity]),
    money: {
      amount: amountOf(model, order),
      advance,
      credit: exchangeOf?.credit ?? null,
      expected,
      received,
      difference: differenceOf(order),
    },
    ticks: ticks?.map(({ line, sellable, back }) => [line, sellable, back]) ?? null,
    returns: [...order.returns.values()].map(describeReturn),
    events,
    told: events.filter(isTelling),
    timeline: timelineOf(order),
  };
}

const describeReturn = ({ state, lines, refund, exchange }: ModelReturn): DescribedReturn => ({
  state,
  lines: lines.map(({ line, quantity, value, sellable }) => [line, quantity, value, sellable]),
  refund,
  exchange: exchange === null ? null : String(exchange),
});

/** By the table: the steps to the order's state, and those of its returns. Changes stand between them by time. */
function timelineOf({ status, parcel, events }: ModelOrder): string[] {
  const kinds = events.map((event) => event.split(" ")[0] ?? "");
  const returned = kinds.flatMap((kind) => {
    const step = Object.values(RETURN_STEPS).find(({ event }) => event === kind);
    return step ? [LIFECYCLE.return.states[step.to].step] : [];
  });
  const { placed, now } = {
    placed: LIFECYCLE.order.states.pending.step,
    now: LIFECYCLE.order.states[status].step,
  };
  const way = parcel === null ? [...new Set([placed, now])] : [placed, ...wayTo(parcel)];
  return [...way, ...returned, ...kinds.filter((kind) => kind === "changed")];
}

function wayTo(state: NonNullable<ModelOrder["parcel"]>): string[] {
  const states = Object.keys(LIFECYCLE.parcel.states) as (typeof state)[];
  const before = states.find((one) => stepBetween(one, state));
  return [...(before ? wayTo(before) : []), LIFECYCLE.parcel.states[state].step];
}
