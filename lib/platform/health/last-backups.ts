import "server-only";
import type { LastBackups } from "@/lib/platform/health/rules";
import { CLOCKS_DIFFER_MS } from "@/lib/platform/time/clocks";
import { BackupState } from "@/models/backup-state";

const LAST = "last";

export async function readLastBackups(): Promise<LastBackups | null> {
  return await BackupState.findById(LAST).lean();
}

/** Never over one that began later. */
export async function noteGoodBackup(begunAt: Date, now = new Date()): Promise<void> {
  await noteLatest("goodAt", begunAt, now);
}

/** The newest backup was restored on trial, and was whole. */
export async function noteGoodDrill(at: Date): Promise<void> {
  await noteLatest("drilledAt", at, at);
}

/** The later one stays, unless a clock has written it that has been put back since. */
async function noteLatest(field: "goodAt" | "drilledAt", at: Date, now: Date): Promise<void> {
  const ahead = new Date(now.getTime() + CLOCKS_DIFFER_MS);
  const known = { $cond: [{ $gt: [`$${field}`, ahead] }, at, `$${field}`] };
  await BackupState.updateOne({ _id: LAST }, [{ $set: { [field]: { $max: [known, at] } } }], {
    upsert: true,
    updatePipeline: true,
  });
}

export async function noteFailedBackup(begunAt: Date, problem: string): Promise<void> {
  await BackupState.updateOne({ _id: LAST }, { $set: { failedAt: begunAt, problem } }, { upsert: true });
}
