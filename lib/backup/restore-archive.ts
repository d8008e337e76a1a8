import "server-only";
import mongoose from "mongoose";
import { ArchiveError } from "@/lib/backup/archive-error";
import { BACKUP_ORDER } from "@/lib/backup/collections";
import { checkArchive, readDocuments } from "@/lib/backup/read-archive";
import { type Counts, countStored, getDatabase } from "@/lib/backup/stored";
import { beside, switchCollections } from "@/lib/backup/switch-collections";
import { listViolations } from "@/lib/orders/invariant-violations";

const { EJSON } = mongoose.mongo.BSON;
const BATCH = 50;

interface RestoreOptions {
  file: string;
  /** Whether what is in the database now may go. */
  replace: boolean;
  /** Whether an archive may be restored that this shop's secret did not seal. */
  acceptUnsealed?: boolean;
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
 * Puts an archive into the database. It is read to its end first, and loaded beside what is there, so that whatever is
 * wrong with it changes nothing, nor does a crash on the way. No shop may be running on this database. Throws
 * ArchiveError.
 */
export async function restoreArchive({
  file,
  replace,
  acceptUnsealed = false,
}: RestoreOptions): Promise<Restored> {
  const { createdAt, counts: archived, isSealed } = await checkArchive(file);
  if (!isSealed && !acceptUnsealed) throw new ArchiveError(UNSEALED);
  const before = await countStored();
  const isEmpty = Object.values(before).every((count) => count === 0);
  if (!isEmpty && !replace)
    throw new ArchiveError("This database is not empty. To replace what is in it, add: -- --replace");
  await loadBeside(file);
  await switchCollections(BACKUP_ORDER);
  return { createdAt, before, archived, after: await countStored(), violations: await listViolations() };
}

async function loadBeside(file: string): Promise<void> {
  for (const name of BACKUP_ORDER) {
    // A restore that did not come to its end has left its own.
    await getDatabase()
      .dropCollection(beside(name))
      .catch(() => undefined);
    await getDatabase().createCollection(beside(name));
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
  await getDatabase().collection(beside(first.collection)).insertMany(documents);
}
