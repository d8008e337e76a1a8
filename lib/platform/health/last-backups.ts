import "server-only";
import type { LastBackups } from "@/lib/platform/health/rules";
import { BackupState } from "@/models/backup-state";

const LAST = "last";

export async function readLastBackups(): Promise<LastBackups | null> {
  return await BackupState.findById(LAST).lean();
}

/** Never over one that began later. */
export async function noteGoodBackup(begunAt: Date): Promise<void> {
  await BackupState.updateOne({ _id: LAST }, { $max: { goodAt: begunAt } }, { upsert: true });
}

/** The newest backup was restored on trial, and was whole. */
export async function noteGoodDrill(at: Date): Promise<void> {
  await BackupState.updateOne({ _id: LAST }, { $max: { drilledAt: at } }, { upsert: true });
}

export async function noteFailedBackup(begunAt: Date, problem: string): Promise<void> {
  await BackupState.updateOne({ _id: LAST }, { $set: { failedAt: begunAt, problem } }, { upsert: true });
}
