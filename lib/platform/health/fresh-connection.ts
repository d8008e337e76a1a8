import mongoose from "mongoose";
import { getEnv } from "@/lib/env";
import { Deadline } from "@/lib/platform/jobs/deadline";

const TIMEOUT_MS = 2_000;
const DEADLINE_MS = 2 * TIMEOUT_MS;

/** Whether a client that was never used before gets an answer from the database. */
export async function canPingOverFreshConnection(uri: string = getEnv().MONGODB_URI): Promise<boolean> {
  const client = new mongoose.mongo.MongoClient(uri, {
    serverSelectionTimeoutMS: TIMEOUT_MS,
    connectTimeoutMS: TIMEOUT_MS,
    socketTimeoutMS: TIMEOUT_MS,
    maxPoolSize: 1,
  });
  try {
    await new Deadline({ ms: DEADLINE_MS }).within(() => client.db().command({ ping: 1 }));
    return true;
  } catch {
    return false;
  } finally {
    // Nobody waits for this: in a driver that hangs, even the close might not end.
    void client.close().catch(() => undefined);
  }
}
