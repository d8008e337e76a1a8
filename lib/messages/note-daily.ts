import "server-only";
import { readLastBackups } from "@/lib/platform/health/last-backups";
import { listTroubles } from "@/lib/platform/health/troubles";
import { backupTrouble } from "@/lib/platform/health/rules";
import { DAY_HOURS } from "@/lib/platform/time/day-hours";
import { clockOf, dayOf, toDhakaDay, toDhakaIso } from "@/lib/platform/time/dhaka";
import { type Audience, channelsToShop, planMessage } from "@/lib/messages/plan-messages";
import { insertMissing } from "@/lib/messages/relay-events";
import { Message } from "@/models/message";

type Daily = "lowStock" | "backupFailed";

const toldOn: Record<Daily, string> = { lowStock: "", backupFailed: "" };

/** Once a day, in the morning, the shopkeeper is told what runs out: by whichever server is first. */
export async function noteLowStock(audience: Audience, now = new Date()): Promise<void> {
  await noteOnceADay("lowStock", audience, now);
}

/** Once a day, and not at night, the shopkeeper is told that a backup failed, or that none was made for too long. */
export async function noteBackupTrouble(audience: Audience, now = new Date()): Promise<void> {
  if (!isDue("backupFailed", audience, now)) return;
  if (backupTrouble(await readLastBackups(), now)) await noteOnceADay("backupFailed", audience, now);
}

/** Notes each trouble once a day, at any hour: it does not wait for the morning. Returns how many are new to send. */
export async function noteTroubles(audience: Audience, now = new Date()): Promise<number> {
  const day = toDhakaDay(now);
  const troubles = await listTroubles();
  const planned = troubles.flatMap(({ name }) =>
    channelsToShop(audience, "trouble").map(({ channel }) => ({
      ...planMessage({ source: `trouble-${name}-${day}`, at: now, kind: "trouble", channel, role: "shop" }),
      state: "waiting" as const,
    })),
  );
  if (planned.length === 0) return 0;
  const known = await Message.countDocuments({ _id: { $in: planned.map(({ _id }) => _id) } });
  if (known < planned.length) await insertMissing(planned);
  return planned.length - known;
}

function isDue(kind: Daily, audience: Audience, now: Date): boolean {
  const time = toDhakaIso(now);
  const isNight = clockOf(time) < DAY_HOURS.from;
  return channelsToShop(audience, kind).length > 0 && !isNight && dayOf(time) !== toldOn[kind];
}

async function noteOnceADay(kind: Daily, audience: Audience, now: Date): Promise<void> {
  if (!isDue(kind, audience, now)) return;
  const day = toDhakaDay(now);
  await insertMissing(
    channelsToShop(audience, kind).map(({ channel }) => ({
      ...planMessage({ source: `${kind}-${day}`, at: now, kind, channel, role: "shop" }),
      state: "waiting" as const,
    })),
  );
  toldOn[kind] = day;
}
