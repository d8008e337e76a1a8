import "server-only";
import type { Types } from "mongoose";
import { listLeftCarts } from "@/lib/messages/cart-mail/left-carts";
import { CART_MESSAGE } from "@/lib/messages/constants";
import { type Audience, planMessage } from "@/lib/messages/plan-messages";
import { insertMissing } from "@/lib/messages/relay-events";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { readInBatches } from "@/lib/platform/database/read-in-batches";
import { inDayHours } from "@/lib/platform/time/day-hours";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { User } from "@/models/user";

/** Whoever could not be told for so long, as no server ran, is not told any more. */
const TOLD_FOR_MS = 7 * DAY_MS;
const BATCH = 200;
const HOUR_LENGTH = "2026-01-31T10".length;

let lookedIn = "";

/**
 * Once an hour by day, tells whoever has ticked it that something is in their cart for a day: by mail, to a proved address,
 * and once until the cart is changed. Several servers may do it at once. Returns how many messages it planned.
 */
export async function noteCarts(audience: Audience, now = new Date()): Promise<number> {
  const time = toDhakaIso(now);
  const hour = time.slice(0, HOUR_LENGTH);
  const isNight = inDayHours(now.getTime()) !== time;
  if (!audience.customer.mail?.includes(CART_MESSAGE) || isNight || hour === lookedIn) return 0;
  let count = 0;
  for await (const users of readInBatches((last?: Asking) => listAsking(last?._id)))
    count += await noteFor(users, now);
  lookedIn = hour;
  return count;
}

type Asking = Awaited<ReturnType<typeof listAsking>>[number];

/** The accounts that have ticked it, by their ids. */
async function listAsking(last?: Types.ObjectId) {
  return await User.find({
    cartStopDigest: { $type: "string" },
    isEmailVerified: true,
    ...(last && { _id: { $gt: last } }),
  })
    .hint(engineHint("askingForCartMails"))
    .sort({ _id: 1 })
    .limit(BATCH)
    .select("cartToldAt")
    .lean();
}

async function noteFor(users: Asking[], now: Date): Promise<number> {
  const toldAt = new Map(users.map(({ _id, cartToldAt }) => [_id.toString(), cartToldAt?.getTime() ?? 0]));
  const carts = (await listLeftCarts(users.map(({ _id }) => _id))).filter(({ userId, changedAt }) => {
    const age = now.getTime() - changedAt.getTime();
    // A line that is taken out afterwards makes the cart older, and no other one.
    const isTold = changedAt.getTime() <= (toldAt.get(userId.toString()) ?? 0);
    return age >= DAY_MS && age < DAY_MS + TOLD_FOR_MS && !isTold;
  });
  if (carts.length === 0) return 0;
  await insertMissing(
    carts.map(({ userId, source }) => ({
      ...planMessage({ source, at: now, kind: CART_MESSAGE, channel: "mail", role: "customer" }),
      userId,
      state: "waiting" as const,
    })),
  );
  await User.updateMany(
    { _id: { $in: carts.map(({ userId }) => userId) } },
    { $max: { cartToldAt: now } },
    { timestamps: false },
  );
  return carts.length;
}
