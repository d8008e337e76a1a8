import mongoose from "mongoose";
import {
  askHello,
  connectionSettings,
  isDemoEngine,
  type TimeoutProfile,
} from "@/lib/platform/database/connection-settings";
import { watchDatabaseEpoch } from "@/lib/platform/database/database-epoch";
import { DeadlineError } from "@/lib/platform/jobs/deadline";
import { patchDriver } from "@/lib/platform/database/driver-patch";
import { getEnv } from "@/lib/env";
import { processState } from "@/lib/platform/process-state.mjs";

mongoose.set("bufferCommands", false);
mongoose.set("autoCreate", false);
mongoose.set("autoIndex", false);
mongoose.set("strictQuery", "throw");

/**
 * Connects once per process, in the way that fits the server. After that the driver recovers by itself; a failed first
 * attempt is forgotten, so that the next call tries anew.
 */
export async function connectDb(
  uri: string = getEnv().MONGODB_URI,
  profile: TimeoutProfile = "shopper",
): Promise<void> {
  if (processState.connection) {
    await processState.connection;
    return;
  }
  const connecting = openConnection(uri, profile);
  processState.connection = connecting;
  try {
    await connecting;
  } catch (error) {
    await mongoose.disconnect().catch(() => undefined);
    processState.connection = undefined;
    throw error;
  }
}

async function openConnection(uri: string, profile: TimeoutProfile): Promise<void> {
  await patchDriver();
  const hello = await askHello(uri);
  processState.isDemoEngine = isDemoEngine(hello);
  await mongoose.connect(uri, connectionSettings(hello, profile));
  const client = mongoose.connection.getClient();
  watchDatabaseEpoch(client);
  processState.metrics?.watchDatabase(client);
}

export async function disconnectDb(): Promise<void> {
  processState.connection = undefined;
  await mongoose.disconnect();
}

/** Asks the database for a sign of life; throws when it cannot be reached. */
export async function pingDb(): Promise<void> {
  await connectDb();
  await mongoose.connection.db?.admin().ping();
}

const { mongo } = mongoose;

/** The driver's classes, each with all below it, that say that there is no server to talk to now. */
const UNAVAILABLE_CLASSES = [
  mongo.MongoNetworkError,
  mongo.MongoSystemError,
  mongo.MongoOperationTimeoutError,
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoServerClosedError,
  mongo.MongoClientClosedError,
  mongo.MongoExpiredSessionError,
  mongo.MongoStalePrimaryError,
  mongoose.Error.MongooseServerSelectionError,
];
/** Classes that the driver keeps to itself. */
const UNAVAILABLE_NAMES = ["MongoPoolClosedError", "MongoWaitQueueTimeoutError"];
/** What a server says of an error that comes of its state, and not of the command. */
const UNAVAILABLE_LABELS = [
  "RetryableWriteError",
  "RetryableError",
  "TransientTransactionError",
  "SystemOverloadedError",
];
// Cursor lost, time limit, shutting down, majority not reached, not primary, primary stepped down: it cannot serve now.
const UNAVAILABLE_CODES = new Set([
  6, 7, 43, 50, 64, 89, 91, 134, 189, 262, 9001, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436,
]);
const MAX_CAUSES = 5;

/** True for an error that says that the database cannot be reached now, and nothing about the request. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  let error = thrown;
  for (let depth = 0; depth < MAX_CAUSES && error instanceof Error; depth += 1) {
    if (saysUnavailable(error)) return true;
    // A bulk write keeps in its `errorResponse` what it failed of.
    error = error instanceof mongo.MongoServerError ? error.errorResponse : error.cause;
  }
  return false;
}

function saysUnavailable(error: Error): boolean {
  if (error instanceof DeadlineError) return true;
  if (UNAVAILABLE_CLASSES.some((unavailable) => error instanceof unavailable)) return true;
  if (UNAVAILABLE_NAMES.includes(error.name)) return true;
  if (error instanceof mongo.MongoServerError) {
    return (
      UNAVAILABLE_CODES.has(Number(error.code)) ||
      UNAVAILABLE_LABELS.some((label) => error.hasErrorLabel(label))
    );
  }
  // Before the first connection mongoose throws its base class.
  return error.name === "MongooseError" && /initial connection|force closed/i.test(error.message);
}

export const DUPLICATE_KEY = 11_000;

/** True for the error of a write that a unique index refused. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === DUPLICATE_KEY;
}

/** What a write answers; undefined where a unique index refuses it. */
export async function unlessDuplicate<Answer>(write: PromiseLike<Answer>): Promise<Answer | undefined> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
}
