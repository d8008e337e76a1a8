import type { EventRole } from "@/lib/orders/constants";
import type { OrderEvent, TimedEvent } from "@/lib/orders/events/schema";
import {
  type CustomerKind,
  type CustomerMessage,
  MESSAGE_CHANNELS,
  type MessageChannel,
  type MessageKind,
  type MessageRole,
  RETURN_MESSAGES,
  type ShopMessage,
} from "@/lib/messages/constants";
import { messageOfMove } from "@/lib/orders/lifecycle/rules";
import { HOUR_MS, MINUTE_MS } from "@/lib/platform/time/durations.mjs";

interface Timing {
  /** So long the desk can take back a slip of the thumb before anybody hears of it. */
  delayMs: number;
  /** So long after what happened it is still worth telling. */
  usefulMs: number;
}

const AT_ONCE: Timing = { delayMs: 0, usefulMs: 24 * HOUR_MS };
const TAKEN_BACK: Timing = { delayMs: MINUTE_MS, usefulMs: 48 * HOUR_MS };

const TIMINGS: Readonly<Record<MessageKind, Timing>> = {
  placed: AT_ONCE,
  changed: AT_ONCE,
  confirmed: TAKEN_BACK,
  handedOver: TAKEN_BACK,
  delivered: TAKEN_BACK,
  canceled: { delayMs: 0, usefulMs: 72 * HOUR_MS },
  returnAccepted: TAKEN_BACK,
  returnRefused: { delayMs: 0, usefulMs: 72 * HOUR_MS },
  // What is settled at once is told of with that.
  returnReceived: TAKEN_BACK,
  returnSettled: { delayMs: 0, usefulMs: 72 * HOUR_MS },
  newOrder: AT_ONCE,
  calledOff: AT_ONCE,
  returnAsked: AT_ONCE,
  backInStock: AT_ONCE,
  lowStock: { delayMs: 0, usefulMs: 12 * HOUR_MS },
  backupFailed: { delayMs: 0, usefulMs: 12 * HOUR_MS },
};

export const usefulUntil = (kind: MessageKind, at: Date): Date =>
  new Date(at.getTime() + TIMINGS[kind].usefulMs);

/** Which channels there are for whom; what a customer hears by which is the shop's choice. */
export interface Audience {
  customer: Partial<Record<MessageChannel, readonly CustomerKind[]>>;
  shop: readonly MessageChannel[];
}

type TellingEvent = TimedEvent & { id: { toString(): string }; by: { role: EventRole } };

export interface PlannedMessage {
  _id: string;
  kind: MessageKind;
  channel: MessageChannel;
  role: MessageRole;
  at: Date;
  dueAt: Date;
  expiresAt: Date;
}

interface PlanOptions {
  event: TellingEvent;
  /** Of the order. */
  hasEmail: boolean;
  audience: Audience;
  now: number;
}

/** Who is to be told of an event, by which channel and from when on; what is too old by now is told to nobody. */
export function planMessages({ event, hasEmail, audience, now }: PlanOptions): PlannedMessage[] {
  const forCustomer = customerMessageOf(event);
  const forShop = shopMessageOf(event);
  const planned = [
    ...MESSAGE_CHANNELS.flatMap((channel) => {
      const isWanted = forCustomer !== null && audience.customer[channel]?.includes(forCustomer);
      if (!isWanted || (channel === "mail" && !hasEmail)) return [];
      return [planMessage({ source: event.id, at: event.at, kind: forCustomer, channel, role: "customer" })];
    }),
    ...audience.shop.flatMap((channel) =>
      forShop === null
        ? []
        : [planMessage({ source: event.id, at: event.at, kind: forShop, channel, role: "shop" })],
    ),
  ];
  return planned.filter(({ expiresAt }) => expiresAt.getTime() > now);
}

interface PlanMessageOptions {
  /** What makes it once. */
  source: { toString(): string };
  at: Date;
  kind: MessageKind;
  channel: MessageChannel;
  role: MessageRole;
}

export function planMessage({ source, at, kind, channel, role }: PlanMessageOptions): PlannedMessage {
  return {
    _id: `${source.toString()}:${channel}:${role}`,
    kind,
    channel,
    role,
    at,
    dueAt: new Date(at.getTime() + TIMINGS[kind].delayMs),
    expiresAt: usefulUntil(kind, at),
  };
}

/** What a customer is told of an event; null where nothing. */
export function customerMessageOf({ kind, details }: OrderEvent): CustomerMessage | null {
  if (kind === "placed" || kind === "confirmed" || kind === "changed" || kind === "canceled") return kind;
  const ofReturn = RETURN_MESSAGES.find((known) => known === kind);
  if (ofReturn) return ofReturn;
  return kind === "parcelMoved" && details ? messageOfMove(details.from, details.to) : null;
}

/** What the desk does itself, it need not be told. */
function shopMessageOf({ kind, by }: TellingEvent): ShopMessage | null {
  if (kind === "placed" && by.role === "customer") return "newOrder";
  return kind === "calledOff" || kind === "returnAsked" ? kind : null;
}
