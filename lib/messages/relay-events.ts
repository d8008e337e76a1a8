import "server-only";
import { mongo, type Types } from "mongoose";
import { firstIdSince } from "@/lib/platform/database/first-id-since";
import { DUPLICATE_KEY, isDatabaseUnavailable } from "@/lib/platform/database/db";
import type { EventRole } from "@/lib/orders/constants";
import { readEvents, type StoredEvent } from "@/lib/orders/events/schema";
import { type Audience, planMessages } from "@/lib/messages/plan-messages";
import { Message } from "@/models/message";
import { Order } from "@/models/order";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { noteTrouble } from "@/lib/platform/health/troubles";
import { logError } from "@/lib/platform/log";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { engineHint } from "@/lib/platform/database/engine-hint";

/** Orders at a time. */
const BATCH = 100;

/**
 * Makes messages of the events that orders have in their outbox, and then takes them out of it. A crash in between makes
 * them again, and finds them by their ids. Any server may do it, at any time, also at once. Returns how many orders it saw.
 */
export async function relayEvents(audience: Audience): Promise<number> {
  let seen = 0;
  for (;;) {
    const orders = await Order.find({ outbox: { $type: "objectId" }, status: { $in: ORDER_STATUSES } })
      .hint(engineHint("outbox"))
      .limit(BATCH)
      .select("outbox events email orderNumber")
      .lean();
    seen += orders.length;
    if (orders.length > 0) await relay(orders, audience);
    if (orders.length < BATCH) return seen;
  }
}

interface RelayedOrder {
  _id: Types.ObjectId;
  email: string;
  orderNumber?: number | null;
  outbox?: Types.ObjectId[] | null;
  events: (StoredEvent & { id: Types.ObjectId; by: { role: EventRole } })[];
}

/** All together; where that fails, each by itself, so that one that is poison holds up no other. */
async function relay(orders: RelayedOrder[], audience: Audience): Promise<void> {
  try {
    await relayTogether(orders, audience);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    for (const order of orders) await relayOrSetAside(order, audience);
  }
}

async function relayTogether(orders: RelayedOrder[], audience: Audience): Promise<void> {
  const messages = orders.flatMap((order) => planFor(order, audience));
  if (messages.length > 0) await insertMissing(messages);
  // Takes out the events that were seen: one that came since stays.
  await Order.bulkWrite(
    orders.map(({ _id, outbox }) => ({
      updateOne: {
        filter: { _id },
        update: { $pull: { outbox: { $in: outbox ?? [] } } },
        timestamps: false,
      },
    })),
    { ordered: false },
  );
}

function planFor({ _id, email, outbox, events: stored }: RelayedOrder, audience: Audience) {
  const now = Date.now();
  const events = readEvents(stored);
  return events
    .filter(({ id }) => outbox?.some((noted) => noted.equals(id)))
    .flatMap((event) =>
      planMessages({ event, events, hasEmail: email !== "", audience, now }).map((message) => ({
        ...message,
        orderId: _id,
        eventId: event.id,
        state: "waiting" as const,
      })),
    );
}

/** So long the desk is told that nobody else was. */
const UNTOLD_MS = 3 * DAY_MS;
/** Beside the last one. */
const MOST_NAMED = 20;

/** An event that cannot be told leaves the outbox too; its order keeps a note, and the desk is told of it. */
async function relayOrSetAside(order: RelayedOrder, audience: Audience): Promise<void> {
  const { _id, outbox } = order;
  try {
    await relayTogether([order], audience);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    logError("message cannot be made", { orderId: _id.toString(), error });
    const events = outbox ?? [];
    await Order.updateOne({ _id }, { $addToSet: { untold: { $each: events } } }, { timestamps: false });
    await noteTrouble("untold", untoldInWords(await listUntold(order)), new Date(Date.now() + UNTOLD_MS));
    await Order.updateOne({ _id }, { $pull: { outbox: { $in: events } } }, { timestamps: false });
  }
}

/** The numbers of this order, and of other orders with a recent event that nobody was told either. */
async function listUntold({ _id, orderNumber }: RelayedOrder): Promise<string[]> {
  const since = firstIdSince(Date.now() - UNTOLD_MS);
  const others = await Order.find({ _id: { $ne: _id }, untold: { $gt: since, $type: "objectId" } })
    .hint(engineHint("untold"))
    .sort({ _id: -1 })
    .limit(MOST_NAMED)
    .select("orderNumber")
    .lean();
  return [{ _id, orderNumber }, ...others]
    .map((order) => String(order.orderNumber ?? order._id.toString()))
    .toSorted();
}

function untoldInWords(numbers: string[]): string {
  return numbers.length === 1
    ? `Nobody could be told what happened to order ${numbers.join()}: its messages cannot be made. Look at the order, and tell the customer.`
    : `Nobody could be told what happened to orders ${numbers.join(", ")}: their messages cannot be made. Look at the orders, and tell the customers.`;
}

/** Writes those that are not there yet. */
export async function insertMissing(messages: object[]): Promise<void> {
  try {
    // Without the option it would pass over messages that the model refuses.
    await Message.insertMany(messages, { ordered: false, throwOnValidationError: true });
  } catch (error) {
    const failures = error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
    if (failures.length === 0 || failures.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  }
}
