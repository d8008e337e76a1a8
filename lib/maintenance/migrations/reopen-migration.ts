import "server-only";
import { MigrationRecord } from "@/models/migration";

/**
 * Lets a migration that is done be run again from its beginning, for what a server of an older version wrote after it.
 * False where it is not done: then there is nothing to reopen.
 */
export async function reopenMigration(number: number): Promise<boolean> {
  const { matchedCount } = await MigrationRecord.updateOne(
    { _id: number, state: "done" },
    { $set: { state: "failed", error: "to be run again" }, $unset: { checkpoint: 1 } },
  );
  return matchedCount === 1;
}
