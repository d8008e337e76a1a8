import { shared } from "@/lib/words/en/shared";

interface ToldStep {
  /** Who has the parcel. */
  carrier: string;
  /** True for what has not happened yet. */
  isToCome: boolean;
}

interface ToldMeaning {
  carrier: string;
  /** Within which the shop calls. */
  callTime: string;
}

interface ToldPlace {
  carrier: string;
  /** Since when it is so. */
  day: string;
}

interface ToldTotal {
  amount: string;
  isMore: boolean;
}

type Say<Told> = (told: Told) => string;

const always =
  (text: string): Say<unknown> =>
  () =>
    text;

const step = (text: string): Say<ToldStep> => always(text);
const meaning = (text: string): Say<ToldMeaning> => always(text);
const place = (text: string): Say<ToldPlace> => always(text);
const onDay =
  (text: string): Say<ToldPlace> =>
  ({ day }) =>
    `${text} ${day}.`;

const withCarrier = ({ carrier }: { carrier: string }): string => `With the ${carrier}`;

/** Why the shop cancels an order, where nothing else is known of it. */
export const USUAL_REASON =
  "usually the size or color is out of stock, or the checkout form was not filled in correctly";

const LEAVES_NEXT = place("Packed. It leaves the shop next.");

/** The way of an order and of its parcel. */
export const timeline = {
  /** Who carries a parcel. */
  carriers: shared.carriers,
  label: (orderNumber: string) => `Steps of order ${orderNumber}`,
  steps: {
    placed: step("Placed"),
    changed: step("Changed"),
    confirmed: step("Confirmed"),
    packed: step("Packed"),
    handedOver: (told: ToldStep) => withCarrier(told),
    delivered: step("Delivered"),
    partlyDelivered: step("Delivered in part"),
    returning: step("On its way back"),
    returned: step("Back at the shop"),
    lost: ({ carrier }: ToldStep) => `Lost by the ${carrier}`,
    canceled: step("Cancelled"),
    returnAsked: step("Return asked for"),
    returnAccepted: step("Return accepted"),
    returnReceived: step("Returned pieces arrived"),
    returnSettled: step("Return settled"),
    returnRefused: step("Return refused"),
    returnWithdrawn: step("Return withdrawn"),
    returnCalledOff: step("Return cancelled"),
  },
  /** The word beside each step, so that its state does not depend on colour or place alone. */
  states: { done: "done", current: "now", next: "to come" },
  /** What a step means where it is the one that the order stands at. */
  meanings: {
    placed: ({ callTime }: ToldMeaning) => `The shop calls within ${callTime} to confirm.`,
    confirmed: meaning("It is packed next."),
    packed: meaning("It leaves the shop next."),
    partlyDelivered: meaning("Some pieces were kept, the others come back to the shop."),
    returning: meaning("It was not delivered and comes back to the shop."),
    returned: meaning("It was not delivered."),
    lost: ({ carrier }: ToldMeaning) =>
      `The ${carrier} cannot find this parcel. Call the shop, and we will sort it out.`,
  },
  /** Why an order was cancelled. */
  reasons: {
    customer: "You cancelled this order. There is nothing to pay.",
    unreached: "Nobody answered when the shop called to confirm. There is nothing to pay.",
    wrongNumber: "The phone number could not be called. There is nothing to pay.",
    shop: `Cancelled by the shop: ${USUAL_REASON}. There is nothing to pay.`,
  },
  /** As the desk reads it. */
  calledOffForDesk: "Cancelled by the customer. There is nothing to pay.",
  late: "This takes longer than usual. Call the shop to ask where it is.",
  expected: (days: string) => `Expected ${days}`,
  /** What of an order is another now, as the shop's API calls it. */
  changed: (name: string): string => name,
  total: ({ amount, isMore }: ToldTotal) => `total ${amount} ${isMore ? "more" : "less"}`,
  /** All that a change was. */
  change: (parts: readonly string[]): string => {
    const text = parts.join(", ");
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  /** A parcel's state, whoever carries it. */
  parcels: {
    toPack: "To pack",
    packed: "Packed",
    handedOver: "Handed over",
    delivered: "Delivered",
    partlyDelivered: "Delivered in part",
    returning: "On its way back",
    returned: "Came back",
    lost: "Lost",
  },
  withCarrier,
  /** Where a parcel is, as its customer reads it. */
  places: {
    toPack: LEAVES_NEXT,
    packed: LEAVES_NEXT,
    handedOver: ({ carrier, day }: ToldPlace) => `With the ${carrier} since ${day}.`,
    delivered: onDay("Delivered on"),
    partlyDelivered: onDay("Delivered in part on"),
    returning: onDay("On its way back to us since"),
    returned: onDay("Back with us since"),
    lost: ({ carrier }: ToldPlace) => `The ${carrier} has lost this parcel.`,
  },
};
