import mongoose from "mongoose";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { connectDb, disconnectDb } from "@/lib/platform/database/db";
import { createIndexes } from "@/lib/maintenance/indexes/create-indexes";
import { getEnv } from "@/lib/env";
import { processState } from "@/lib/platform/process-state.mjs";
import { ALL_MODELS } from "@/models/all";
import { testWorker } from "@/scripts/launcher/test-worker.mjs";

/**
 * Connects this test file to its worker's database, with the real indexes. Every test begins with an empty database, or
 * all tests share the data that `fill` writes once.
 */
export function useDatabase(fill?: () => Promise<void>): void {
  beforeAll(async () => {
    await prepareDatabase();
    await connectDb();
    await fill?.();
  });
  if (!fill) beforeEach(emptyDatabase);
  afterAll(disconnectDb);
}

/** The same for long tests, with longer timeouts than a shopper's, because a busy machine needs them. */
export function usePatientDatabase(): void {
  useDatabase();
  beforeAll(async () => {
    await disconnectDb();
    await connectDb(getEnv().MONGODB_URI, "operator");
  });
}

/** Makes the worker's database like a new shop's, whatever the file before left in it. */
export async function prepareDatabase(): Promise<void> {
  // On a busy machine, sixty indexes take longer than a shopper's timeout.
  await connectDb(getEnv().MONGODB_URI, "operator");
  const catalogue = await readCatalogue();
  if (catalogue && catalogue.text === testWorker.catalogue) await deleteFrom(catalogue.names);
  else {
    await makeCollections();
    testWorker.catalogue = (await readCatalogue())?.text;
  }
  await disconnectDb();
}

/** The database's collections and their indexes as a text; null where the server cannot list them so. */
async function readCatalogue() {
  const { connection } = mongoose;
  const inDatabase = [{ $listCatalog: {} }, { $match: { db: connection.name } }, { $sort: { name: 1 } }];
  const found = await connection
    .getClient()
    .db("admin")
    .aggregate<ListedCollection>(inDatabase)
    .toArray()
    .catch(() => null);
  if (!found) return null;
  const indexes = found.map(({ name, md }) => [name, md.indexes.map(({ spec, ready }) => [spec, ready])]);
  return { names: found.map(({ name }) => name), text: JSON.stringify(indexes) };
}

interface ListedCollection {
  name: string;
  md: { indexes: { spec: object; ready: boolean }[] };
}

async function makeCollections(): Promise<void> {
  for (const collection of (await mongoose.connection.db?.collections()) ?? []) await empty(collection);
  await createIndexes();
}

async function empty(collection: mongoose.mongo.Collection): Promise<void> {
  const model = ALL_MODELS.find(({ collection: { name } }) => name === collection.collectionName);
  // Drops only a foreign collection, or one with foreign indexes: the engine keeps dropped files open until it ends.
  const { toDrop } = (await model?.diffIndexes()) ?? { toDrop: [] };
  if (model === undefined || toDrop.length > 0) await collection.drop();
  else await collection.deleteMany({});
}

/** Deletes all documents of our collections, and what the process keeps of them. */
async function emptyDatabase(): Promise<void> {
  processState.keptSold = undefined;
  await deleteFrom(ALL_MODELS.map(({ collection }) => collection.name));
}

/** The wire version of MongoDB 8.0, the first with a command that writes to several collections. */
const BULK_WIRE_VERSION = 25;

/** Deletes all documents in one command: one command for each collection takes eight times as long. */
async function deleteFrom(names: string[]): Promise<void> {
  const { connection } = mongoose;
  const { maxWireVersion } = (await connection.db?.command({ hello: 1 })) ?? {};
  if (maxWireVersion < BULK_WIRE_VERSION) {
    await Promise.all(names.map((name) => connection.collection(name).deleteMany()));
    return;
  }
  await connection.getClient().bulkWrite(
    names.map((name) => ({
      name: "deleteMany" as const,
      namespace: `${connection.name}.${name}`,
      filter: {},
    })),
    { ordered: false },
  );
}
