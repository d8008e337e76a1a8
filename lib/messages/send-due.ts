import "server-only";
import type { Channel } from "@/lib/messages/channels/channel";
import { type Delivered, deliverMessage } from "@/lib/messages/deliver-message";
import { isDue } from "@/lib/messages/due";
import { Message } from "@/models/message";
import { engineHint } from "@/lib/platform/database/engine-hint";

/** The messages that one channel sends at a time. */
const AT_A_TIME = 4;
/** Read at a time. */
const BATCH = 40;
/** After so many failures one after the other, the channel is left alone for a while: it is not about the messages. */
const FAILURES = 5;
const PAUSE_MS = 30_000;

interface SendDueOptions {
  channel: Channel;
  /** After this no further message is begun. */
  until: number;
}

/** Sends what is due by a channel. Returns when it should be asked for again; null where nothing waits. */
export async function sendDue({ channel, until }: SendDueOptions): Promise<number | null> {
  const health = { failures: 0, pausedUntil: 0 };
  for (;;) {
    const open = await Message.find({ channel: channel.name, dueAt: { $type: "date" } })
      .hint(engineHint("due"))
      .sort({ dueAt: 1 })
      .limit(BATCH)
      .select("at dueAt")
      .lean();
    const now = Date.now();
    const due = open.filter((message) => isDue(message, now));
    await sendAll(
      due.map(({ _id }) => _id),
      { channel, until, health },
    );
    if (health.pausedUntil > Date.now()) return health.pausedUntil;
    if (Date.now() >= until) return Date.now();
    const later = open.find((message) => !isDue(message, now));
    if (due.length < open.length || open.length < BATCH) return later?.dueAt?.getTime() ?? null;
  }
}

interface Health {
  failures: number;
  pausedUntil: number;
}

/** A few at a time, until the channel wants to be left alone. */
async function sendAll(ids: string[], { channel, until, health }: SendDueOptions & { health: Health }) {
  const left = [...ids];
  const work = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      if (health.pausedUntil > Date.now() || Date.now() >= until) return;
      note(health, await deliverMessage(id, channel));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

function note(health: Health, delivered: Delivered): void {
  if (delivered.outcome === "sent" || delivered.outcome === "dead") health.failures = 0;
  if (delivered.outcome !== "retry") return;
  health.failures += 1;
  const told = delivered.afterMs ?? 0;
  const wait = health.failures >= FAILURES ? Math.max(told, PAUSE_MS) : told;
  if (wait > 0) health.pausedUntil = Math.max(health.pausedUntil, Date.now() + wait);
}
