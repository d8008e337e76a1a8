import type { EventRole } from "@/lib/orders/constants";
import type { OrderEvent, TimedEvent } from "@/lib/orders/events/schema";
import {
  CUSTOMER_MESSAGES,
  type CustomerKind,
  type CustomerMessage,
  MESSAGE_CHANNELS,
  MESSAGE_ROWS,
  type MessageChannel,
  type MessageKind,
  type MessageRole,
  type ShopMessage,
} from "@/lib/messages/constants";
import { isUnreached } from "@/lib/orders/timeline/rules";
import { messageOfMove } from "@/lib/orders/lifecycle/rules";
import { HOUR_MS, MINUTE_MS } from "@/lib/platform/time/durations.mjs";

const usefulUntil = (kind: MessageKind, at: Date): Date =>
  new Date(at.getTime() + MESSAGE_ROWS[kind].usefulHours * HOUR_MS);

/** The channels to customers and to the shop, each with the kinds of message that the shop has chosen for it. */
export interface Audience {
  customer: Partial<Record<MessageChannel, readonly CustomerKind[]>>;
  shop: Partial<Record<MessageChannel, readonly ShopMessage[]>>;
}

type TellingEvent = TimedEvent & { id: { toString(): string }; by: { role: EventRole } };

interface PlannedMessage {
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
  /** All of its order, oldest first. */
  events: readonly TellingEvent[];
  /** Whether the order has an e-mail address. */
  hasEmail: boolean;
  audience: Audience;
  now: number;
}

/** The messages about an event: to whom, by which channel and from when on; without those that are too old by now. */
export function planMessages({ event, events, hasEmail, audience, now }: PlanOptions): PlannedMessage[] {
  const forCustomer = messageToCustomer(event, events);
  const forShop = shopMessageOf(event);
  const planned = [
    ...MESSAGE_CHANNELS.flatMap((channel) => {
      const isWanted = forCustomer !== null && audience.customer[channel]?.includes(forCustomer);
      if (!isWanted || (channel === "mail" && !hasEmail)) return [];
      return [planMessage({ source: event.id, at: event.at, kind: forCustomer, channel, role: "customer" })];
    }),
    ...channelsToShop(audience, forShop).map(({ channel, kind }) =>
      planMessage({ source: event.id, at: event.at, kind, channel, role: "shop" }),
    ),
  ];
  return planned.filter(({ expiresAt }) => expiresAt.getTime() > now);
}

/** The channels by which the shop is told of something. */
export const channelsToShop = ({ shop }: Audience, kind: ShopMessage | null) =>
  MESSAGE_CHANNELS.flatMap((channel) =>
    kind !== null && shop[channel]?.includes(kind) ? [{ channel, kind }] : [],
  );

const isMiss = ({ kind, details }: OrderEvent): boolean =>
  kind === "called" && details !== null && isUnreached(details.outcome);

/** Whether it is the call with which nobody was reached for the second time. */
function isSecondMiss(event: TellingEvent, events: readonly TellingEvent[]): boolean {
  const [, second] = events.filter(isMiss);
  return second !== undefined && second.id.toString() === event.id.toString();
}

/** What customers have changed themselves they are not told. */
const isOwnChange = ({ kind, by }: TellingEvent): boolean => kind === "changed" && by.role === "customer";

function messageToCustomer(event: TellingEvent, events: readonly TellingEvent[]): CustomerKind | null {
  if (isOwnChange(event)) return null;
  return isSecondMiss(event, events) ? "triedToCall" : customerMessageOf(event);
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
    dueAt: new Date(at.getTime() + MESSAGE_ROWS[kind].delayMinutes * MINUTE_MS),
    expiresAt: usefulUntil(kind, at),
  };
}

/** What a customer is told of an event; null where nothing. A message that is called as an event is of it. */
export function customerMessageOf({ kind, details }: OrderEvent): CustomerMessage | null {
  // The confirmation says it all.
  if (kind === "placed" && details?.agreed) return null;
  const own = CUSTOMER_MESSAGES.find((known) => known === kind);
  if (own) return own;
  return kind === "parcelMoved" && details ? messageOfMove(details.from, details.to) : null;
}

/** The desk need not be told of its own work. */
function shopMessageOf({ kind, by }: TellingEvent): ShopMessage | null {
  if (kind === "placed" && by.role === "customer") return "newOrder";
  return kind === "calledOff" || kind === "returnAsked" ? kind : null;
}
