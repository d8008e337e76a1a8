import mongoose, { type ConnectOptions } from "mongoose";
import { HOUR_MS } from "@/lib/platform/time/durations.mjs";

/** A shopper waits for an answer of the database, an operator for a command that may take an hour. */
export type TimeoutProfile = "shopper" | "operator";

/** What tells one kind of server from another in its answer to `hello`. */
export type Hello = Readonly<Record<string, unknown>>;

/** How long any single wait on the demo's engine may take, in milliseconds. */
const DEMO_TIMEOUT_MS = 2_000;
/** How long a server may be looked for before a shopper is told to try again. */
const SELECTION_TIMEOUT_MS = 2_000;
const SERVER_CONNECT_TIMEOUT_MS = 5_000;
/** Longer than an answer may take: by then the request is answered, and the connection is given up. */
const SERVER_SOCKET_TIMEOUT_MS = 10_000;
/** How soon a server that died or came back is noticed. */
const HEARTBEAT_MS = 2_000;
/** An index over all orders, or a migration of them. */
const OPERATOR_SOCKET_TIMEOUT_MS = HOUR_MS;
/** An election takes some ten seconds; an engine that builds an index may be slow to say hello. */
const OPERATOR_SELECTION_TIMEOUT_MS = 30_000;

/**
 * An acknowledged write outlives a crash. A server alone is asked for its own journal: the demo's engine does not wait
 * for it where a majority is asked for.
 */
const DURABLE_ALONE = { w: 1, journal: true } as const;
const DURABLE_ON_A_MAJORITY = { w: "majority", journal: true } as const;

const DEMO: ConnectOptions = {
  serverSelectionTimeoutMS: DEMO_TIMEOUT_MS,
  connectTimeoutMS: DEMO_TIMEOUT_MS,
  socketTimeoutMS: DEMO_TIMEOUT_MS,
  waitQueueTimeoutMS: DEMO_TIMEOUT_MS,
  // There is no other server, so a second try would only double the wait.
  retryReads: false,
  retryWrites: false,
  // The engine cuts long messages of its errors, also in the middle of a Bengali letter.
  enableUtf8Validation: false,
};

const SERVER: ConnectOptions = {
  serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
  connectTimeoutMS: SERVER_CONNECT_TIMEOUT_MS,
  socketTimeoutMS: SERVER_SOCKET_TIMEOUT_MS,
  waitQueueTimeoutMS: SELECTION_TIMEOUT_MS,
  retryReads: true,
  retryWrites: true,
};

const OPERATOR: ConnectOptions = {
  serverSelectionTimeoutMS: OPERATOR_SELECTION_TIMEOUT_MS,
  connectTimeoutMS: OPERATOR_SELECTION_TIMEOUT_MS,
  socketTimeoutMS: OPERATOR_SOCKET_TIMEOUT_MS,
  waitQueueTimeoutMS: OPERATOR_SELECTION_TIMEOUT_MS,
};

/** Only the demo's engine has no sessions: mongod and mongos have them, alone or as members of a replica set. */
export const isDemoEngine = (hello: Hello): boolean => hello.logicalSessionTimeoutMinutes === undefined;

/**
 * How to connect to a server that says this of itself. On a replica set the driver tries once more on the new primary.
 */
export function connectionSettings(hello: Hello, profile: TimeoutProfile): ConnectOptions {
  const isAlone = hello.setName === undefined && hello.msg !== "isdbgrid";
  return {
    ...(isDemoEngine(hello) ? DEMO : SERVER),
    ...(profile === "operator" && OPERATOR),
    heartbeatFrequencyMS: HEARTBEAT_MS,
    writeConcern: isAlone ? DURABLE_ALONE : DURABLE_ON_A_MAJORITY,
  };
}

/** Asks the server what it is, any member of a replica set. */
export async function askHello(uri: string): Promise<Hello> {
  const client = new mongoose.mongo.MongoClient(uri, {
    serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
    connectTimeoutMS: SELECTION_TIMEOUT_MS,
    socketTimeoutMS: SELECTION_TIMEOUT_MS,
    readPreference: "nearest",
    maxPoolSize: 1,
  });
  try {
    return await client.db("admin").command({ hello: 1 }, { readPreference: "nearest" });
  } finally {
    await client.close(true);
  }
}
