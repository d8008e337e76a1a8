import mongoose from "mongoose";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { connectDb, disconnectDb } from "@/lib/db";
import { createIndexes } from "@/lib/indexes/create-indexes";
import { getEnv } from "@/lib/env";
import { ALL_MODELS } from "@/models/all";

/** Connects this test file to its worker's database, with the real indexes; every test begins with an empty one. */
export function useDatabase(): void {
  beforeAll(async () => {
    await prepareDatabase();
    await connectDb();
  });
  beforeEach(emptyDatabase);
  afterAll(disconnectDb);
}

/** Leaves the worker's database as a new shop's is, whatever the file before made of it. */
export async function prepareDatabase(): Promise<void> {
  // Sixty indexes take longer than a shopper waits, on a machine that is busy with other tests.
  await connectDb(getEnv().MONGODB_URI, "operator");
  for (const collection of (await mongoose.connection.db?.collections()) ?? []) await empty(collection);
  await createIndexes();
  await disconnectDb();
}

async function empty(collection: mongoose.mongo.Collection): Promise<void> {
  const model = ALL_MODELS.find(({ collection: { name } }) => name === collection.collectionName);
  // Dropped only where something is foreign: the engine keeps the files of what is dropped open until it ends.
  const { toDrop } = (await model?.diffIndexes()) ?? { toDrop: [] };
  if (model === undefined || toDrop.length > 0) await collection.drop();
  else await collection.deleteMany({});
}

/** What a server of MongoDB 8.0 says of itself; before it there is no command that writes to several collections. */
const BULK_WIRE_VERSION = 25;

/** Deletes all documents of our collections, in one command: one for each takes eight times as long before every test. */
export async function emptyDatabase(): Promise<void> {
  const { connection } = mongoose;
  const { maxWireVersion } = (await connection.db?.command({ hello: 1 })) ?? {};
  if (maxWireVersion < BULK_WIRE_VERSION) {
    await Promise.all(ALL_MODELS.map((model) => model.deleteMany()));
    return;
  }
  await connection.getClient().bulkWrite(
    ALL_MODELS.map(({ collection }) => ({
      name: "deleteMany" as const,
      namespace: `${connection.name}.${collection.name}`,
      filter: {},
    })),
    { ordered: false },
  );
}
