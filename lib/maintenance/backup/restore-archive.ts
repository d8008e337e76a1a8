import "server-only";
import mongoose from "mongoose";
import { ArchiveError } from "@/lib/maintenance/backup/archive-error";
import { BACKUP_ORDER, MIGRATIONS_RUN } from "@/lib/maintenance/backup/collections";
import { checkArchive, readDocuments } from "@/lib/maintenance/backup/read-archive";
import { type Counts, countStored, getDatabase } from "@/lib/maintenance/backup/stored";
import { stagingName, swapCollections } from "@/lib/maintenance/backup/swap-collections";
import { listViolations } from "@/lib/maintenance/invariants/invariant-violations";

const { EJSON } = mongoose.mongo.BSON;
const BATCH = 50;

interface RestoreOptions {
  file: string;
  /** Whether what is in the database now may go. */
  replace: boolean;
  /** Whether an archive may be restored that this shop's secret did not sign. */
  acceptUnsigned?: boolean;
}

const UNSEALED =
  "This backup does not carry this shop's seal: it was changed, or comes from another shop, from one with other secrets, or from before backups were sealed. Nothing was restored. If you know where it comes from, add: -- --unsealed";

export interface Restored {
  createdAt: string;
  /** What was in the database, what the archive has, and what is in the database now. */
  before: Counts;
  archived: Counts;
  after: Counts;
  /** Promises of orders and stock that do not hold. */
  violations: string[];
}

/**
 * Puts an archive into the database. It is read to its end first, and loaded into staging collections, so that whatever is
 * wrong with it changes nothing, nor does a crash on the way. No shop may be running on this database. Throws
 * ArchiveError. An older backup gets the migrations that it has not seen; where that is cut short, the next start goes
 * on with them.
 */
export async function restoreArchive({
  file,
  replace,
  acceptUnsigned = false,
}: RestoreOptions): Promise<Restored> {
  const { createdAt, counts: archived, isSigned } = await checkArchive(file);
  if (!isSigned && !acceptUnsigned) throw new ArchiveError(UNSEALED);
  const before = await countStored();
  const isEmpty = Object.entries(before).every(([name, count]) => count === 0 || name === MIGRATIONS_RUN);
  if (!isEmpty && !replace)
    throw new ArchiveError("This database is not empty. To replace what is in it, add: -- --replace");
  await loadStaging(file);
  await swapCollections(BACKUP_ORDER);
  return { createdAt, before, archived, after: await countStored(), violations: await listViolations() };
}

async function loadStaging(file: string): Promise<void> {
  for (const name of BACKUP_ORDER) {
    // A restore that did not come to its end has left its own.
    await getDatabase()
      .dropCollection(stagingName(name))
      .catch(() => undefined);
    await getDatabase().createCollection(stagingName(name));
  }
  let batch: { collection: string; line: string }[] = [];
  for await (const entry of readDocuments(file)) {
    if (batch.length >= BATCH || batch[0]?.collection !== entry.collection) {
      await insert(batch);
      batch = [];
    }
    batch.push(entry);
  }
  await insert(batch);
}

async function insert(batch: { collection: string; line: string }[]): Promise<void> {
  const [first] = batch;
  if (!first) return;
  const documents = batch.map(({ line }) => EJSON.parse(line, { relaxed: false }));
  await getDatabase().collection(stagingName(first.collection)).insertMany(documents);
}
