import type { CallOutcome } from "@/lib/call-queue/constants";
import type { MessageChannel, MessageKind } from "@/lib/messages/constants";
import { findReturn, returnIdOf } from "@/lib/messages/returned-facts";
import { customerMessageOf } from "@/lib/messages/plan-messages";
import type { ReturnState } from "@/lib/returned-pieces/constants";
import type { EventKind } from "@/lib/orders/constants";

interface Standing {
  status: string;
  deletedAt?: Date | null;
  parcel?: { state?: string | null } | null;
  events: { id: { toString(): string }; at: Date; kind: EventKind; details?: unknown }[];
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
  const state = order.parcel?.state ?? "toPack";
  switch (kind) {
    case "placed":
      return status === "pending" ? null : GONE_ON;
    case "newOrder":
      return status === "Canceled" ? GONE_ON : null;
    case "changed":
      return status === "Canceled" || !isInShop(state) ? GONE_ON : null;
    case "confirmed":
      if (status !== "Confirmed") return TAKEN_BACK;
      return isInShop(state) ? null : GONE_ON;
    case "handedOver":
      return state === "handedOver" ? null : isInShop(state) ? TAKEN_BACK : GONE_ON;
    case "delivered":
      return state === "delivered" || state === "partlyDelivered" ? null : TAKEN_BACK;
    case "canceled":
      return status === "Canceled" ? null : TAKEN_BACK;
    default:
      return null;
  }
}

/** Each is true of one state of its return; an answer of no stays one. */
const STATES_OF_RETURN: Partial<Record<MessageKind, ReturnState>> = {
  returnAsked: "asked",
  returnAccepted: "accepted",
  returnReceived: "received",
};

function saysOtherwiseOfReturn({ kind, eventId }: ToldMessage, { events, returns }: Standing): string | null {
  const wanted = STATES_OF_RETURN[kind];
  if (!wanted) return null;
  const event = events.find(({ id }) => id.toString() === eventId?.toString());
  const state = findReturn(returns, event?.details)?.state;
  if (state === wanted) return null;
  return state === "calledOff" ? TAKEN_BACK : GONE_ON;
}

const isInShop = (state: string): boolean => state === "toPack" || state === "packed";

/** Whether the same is told of once more, by what happened later: both would be told as the order is now. */
function isRepeated({ kind, eventId }: ToldMessage, { events }: Standing): boolean {
  const own = events.find(({ id }) => id.toString() === eventId?.toString());
  const last = events.findLast(
    (event) => customerMessageOf(event) === kind && returnIdOf(event.details) === returnIdOf(own?.details),
  );
  return last !== undefined && last.id.toString() !== eventId?.toString();
}

/** Whether the last call reached somebody else, and nobody has written another number down since. */
function isForStranger({ calls, events }: Standing): boolean {
  const last = calls?.at(-1);
  if (last?.outcome !== "wrongNumber") return false;
  return !events.some(({ at, kind, details }) => kind === "changed" && at > last.at && hasNewPhone(details));
}

function hasNewPhone(details: unknown): boolean {
  const after: unknown = Reflect.get(Object(details), "after");
  return typeof after === "object" && after !== null && "phone" in after;
}
