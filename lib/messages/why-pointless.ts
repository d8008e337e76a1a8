import type { CallOutcome } from "@/lib/orders/constants";
import type { MessageChannel, MessageKind } from "@/lib/messages/constants";
import { findReturn, returnIdOf } from "@/lib/messages/returned-facts";
import { customerMessageOf } from "@/lib/messages/plan-messages";
import type { TimedEvent } from "@/lib/orders/events/schema";
import { type ParcelState, RETURN_STEPS, type ReturnState } from "@/lib/orders/lifecycle";
import {
  isCanceled,
  isDelivered,
  isInShop,
  isOnItsWay,
  isSold,
  isUndecided,
  parcelStateOf,
} from "@/lib/orders/lifecycle/rules";

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

const GONE_ON = "The order has gone on since.";
const TAKEN_BACK = "It was taken back.";

/** Why an order makes a message of it untrue by now, in words; null where it is as the message will say. */
export function whyPointless(message: ToldMessage, order: Standing | null): string | null {
  if (!order) return "The order is gone.";
  if (message.kind === "calledOff") return null;
  if (order.deletedAt) return "The order was deleted.";
  if (message.channel === "sms" && isForStranger(order)) return "The phone number is somebody else's.";
  return (
    saysOtherwise(message, order) ??
    saysOtherwiseOfReturn(message, order) ??
    (isRepeated(message, order) ? "It is told of by a later message." : null)
  );
}

function saysOtherwise({ kind }: ToldMessage, order: Standing): string | null {
  const { status } = order;
  const state = parcelStateOf(order);
  switch (kind) {
    case "placed":
      return isUndecided(status) ? null : GONE_ON;
    case "newOrder":
      return isCanceled(status) ? GONE_ON : null;
    case "changed":
      return isCanceled(status) || !isInShop(state) ? GONE_ON : null;
    case "confirmed":
      if (!isSold(status)) return TAKEN_BACK;
      return isInShop(state) ? null : GONE_ON;
    case "handedOver":
      if (isInShop(state)) return TAKEN_BACK;
      return isOnItsWay(state) ? null : GONE_ON;
    case "delivered":
      return isDelivered(state) ? null : TAKEN_BACK;
    case "canceled":
      return isCanceled(status) ? null : TAKEN_BACK;
    default:
      return null;
  }
}

/** Each is true of one state of its return; an answer of no stays one. */
const STATES_OF_RETURN: Partial<Record<MessageKind, ReturnState>> = {
  returnAsked: RETURN_STEPS.ask.to,
  returnAccepted: RETURN_STEPS.accept.to,
  returnReceived: RETURN_STEPS.receive.to,
};

function saysOtherwiseOfReturn({ kind, eventId }: ToldMessage, { events, returns }: Standing): string | null {
  const wanted = STATES_OF_RETURN[kind];
  if (!wanted) return null;
  const event = events.find(({ id }) => id.toString() === eventId?.toString());
  const state = findReturn(returns, event)?.state;
  if (state === wanted) return null;
  return state === RETURN_STEPS.callOff.to ? TAKEN_BACK : GONE_ON;
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
