import { finishSwap } from "@/lib/maintenance/backup/swap-collections";
import { ArchiveError } from "@/lib/maintenance/backup/archive-error";
import type { TimeoutProfile } from "@/lib/platform/database/connection-settings";
import { connectDb, disconnectDb, isDatabaseUnavailable } from "@/lib/platform/database/db";
import { EnvError } from "@/lib/env";
import { ShopError } from "@/lib/platform/shop-error";

/** The only variable that a command needs if it just reads the database. */
export function readMongodbUri(): string {
  const uri = process.env.MONGODB_URI;
  if (!uri) throw new EnvError(["MONGODB_URI is missing"]);
  return uri;
}

/** A command that was called wrongly prints only this message. */
export class Refusal extends Error {}

interface RunOptions {
  readUri?: () => string;
  /** Commands that make indexes, or read or change everything, take the operator's profile. */
  timeoutProfile?: TimeoutProfile;
}

/**
 * Runs a command against the database, after it has finished an interrupted restore. A failure sets exit code 1; an
 * expected one prints only its message.
 */
export async function runWithDb(
  command: () => Promise<void>,
  { readUri = readMongodbUri, timeoutProfile = "shopper" }: RunOptions = {},
): Promise<void> {
  try {
    await connectDb(readUri(), timeoutProfile);
    await finishSwap();
    await command();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  } finally {
    await disconnectDb();
  }
}

function explain(error: unknown): unknown {
  const isForPerson = [EnvError, ArchiveError, ShopError, Refusal].some((kind) => error instanceof kind);
  if (error instanceof Error && isForPerson) return error.message;
  if (isDatabaseUnavailable(error)) return "The database at MONGODB_URI cannot be reached.";
  return error;
}
