import "server-only";
import type { Types } from "mongoose";
import { ALERT_MESSAGE, type MessageChannel, type MessageState } from "@/lib/messages/constants";
import { planMessage } from "@/lib/messages/plan-messages";
import { insertMissing } from "@/lib/messages/relay-events";
import { Message } from "@/models/message";
import { StockAlert } from "@/models/stock-alert";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

/**
 * Makes a message for everybody who is to be told, and notes what came of it: people who were told wait no longer;
 * people whose message was dropped, or who have asked again since, wait on. After a crash the next run finds each
 * undone step and does it. Returns how many messages it made.
 */
export async function relayAlerts(now = new Date()): Promise<number> {
  const telling = await StockAlert.find({ state: "telling" })
    .hint(engineHint("waiting"))
    .select("channel round toldAt askedAt")
    .lean();
  if (telling.length === 0) return 0;
  const planned = telling.map((alert) => ({ alert, message: planAlert(alert, now) }));
  const known = await Message.find({ _id: { $in: planned.map(({ message }) => message._id) } })
    .select("state sentAt")
    .lean();
  const knownOf = new Map(known.map((message) => [message._id, message]));
  const missing = planned.filter(({ message }) => !knownOf.has(message._id));
  if (missing.length > 0) await insertMissing(missing.map(({ message }) => message));
  const writes = planned.flatMap(({ alert, message }) => {
    const update = outcomeOf(alert, knownOf.get(message._id), now);
    const { _id, round, askedAt = null } = alert;
    // The filter skips an alert that is in another round by now: it is told anew.
    return update
      ? [{ updateOne: { filter: { _id, state: "telling" as const, round, askedAt }, update } }]
      : [];
  });
  if (writes.length > 0) await StockAlert.bulkWrite(writes, { ordered: false });
  return missing.length;
}

interface Telling {
  _id: Types.ObjectId;
  channel: MessageChannel;
  round: number;
  toldAt?: Date | null;
  askedAt?: Date | null;
}

interface Known {
  state: MessageState;
  sentAt?: Date | null;
}

function planAlert({ _id, channel, round, toldAt }: Telling, now: Date) {
  const source = `${_id.toString()}-${round}`;
  const at = toldAt ?? now;
  return {
    ...planMessage({ source, at, kind: ALERT_MESSAGE, channel, role: "customer" }),
    alertId: _id,
    state: "waiting" as const,
  };
}

function outcomeOf({ askedAt }: Telling, message: Known | undefined, now: Date) {
  switch (message?.state) {
    case "sent":
      // It counts in its group all the same.
      if (askedAt && message.sentAt && askedAt > message.sentAt)
        return { $set: { state: "waiting" as const } };
      // For as long as it counts in its group; then nothing is kept of it.
      return {
        $set: { state: "over" as const, endsAt: new Date(now.getTime() + DAY_MS) },
        $unset: { isOpen: 1 as const },
      };
    case "dead":
      // The desk can have it sent again.
      return { $set: { state: "over" as const }, $unset: { isOpen: 1 as const, toldAt: 1 as const } };
    case "dropped":
      return { $set: { state: "waiting" as const }, $unset: { toldAt: 1 as const } };
    default:
      return null;
  }
}
