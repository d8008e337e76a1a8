import "server-only";
import { randomUUID } from "node:crypto";
import { isDatabaseUnavailable } from "@/lib/platform/database/db";
import { Lease } from "@/lib/platform/jobs/lease";
import { backoffMs } from "@/lib/platform/jobs/backoff.mjs";
import { Deadline } from "@/lib/platform/jobs/deadline";
import { logError } from "@/lib/platform/log";
import { type Channel, type Delivery, safeAnswer } from "@/lib/messages/channels/channel";
import { composeMessage } from "@/lib/messages/compose-message";
import { DUE } from "@/lib/messages/due";
import { Message } from "@/models/message";
import { DAY_MS, MINUTE_MS } from "@/lib/platform/time/durations.mjs";
import { messageReasons } from "@/lib/words/en/message-reasons";

/** What a channel may take. */
const SEND_TIMEOUT_MS = 45_000;
/** What a channel and the database may take. It is due again when the lease ends. */
const LEASE = new Lease({ field: "dueAt", ms: 60_000 });
/** Half an hour to an hour at the end, never the same for two messages. */
const BACKOFF = { firstMs: 7_500, longestMs: 30 * MINUTE_MS, jitter: 1 };
/** Over about ten hours. */
const MAX_TRIES = 18;
const ATTEMPTS_KEPT = 20;
/** A message that was sent, or had become pointless, is forgotten then. */
const KEPT_DAYS = 60;

/** What became of it; `lost`: somebody else has it. */
export type Delivered = Delivery | { outcome: "dropped" | "lost" };

/** Sends a message that is due, if nobody else is doing it, and notes what came of it. */
export async function deliverMessage(messageId: string, channel: Channel): Promise<Delivered> {
  const leaseId = randomUUID();
  const message = await takeLease(messageId, leaseId);
  if (!message) return { outcome: "lost" };
  const finish = (change: Finish) => finishLease({ messageId, leaseId, change });
  if (message.expiresAt.getTime() <= Date.now()) return await finish(drop(messageReasons.late));
  if (message.tries > MAX_TRIES)
    return await finish(bury({ outcome: "dead", answer: "no answer" }, message.tries));
  const composed = await compose(message);
  if (composed === null)
    return await finish(changeOf({ outcome: "retry", answer: "could not be written" }, message.tries));
  if ("pointless" in composed) return await finish(drop(composed.pointless));
  const delivery = await send(channel, composed);
  return await finish(changeOf(delivery, message.tries));
}

/** Null where this one message cannot be written, which must not hold up the others. */
async function compose(message: Parameters<typeof composeMessage>[0]) {
  try {
    return await composeMessage(message);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    logError("message not written", { error, messageId: message._id });
    return null;
  }
}

async function send(channel: Channel, message: Parameters<Channel["send"]>[0]): Promise<Delivery> {
  try {
    const deadline = new Deadline({ ms: SEND_TIMEOUT_MS, facts: { messageId: message.id } });
    return await deadline.within(() => channel.send(message));
  } catch (error) {
    return { outcome: "retry", answer: safeAnswer(nameOf(error)) };
  }
}

/** Such as TimeoutError or ECONNREFUSED: its text may hold an address. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "no answer";
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return code || error.name;
}

async function takeLease(messageId: string, leaseId: string) {
  return await Message.findOneAndUpdate(
    { _id: messageId, dueAt: { $type: "date" }, ...DUE },
    [
      {
        $set: {
          state: "leased",
          leaseId,
          ...LEASE.taken,
          tries: { $add: ["$tries", 1] },
        },
      },
    ],
    { updatePipeline: true, returnDocument: "after" },
  ).lean();
}

interface Finish {
  result: Delivered;
  set: Record<string, unknown>;
  isOver: boolean;
  answer?: string;
}

/** Nobody needs to look at a message that was sent or dropped. */
export const forgetAt = (): Date => new Date(Date.now() + KEPT_DAYS * DAY_MS);

function drop(reason: string): Finish {
  return {
    result: { outcome: "dropped" },
    set: { state: "dropped", reason, forgetAt: forgetAt() },
    isOver: true,
  };
}

function bury(delivery: Delivery & { outcome: "dead" | "retry" }, tries: number): Finish {
  const reason =
    delivery.outcome === "dead"
      ? messageReasons.refused(delivery.answer)
      : messageReasons.givenUp(tries, delivery.answer);
  return { result: delivery, set: { state: "dead", reason }, isOver: true, answer: delivery.answer };
}

function changeOf(delivery: Delivery, tries: number): Finish {
  if (delivery.outcome === "sent") {
    const { answer, channelId } = delivery;
    const set = { state: "sent", sentAt: new Date(), forgetAt: forgetAt(), ...(channelId && { channelId }) };
    return { result: delivery, set, isOver: true, answer };
  }
  if (delivery.outcome === "dead" || tries >= MAX_TRIES) return bury(delivery, tries);
  const dueAt = new Date(
    Date.now() + Math.max(backoffMs(BACKOFF, { failures: tries }), delivery.afterMs ?? 0),
  );
  return { result: delivery, set: { state: "waiting", dueAt }, isOver: false, answer: delivery.answer };
}

interface FinishOptions {
  messageId: string;
  leaseId: string;
  change: Finish;
}

async function finishLease({ messageId, leaseId, change }: FinishOptions): Promise<Delivered> {
  const { result, set, isOver, answer } = change;
  await Message.updateOne(
    { _id: messageId, leaseId },
    {
      $set: set,
      $unset: { leaseId: 1, ...(isOver && { dueAt: 1 as const }) },
      ...(answer !== undefined && {
        $push: { attempts: { $each: [{ at: new Date(), answer }], $slice: -ATTEMPTS_KEPT } },
      }),
    },
  );
  return result;
}
