import mongoose from "mongoose";
import { DeadlineError } from "@/lib/deadline";
import { patchDriver } from "@/lib/driver-patch";
import { getEnv } from "@/lib/env";

/** How long any single wait on the database may take, in milliseconds. */
const DATABASE_TIMEOUT_MS = 2_000;

mongoose.set("bufferCommands", false);
mongoose.set("autoCreate", false);
mongoose.set("autoIndex", false);
mongoose.set("strictQuery", "throw");

// The bundler may load this module more than once in a process; the pending connection must stay one.
const shared = globalThis as typeof globalThis & { shopConnection?: Promise<unknown> | undefined };

/**
 * Connects once per process. After that the driver recovers by itself: while the database is away, each
 * operation fails within two seconds, and a failed first attempt is forgotten so that the next call tries anew.
 */
export async function connectDb(
  uri: string = getEnv().MONGODB_URI,
  socketTimeoutMS: number = DATABASE_TIMEOUT_MS,
): Promise<void> {
  if (shared.shopConnection) {
    await shared.shopConnection;
    return;
  }
  const connecting = openConnection(uri, socketTimeoutMS);
  shared.shopConnection = connecting;
  try {
    await connecting;
  } catch (error) {
    await mongoose.disconnect().catch(() => undefined);
    shared.shopConnection = undefined;
    throw error;
  }
}

async function openConnection(uri: string, socketTimeoutMS: number): Promise<void> {
  await patchDriver();
  await mongoose.connect(uri, {
    serverSelectionTimeoutMS: DATABASE_TIMEOUT_MS,
    connectTimeoutMS: DATABASE_TIMEOUT_MS,
    socketTimeoutMS,
    // A second try of the driver's would double the wait.
    retryReads: false,
    retryWrites: false,
    waitQueueTimeoutMS: DATABASE_TIMEOUT_MS,
    heartbeatFrequencyMS: DATABASE_TIMEOUT_MS,
    writeConcern: { w: "majority", journal: true },
    // The engine cuts long messages of its errors, also in the middle of a Bengali letter.
    enableUtf8Validation: false,
  });
}

export async function disconnectDb(): Promise<void> {
  shared.shopConnection = undefined;
  await mongoose.disconnect();
}

/** Asks the database for a sign of life; throws when it cannot be reached. */
export async function pingDb(): Promise<void> {
  await connectDb();
  await mongoose.connection.db?.admin().ping();
}

const UNAVAILABLE_NAMES =
  /^(Mongo(ServerSelection|Network|NetworkTimeout|NotConnected|TopologyClosed|WaitQueueTimeout|PoolCleared|PoolClosed|ConnectionPool\w*|ServerClosed|ExpiredSession|ClientClosed|OperationTimeout)|MongooseServerSelection|PoolClearedOnNetwork)Error$/;
// Shutting down, not primary, primary stepped down, time limit: the server answered, but it cannot serve now.
const UNAVAILABLE_CODES = new Set([6, 7, 50, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

// A socket's own error, which the driver passes on when the database dies while a command is being written.
const SOCKET_CODES = new Set(["EPIPE", "ECONNRESET"]);

/** True for an error that says that the database cannot be reached now, and nothing about the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (UNAVAILABLE_NAMES.test(error.name) || error instanceof DeadlineError) return true;
  if ("syscall" in error && "code" in error && SOCKET_CODES.has(String(error.code))) return true;
  if (error.name === "MongooseError") return /initial connection|not connected/i.test(error.message);
  return "code" in error && typeof error.code === "number" && UNAVAILABLE_CODES.has(error.code);
}

const DUPLICATE_KEY = 11_000;

/** True for the error of a write that a unique index refused. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === DUPLICATE_KEY;
}
