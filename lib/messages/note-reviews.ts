import "server-only";
import type { Types } from "mongoose";
import { DELIVERED_STATES, SOLD } from "@/lib/orders/lifecycle/rules";
import { listUnreviewed } from "@/lib/orders/reviews/list-unreviewed";
import { MESSAGE_CHANNELS, REVIEW_MESSAGE } from "@/lib/messages/constants";
import { type Audience, planMessage } from "@/lib/messages/plan-messages";
import { insertMissing } from "@/lib/messages/relay-events";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { readInBatches } from "@/lib/platform/database/read-in-batches";
import { inDayHours } from "@/lib/platform/time/day-hours";
import { dayOf, toDhakaIso } from "@/lib/platform/time/dhaka";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { orderTerms } from "@/lib/shop-facts";
import { Order } from "@/models/order";

/** A garment has been worn by then. */
const WORN_DAYS = 5;
/** Whoever could not be asked for so long, as no server ran, is not asked any more. */
const ASKED_FOR_MS = 7 * DAY_MS;
/** No parcel is longer on its way. */
const LONGEST_WAY_MS = 30 * DAY_MS;
const BATCH = 200;

let askedOn = "";

/**
 * Once a day, and not at night, asks for a review whoever was delivered something some days ago: by whichever server is
 * first. Each order is asked about once by each way, unless all of it went back or is reviewed. Returns how many messages
 * there are for today.
 */
export async function noteReviews(audience: Audience, now = new Date()): Promise<number> {
  const channels = MESSAGE_CHANNELS.filter((channel) => audience.customer[channel]?.includes(REVIEW_MESSAGE));
  const time = toDhakaIso(now);
  const isNight = inDayHours(now.getTime()) !== time;
  if (channels.length === 0 || isNight || dayOf(time) === askedOn) return 0;
  let count = 0;
  for await (const orders of readInBatches((last?: DeliveredOrder) => listDelivered(now, last?._id))) {
    const messages = (await listUnreviewed(orders)).flatMap(({ _id, email, phone }) =>
      channels
        .filter((channel) => (channel === "mail" ? email : phone) !== "")
        .map((channel) => ({
          ...planMessage({
            source: `review-${_id.toString()}`,
            at: now,
            kind: REVIEW_MESSAGE,
            channel,
            role: "customer",
          }),
          orderId: _id,
          state: "waiting" as const,
        })),
    );
    if (messages.length > 0) await insertMissing(messages);
    count += messages.length;
  }
  askedOn = dayOf(time);
  return count;
}

/** From so long after the delivery on: it has been worn, and the time for a return is over. */
const askAfterMs = (): number => Math.max(WORN_DAYS, orderTerms().returnDays + 1) * DAY_MS;

type DeliveredOrder = Awaited<ReturnType<typeof listDelivered>>[number];

/** The orders that arrived in the days that are asked about, by their ids. */
async function listDelivered(now: Date, last?: Types.ObjectId) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const after = askAfterMs();
  const until = after + ASKED_FOR_MS;
  return await Order.find({
    ...SOLD,
    "parcel.handedOverAt": { $gte: ago(until + LONGEST_WAY_MS), $lte: ago(after) },
    "parcel.state": { $in: DELIVERED_STATES },
    "parcel.since": { $gte: ago(until), $lte: ago(after) },
    ...(last && { _id: { $gt: last } }),
  })
    .hint(engineHint("handOvers"))
    .sort({ _id: 1 })
    .limit(BATCH)
    .select("email phone cartItems._id cartItems.quantity parcel.state parcel.returned returns")
    .lean();
}
