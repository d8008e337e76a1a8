import mongoose from "mongoose";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { connectDb, disconnectDb } from "@/lib/platform/database/db";
import { createIndexes } from "@/lib/maintenance/indexes/create-indexes";
import { getEnv } from "@/lib/env";
import { ALL_MODELS } from "@/models/all";
import { testWorker } from "@/scripts/launcher/test-worker.mjs";

/**
 * Connects this test file to its worker's database, with the real indexes. Every test begins with an empty one, or all of
 * them share what is filled in once.
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

/** The same, for a test that lives through so much that a shopper would not wait as long as a busy machine takes for it. */
export function usePatientDatabase(): void {
  useDatabase();
  beforeAll(async () => {
    await disconnectDb();
    await connectDb(getEnv().MONGODB_URI, "operator");
  });
}

/** Leaves the worker's database as a new shop's is, whatever the file before made of it. */
export async function prepareDatabase(): Promise<void> {
  // Sixty indexes take longer than a shopper waits, on a machine that is busy with other tests.
  await connectDb(getEnv().MONGODB_URI, "operator");
  const catalogue = await readCatalogue();
  if (catalogue && catalogue.text === testWorker.catalogue) await deleteFrom(catalogue.names);
  else {
    await makeCollections();
    testWorker.catalogue = (await readCatalogue())?.text;
  }
  await disconnectDb();
}

/** The collections of the database, and their indexes as a text; null where the server does not list them so. */
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
  // Dropped only where something is foreign: the engine keeps the files of what is dropped open until it ends.
  const { toDrop } = (await model?.diffIndexes()) ?? { toDrop: [] };
  if (model === undefined || toDrop.length > 0) await collection.drop();
  else await collection.deleteMany({});
}

/** Deletes all documents of our collections. */
export async function emptyDatabase(): Promise<void> {
  await deleteFrom(ALL_MODELS.map(({ collection }) => collection.name));
}

/** What a server of MongoDB 8.0 says of itself; before it there is no command that writes to several collections. */
const BULK_WIRE_VERSION = 25;

/** Deletes all documents in one command: one for each collection takes eight times as long before every test. */
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
