import { formatDay } from "@/lib/platform/time/format-day";
import { deskLabels } from "@/lib/words/en/desk-labels";

type Outcome = keyof typeof deskLabels.callOutcomes;

interface Call {
  /** When, in words. */
  at: string;
  outcome: Outcome;
}

const outcomeOf = (outcome: Outcome): string => deskLabels.callOutcomes[outcome].toLowerCase();

/** The queue of calls. */
interface SaidAdvance {
  amount: string;
  wallet: string;
  /** The last ones of the number or the transaction. */
  digits: string;
}

interface AdvanceOf {
  amount: string;
  /** The customer's. */
  name: string;
}

export const deskQueue = {
  none: "There is nobody to call.",
  noneFound: "No order to call matches this search.",
  orderOf: (name: string) => `Order of ${name}`,
  toCollect: (amount: string) => `To collect ${amount}`,
  paidBefore: (amount: string, reference: string) => `${amount} paid in advance ${reference}`,
  advanceNote: {
    says: ({ amount, wallet, digits }: SaidAdvance) =>
      `The customer says: ${amount} by ${wallet}, ending in ${digits}`,
    takeOver: "Take over as advance",
    takeOverOf: ({ amount, name }: AdvanceOf) => `Take over ${amount} of ${name} as advance`,
    notFound: "Not found",
    notFoundOf: ({ amount, name }: AdvanceOf) => `${amount} of ${name} not found`,
  },
  credit: (amount: string, orderNumber: string) => `${amount} for the return from order ${orderNumber}`,
  isCalling: (name: string) => `${name} is calling`,
  decidedElsewhere: "No longer pending: somebody else was first.",
  lost: "Somebody else was first.",
  gone: "No longer exists.",
  calledOff: "Cancelled by the customer",
  change: { label: "Change", order: (orderNumber: string) => `Change order ${orderNumber}` },
  changeOption: (option: string, name: string) => `Change ${option} of ${name}`,
  zone: (destination: string, charge: number) => `${destination}${charge === 0 ? ", free" : ` ${charge}`}`,
  justIn: "just in",
  waiting: { before: "waiting ", after: "" },
  waits: {
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
    days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
  },
  times: {
    /** A time of day `hh:mm`. */
    clock: (clock: string): string => clock,
    /** Days `YYYY-MM-DD`. */
    weekday: (date: string): string => formatDay(date).split(" ")[0] ?? "",
    dayAndMonth: (date: string): string => formatDay(date).split(" ").slice(1).join(" "),
    tonight: "tonight",
    night: (day: string) => `${day} night`,
  },
  /** By when the customer has been promised an answer. */
  due: {
    overdue: (time: string) => `overdue since ${time}`,
    byNight: (time: string) => `due by ${time}`,
    at: (time: string) => `due ${time}`,
  },
  calls: ({ count, at, outcome }: Call & { count: number }) =>
    `${count === 1 ? "1 call" : `${count} calls`}, last ${at}: ${outcomeOf(outcome)}`,
  /** A name is empty where its person has left the shop. */
  calledBy: ({ by, at, outcome }: Call & { by: string }) =>
    `Called by ${by || "somebody else"}, ${at}: ${outcomeOf(outcome)}`,
  beforeNextCall: ". ",
  /** Null for now. */
  callAgain: (at: string | null) => `Call again ${at ?? "now"}`,
  unreached: (count: number) => `${count} calls in a row reached nobody. You may want to cancel this order.`,
  noted: (outcome: string) => `${outcome} noted.`,
  outcome: { label: "What came of the call", more: "More" },
  note: { label: "Note, for the desk alone", save: "Save note" },
  advance: { amount: "Advance, BDT", reference: "bKash / Nagad reference", save: "Save advance" },
  later: {
    label: "When to call again",
    hour: "In 1 hour",
    today: (clock: string) => `Today ${clock}`,
    tomorrow: (clock: string) => `Tomorrow ${clock}`,
    other: "Another time, in Dhaka",
    set: "Set",
  },
  fold: { whole: "Whole text", less: "Less" },
  sound: "Sound for new orders",
  swap: {
    gone: "It is no longer in the shop.",
    price: (today: string, agreed: string) =>
      `Another one costs ${today} today; ${agreed} was agreed for this one.`,
    ordered: "ordered",
  },
  filters: {
    list: "Orders to call",
    toCall: "To call",
    due: (count: number) => `${count} due`,
    cancelled: "Cancelled",
    find: "Find orders by phone, name, address, product or size",
    placeholder: "Phone, name, area, product, size",
    days: "Days",
    more: ", sorting, sound",
    from: "From",
    to: "To",
    sort: "Sort",
    oldest: "Longest waiting first",
    newest: "Newest first",
  },
  keys: {
    label: "Keys",
    open: "Keys: press ?",
    does: {
      next: "next order",
      previous: "previous order",
      call: "call",
      cancel: "cancel, asks first",
      search: "search",
      keys: "these keys",
    },
  },
  newOrders: {
    /** In the title of the tab. */
    tab: (count: number) => `(${count}) Orders`,
    count: (count: number) => (count === 1 ? "1 new order" : `${count} new orders`),
  },
};
