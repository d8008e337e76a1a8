import "server-only";
import { mongo, type Types } from "mongoose";
import { DUPLICATE_KEY } from "@/lib/platform/database/db";
import type { EventRole } from "@/lib/orders/constants";
import { readEvents, type StoredEvent } from "@/lib/orders/events/schema";
import { type Audience, planMessages } from "@/lib/messages/plan-messages";
import { Message } from "@/models/message";
import { Order } from "@/models/order";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
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
      .select("outbox events email")
      .lean();
    seen += orders.length;
    if (orders.length > 0) await relay(orders, audience);
    if (orders.length < BATCH) return seen;
  }
}

interface RelayedOrder {
  _id: Types.ObjectId;
  email: string;
  outbox?: Types.ObjectId[] | null;
  events: (StoredEvent & { id: Types.ObjectId; by: { role: EventRole } })[];
}

async function relay(orders: RelayedOrder[], audience: Audience): Promise<void> {
  const now = Date.now();
  const messages = orders.flatMap(({ _id, email, outbox, events }) =>
    readEvents(events)
      .filter(({ id }) => outbox?.some((noted) => noted.equals(id)))
      .flatMap((event) =>
        planMessages({ event, hasEmail: email !== "", audience, now }).map((message) => ({
          ...message,
          orderId: _id,
          eventId: event.id,
          state: "waiting" as const,
        })),
      ),
  );
  if (messages.length > 0) await insertMissing(messages);
  // Those that were seen: one that came since stays.
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

/** Writes those that are not there yet. */
export async function insertMissing(messages: object[]): Promise<void> {
  try {
    await Message.insertMany(messages, { ordered: false });
  } catch (error) {
    const failures = error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
    if (failures.length === 0 || failures.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  }
}
