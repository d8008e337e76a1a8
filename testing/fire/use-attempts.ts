import mongoose from "mongoose";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { connectDb, disconnectDb } from "@/lib/platform/database/db";
import { getEnv } from "@/lib/env";
import type { OpenApi } from "@/testing/fire/answers";
import { prepareDatabase } from "@/testing/database";
import { Attempts, tell } from "@/testing/fire/attempts";
import { toldCommands, watchWrites } from "@/testing/fire/watch-writes";
import { makeWorld } from "@/testing/fire/world";

/** Gives the tests of a file one world to make odd calls in, and tells at the end what came of all of them. */
export function useAttempts(title: string, openApi: OpenApi): () => Attempts {
  // Read at the first call: one account does here in a minute what an honest one does in a year.
  vi.stubEnv("RATE_LIMIT_FACTOR", "1000000");
  let attempts: Attempts;
  beforeAll(async () => {
    await prepareDatabase();
    await connectDb(toldCommands(getEnv().MONGODB_URI));
    attempts = new Attempts(await makeWorld(), openApi, watchWrites(mongoose.connection.getClient()));
  });
  // A run that takes longer than a token lives would try nothing but expired ones.
  beforeEach(() => attempts.world.renewTokens());
  afterAll(async () => {
    await disconnectDb();
    tell(title, attempts.counts);
  });
  return () => attempts;
}
