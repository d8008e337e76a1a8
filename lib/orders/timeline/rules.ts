import type { CallOutcome } from "@/lib/orders/constants";
import type { TimelineDto, TimelineEntry } from "@/lib/orders/timeline/dto";
import { orderTerms } from "@/lib/shop-facts";
import { LIFECYCLE, PARCEL_STEPS, RETURN_STATES, type TimelineStep } from "@/lib/orders/lifecycle";
import { isReturnOpen } from "@/lib/orders/lifecycle/rules";
import { type Carrier, carrierIn } from "@/lib/orders/carrier/words";
import type { Words } from "@/lib/words/words";

/** Steps after which more comes that is no step of the way: an order whose last step this is stands there now. */
export const ONGOING_STEPS: readonly TimelineStep[] = [
  PARCEL_STEPS.sendBack.to,
  ...RETURN_STATES.filter((state) => isReturnOpen({ state })).map(
    (state) => LIFECYCLE.return.states[state].step,
  ),
];

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

type Meanings = Words["orders"]["timeline"]["meanings"];

interface TimelineWords {
  words: Pick<Words, "orders" | "units">;
}

/** What stands under a step; empty where its name, or another place of the page, says it all. */
export function describeEntry(
  entry: TimelineEntry,
  { expected, isLate, reason }: TimelineDto,
  { words, isBrief = false, isForDesk = false, courier }: TimelineView & TimelineWords,
): string {
  const { step, state } = entry;
  const { timeline, days } = words.orders;
  if (isBrief && ALSO_SAID.includes(step)) return "";
  if (step === "changed") return describeChange(entry, words);
  if (step === "canceled" && reason === "customer" && isForDesk) return timeline.calledOffForDesk;
  if (step === "canceled") return reason ? timeline.reasons[reason] : "";
  if (step === PARCEL_STEPS.deliver.to && state === "next") {
    if (isLate) return timeline.late;
    return expected ? timeline.expected(days(expected.first, expected.last)) : "";
  }
  if (state !== "current") return "";
  const meanings: Partial<Record<TimelineStep, Meanings[keyof Meanings]>> = timeline.meanings;
  const carrier = carrierIn(timeline.carriers, courier);
  return meanings[step]?.({ carrier, callTime: callTime(words.units) }) ?? "";
}

/** Within which time the shop calls. */
export function callTime({ businessDays }: Words["units"]): string {
  const { max } = orderTerms().confirmationDays;
  return businessDays({ min: max, max });
}

function describeChange(
  { changed = [], difference }: TimelineEntry,
  { orders: { timeline }, units }: TimelineWords["words"],
): string {
  const parts = changed.map(timeline.changed);
  if (difference === undefined) return timeline.change(parts);
  const amount = units.money(Math.abs(difference));
  return timeline.change([...parts, timeline.total({ amount, isMore: difference > 0 })]);
}
