import { afterAll, beforeAll, beforeEach } from "vitest";
import { connectDb, disconnectDb } from "@/lib/db";
import { createIndexes } from "@/lib/database-setup";
import { ALL_MODELS } from "@/models/all";

/** Connects this test file to its own database, with the real indexes; every test begins with an empty one. */
export function useDatabase(): void {
  beforeAll(async () => {
    await connectDb();
    await createIndexes();
  });
  beforeEach(async () => {
    await Promise.all(ALL_MODELS.map((model) => model.deleteMany()));
  });
  afterAll(async () => {
    await disconnectDb();
  });
}
