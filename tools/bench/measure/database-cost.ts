import mongoose from "mongoose";

/** What the database has done since some moment. */
export interface DatabaseCost {
  commands: number;
  keys: number;
  documents: number;
  /** Reads that went through a whole collection. */
  collectionScans: number;
}

const COMMANDS = [
  "find",
  "aggregate",
  "distinct",
  "count",
  "insert",
  "update",
  "delete",
  "findAndModify",
  "bulkWrite",
];

/** What the work asks of the database, whichever process asks: nobody else may use the database meanwhile. */
export async function costOf(work: () => Promise<unknown>): Promise<DatabaseCost> {
  const before = await readCounters();
  await work();
  const after = await readCounters();
  return {
    commands: after.commands - before.commands,
    keys: after.keys - before.keys,
    documents: after.documents - before.documents,
    collectionScans: after.collectionScans - before.collectionScans,
  };
}

/** What it has done since it was started. */
export async function readCounters(): Promise<DatabaseCost> {
  const status = await mongoose.connection.db?.admin().serverStatus();
  const { commands = {}, queryExecutor = {} } = status?.metrics ?? {};
  return {
    commands: COMMANDS.reduce((sum, name) => sum + Number(commands[name]?.total ?? 0), 0),
    keys: Number(queryExecutor.scanned ?? NaN),
    documents: Number(queryExecutor.scannedObjects ?? NaN),
    collectionScans: Number(queryExecutor.collectionScans?.total ?? NaN),
  };
}
