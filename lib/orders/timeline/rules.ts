import type { CallOutcome } from "@/lib/orders/constants";
import { formatBdt } from "@/lib/platform/text/format";
import type { CancelReason, TimelineDto, TimelineEntry } from "@/lib/orders/timeline/dto";
import { confirmationTime } from "@/lib/shop-facts";
import { formatDays } from "@/lib/platform/time/format-day";
import { LIFECYCLE, PARCEL_STEPS, RETURN_STATES, type TimelineStep } from "@/lib/orders/lifecycle";
import { isReturnOpen } from "@/lib/orders/lifecycle/rules";
import { type Carrier, withCarrier } from "@/lib/orders/carrier/words";

/** Steps after which more comes that is no step of the way: an order whose last step this is stands there now. */
export const ONGOING_STEPS: readonly TimelineStep[] = [
  PARCEL_STEPS.sendBack.to,
  ...RETURN_STATES.filter((state) => isReturnOpen({ state })).map(
    (state) => LIFECYCLE.return.states[state].step,
  ),
];

const REASONS: Readonly<Record<CancelReason, string>> = {
  customer: "You cancelled this order. There is nothing to pay.",
  unreached: "Nobody answered when the shop called to confirm. There is nothing to pay.",
  wrongNumber: "The phone number could not be called. There is nothing to pay.",
  shop: "Cancelled by the shop: usually the size or color is out of stock, or the checkout form was not filled in correctly. There is nothing to pay.",
};

const CALLED_OFF_FOR_DESK = "Cancelled by the customer. There is nothing to pay.";

/** What a step means where it is the one that the order stands at. */
const MEANINGS: Partial<Readonly<Record<TimelineStep, string>>> = {
  confirmed: "It is packed next.",
  packed: "It leaves the shop next.",
  partlyDelivered: "Some pieces were kept, the others come back to the shop.",
  returning: "It was not delivered and comes back to the shop.",
  returned: "It was not delivered.",
  lost: "The {carrier} cannot find this parcel. Call the shop, and we will sort it out.",
};

/** Steps that something else on the page explains. */
const ALSO_SAID: readonly TimelineStep[] = ["placed", "confirmed", PARCEL_STEPS.pack.to, "canceled"];

/** Whether a call reached nobody. */
export const isUnreached = (outcome: CallOutcome): boolean =>
  outcome === "noAnswer" || outcome === "switchedOff";

/** Why the shop cancelled an order, as far as its last call tells. */
export function reasonOfCalls(
  calls: readonly { outcome: CallOutcome }[] | null | undefined,
): "unreached" | "wrongNumber" | null {
  const outcome = calls?.at(-1)?.outcome;
  if (outcome && isUnreached(outcome)) return "unreached";
  return outcome === "wrongNumber" ? outcome : null;
}

export interface TimelineView {
  /** True where what the order stands at is explained above it. */
  isBrief?: boolean;
  /** True where it is the shop that reads it, and not the customer. */
  isForDesk?: boolean;
  courier?: Carrier;
}

/** What stands under a step; empty where its name, or another place of the page, says it all. */
export function describeEntry(
  entry: TimelineEntry,
  { expected, isLate, reason }: TimelineDto,
  { isBrief = false, isForDesk = false, courier }: TimelineView = {},
): string {
  const { step, state } = entry;
  if (isBrief && ALSO_SAID.includes(step)) return "";
  if (step === "changed") return describeChange(entry);
  if (step === "canceled" && reason === "customer" && isForDesk) return CALLED_OFF_FOR_DESK;
  if (step === "canceled") return reason ? REASONS[reason] : "";
  if (step === PARCEL_STEPS.deliver.to && state === "next") {
    if (isLate) return "This takes longer than usual. Call the shop to ask where it is.";
    return expected ? `Expected ${formatDays(expected.first, expected.last)}` : "";
  }
  if (state !== "current") return "";
  return step === "placed"
    ? `The shop calls within ${confirmationTime()} to confirm.`
    : withCarrier(MEANINGS[step] ?? "", courier);
}

function describeChange({ changed = [], difference }: TimelineEntry): string {
  const total =
    difference === undefined ? "" : `total ${formatBdt(Math.abs(difference))} ${moreOrLess(difference)}`;
  const text = [...changed, total].filter(Boolean).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const moreOrLess = (difference: number): string => (difference > 0 ? "more" : "less");
