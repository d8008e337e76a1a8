import type { CallOutcome } from "@/lib/orders/constants";
import type { MessageChannel, MessageKind } from "@/lib/messages/constants";
import { findReturn, returnIdOf } from "@/lib/messages/returned-facts";
import { reasonOfCalls } from "@/lib/orders/timeline/rules";
import { customerMessageOf } from "@/lib/messages/plan-messages";
import type { TimedEvent } from "@/lib/orders/events/schema";
import { type ParcelState, RETURN_STEPS, type ReturnState } from "@/lib/orders/lifecycle";
import {
  isCanceled,
  isDelivered,
  isInShop,
  isOnItsWay,
  isReturnOpen,
  isSold,
  isUndecided,
  parcelStateOf,
} from "@/lib/orders/lifecycle/rules";
import { messageReasons } from "@/lib/words/en/message-reasons";

interface Standing {
  status: string;
  deletedAt?: Date | null;
  parcel?: { state?: ParcelState | null } | null;
  events: (TimedEvent & { id: { toString(): string } })[];
  returns?: { id: { toString(): string }; state: ReturnState }[] | null;
  calls?: { at: Date; outcome: CallOutcome }[] | null;
}

interface ToldMessage {
  kind: MessageKind;
  channel: MessageChannel;
  eventId?: { toString(): string } | null;
}

const { goneOn: GONE_ON, takenBack: TAKEN_BACK } = messageReasons;

/** Why an order makes a message of it untrue by now, in words; null where it is as the message will say. */
export function whyPointless(message: ToldMessage, order: Standing | null): string | null {
  if (!order) return messageReasons.orderGone;
  if (message.kind === "calledOff") return null;
  if (order.deletedAt) return messageReasons.orderDeleted;
  if (message.channel === "sms" && isForStranger(order)) return messageReasons.stranger;
  return (
    SAYS_OTHERWISE[message.kind](order) ??
    saysOtherwiseOfReturn(message, order) ??
    saysOtherwiseOfCall(message, order) ??
    (isRepeated(message, order) ? messageReasons.repeated : null)
  );
}

type SaysOtherwise = (order: Standing) => string | null;

const isGone: SaysOtherwise = ({ status }) => (isCanceled(status) ? GONE_ON : null);
const neverFalse: SaysOtherwise = () => null;

/** Says for each message why it no longer fits the order; for returns and calls see below. */
const SAYS_OTHERWISE: Readonly<Record<MessageKind, SaysOtherwise>> = {
  placed: ({ status }) => (isUndecided(status) ? null : GONE_ON),
  newOrder: isGone,
  changed: (order) => isGone(order) ?? (isInShop(parcelStateOf(order)) ? null : GONE_ON),
  triedToCall: ({ status, calls }) =>
    isUndecided(status) && reasonOfCalls(calls) === "unreached" ? null : GONE_ON,
  confirmed: (order) => {
    if (!isSold(order.status)) return TAKEN_BACK;
    return isInShop(parcelStateOf(order)) ? null : GONE_ON;
  },
  handedOver: (order) => {
    const state = parcelStateOf(order);
    if (isInShop(state)) return TAKEN_BACK;
    return isOnItsWay(state) ? null : GONE_ON;
  },
  delivered: (order) => (isDelivered(parcelStateOf(order)) ? null : TAKEN_BACK),
  canceled: ({ status }) => (isCanceled(status) ? null : TAKEN_BACK),
  reviewAsked: (order) => (isDelivered(parcelStateOf(order)) ? null : TAKEN_BACK),
  returnAsked: neverFalse,
  returnAccepted: neverFalse,
  returnRefused: neverFalse,
  returnReceived: neverFalse,
  returnSettled: neverFalse,
  calledOff: neverFalse,
  backInStock: neverFalse,
  cartLeft: neverFalse,
  lowStock: neverFalse,
  backupFailed: neverFalse,
  trouble: neverFalse,
};

/** The state of the return in which a message is true; undefined where it stays true, such as a refusal. */
function stateToldBy(kind: MessageKind): ReturnState | undefined {
  const step = Object.values(RETURN_STEPS).find(({ event }) => event === kind);
  return step && isReturnOpen({ state: step.to }) ? step.to : undefined;
}

function saysOtherwiseOfReturn({ kind, eventId }: ToldMessage, { events, returns }: Standing): string | null {
  const wanted = stateToldBy(kind);
  if (!wanted) return null;
  const event = events.find(({ id }) => id.toString() === eventId?.toString());
  const state = findReturn(returns, event)?.state;
  if (state === wanted) return null;
  return state === RETURN_STEPS.callOff.to ? TAKEN_BACK : GONE_ON;
}

/** A call that is taken back takes its event with it. */
function saysOtherwiseOfCall({ kind, eventId }: ToldMessage, { events }: Standing): string | null {
  if (kind !== "triedToCall") return null;
  return events.some(({ id }) => id.toString() === eventId?.toString()) ? null : TAKEN_BACK;
}

/** Whether the same is told of once more, by what happened later: both would be told as the order is now. */
function isRepeated({ kind, eventId }: ToldMessage, { events }: Standing): boolean {
  const own = events.find(({ id }) => id.toString() === eventId?.toString());
  const last = events.findLast(
    (event) => customerMessageOf(event) === kind && returnIdOf(event) === returnIdOf(own),
  );
  return last !== undefined && last.id.toString() !== eventId?.toString();
}

/** Whether the last call reached somebody else, and nobody has written another number down since. */
function isForStranger({ calls, events }: Standing): boolean {
  const last = calls?.at(-1);
  if (last?.outcome !== "wrongNumber") return false;
  return !events.some(
    ({ at, kind, details }) => kind === "changed" && at > last.at && details?.after.phone !== undefined,
  );
}
