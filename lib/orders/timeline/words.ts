import { LIFECYCLE, RETURN_STATES, type ReturnState, type TimelineStep } from "@/lib/orders/lifecycle";
import { type Carrier, withCarrier } from "@/lib/orders/carrier/words";
import { RETURN_WORDS } from "@/lib/orders/lines/words";

const { states: RETURNS } = LIFECYCLE.return;

type ReturnStep = (typeof RETURNS)[ReturnState]["step"];

const OWN_LABELS: Readonly<Record<Exclude<TimelineStep, ReturnStep>, string>> = {
  placed: "Placed",
  changed: "Changed",
  confirmed: "Confirmed",
  packed: "Packed",
  handedOver: "With the {carrier}",
  delivered: "Delivered",
  partlyDelivered: "Delivered in part",
  returning: "On its way back",
  returned: "Back at the shop",
  lost: "Lost by the {carrier}",
  canceled: "Cancelled",
};

const isOwn = (step: TimelineStep): step is keyof typeof OWN_LABELS => step in OWN_LABELS;

const RETURN_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  RETURN_STATES.map((state) => [RETURNS[state].step, RETURN_WORDS[state].step]),
);

/** On the customer's timeline. */
export const stepLabel = (step: TimelineStep, courier?: Carrier): string =>
  isOwn(step) ? withCarrier(OWN_LABELS[step], courier) : (RETURN_LABELS[step] ?? "");
