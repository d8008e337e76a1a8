import mongoose from "mongoose";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { connectDb, disconnectDb } from "@/lib/platform/database/db";
import { getEnv } from "@/lib/env";
import type { OpenApi } from "@/testing/fire/answers";
import { prepareDatabase } from "@/testing/database";
import { Attempts, tell } from "@/testing/fire/attempts";
import { toldCommands, watchWrites } from "@/testing/fire/watch-writes";
import { makeWorld } from "@/testing/fire/world";

/** Gives the tests of a file one world for odd calls, and prints all results at the end. */
export function useAttempts(title: string, openApi: OpenApi): () => Attempts {
  // The first call reads it. One account here makes as many calls in a minute as an honest one in a year.
  vi.stubEnv("RATE_LIMIT_FACTOR", "1000000");
  let attempts: Attempts;
  beforeAll(async () => {
    await prepareDatabase();
    await connectDb(toldCommands(getEnv().MONGODB_URI));
    attempts = new Attempts(await makeWorld(), openApi, watchWrites(mongoose.connection.getClient()));
  });
  // In a run that outlasts the tokens, every later call would carry an expired one.
  beforeEach(() => attempts.world.renewTokens());
  afterAll(async () => {
    await disconnectDb();
    tell(title, attempts.counts);
  });
  return () => attempts;
}
