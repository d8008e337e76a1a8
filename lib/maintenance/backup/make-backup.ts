import "server-only";
import { mkdir } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { ArchiveError } from "@/lib/maintenance/backup/archive-error";
import { noteFailedBackup, noteGoodBackup } from "@/lib/platform/health/last-backups";
import { checkArchive } from "@/lib/maintenance/backup/read-archive";
import type { Counts } from "@/lib/maintenance/backup/stored";
import { writeArchive } from "@/lib/maintenance/backup/write-archive";
import { logError } from "@/lib/platform/log";
import { safeErrorMessage } from "@/lib/platform/safe-error-message";

/**
 * Writes an archive and reads it back from the disk: it keeps only a checked one. It notes how that went, so that the
 * shopkeeper is told of a failure. Returns how many documents it has. Throws the errors of the work.
 */
export async function makeBackup(file: string, begunAt = new Date()): Promise<Counts> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeArchive(file);
    const { counts } = await checkArchive(file);
    await noteGoodBackup(begunAt);
    return counts;
  } catch (error) {
    await noteFailedBackup(begunAt, problemOf(error, file)).catch((trouble: unknown) =>
      logError("failed backup not noted", { error: trouble }),
    );
    throw error;
  }
}

/** Why, in words that name nobody and no folder. */
function problemOf(error: unknown, file: string): string {
  if (error instanceof ArchiveError) return error.message.replaceAll(file, basename(file));
  if (!(error instanceof Error)) return "";
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" ? code : (safeErrorMessage(error) ?? error.name);
}
