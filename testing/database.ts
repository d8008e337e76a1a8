import mongoose from "mongoose";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { connectDb, disconnectDb } from "@/lib/db";
import { createIndexes } from "@/lib/indexes/create-indexes";
import { getEnv } from "@/lib/env";
import { ALL_MODELS } from "@/models/all";

/** Connects this test file to its own database, with the real indexes; every test begins with an empty one. */
export function useDatabase(): void {
  beforeAll(async () => {
    // Sixty indexes take longer than a shopper waits, on a machine that is busy with other tests.
    await connectDb(getEnv().MONGODB_URI, "operator");
    await createIndexes();
    await disconnectDb();
    await connectDb();
  });
  beforeEach(async () => {
    await Promise.all(ALL_MODELS.map((model) => model.deleteMany()));
  });
  afterAll(async () => {
    // What two hundred files leave behind makes the engine slow for those that come after.
    await mongoose.connection.dropDatabase();
    await disconnectDb();
  });
}
