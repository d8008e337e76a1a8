import { finishSwap } from "@/lib/maintenance/backup/swap-collections";
import { ArchiveError } from "@/lib/maintenance/backup/archive-error";
import type { TimeoutProfile } from "@/lib/platform/database/connection-settings";
import { connectDb, disconnectDb, isDatabaseUnavailable } from "@/lib/platform/database/db";
import { EnvError } from "@/lib/env";
import { ShopError } from "@/lib/platform/shop-error";

/** The one variable that a command needs which only looks into the database. */
export function readMongodbUri(): string {
  const uri = process.env.MONGODB_URI;
  if (!uri) throw new EnvError(["MONGODB_URI is missing"]);
  return uri;
}

/** What a command says to whoever called it wrongly, and all that it says. */
export class Refusal extends Error {}

interface RunOptions {
  readUri?: () => string;
  /** A command that makes indexes, or reads or changes everything, has an operator's. */
  timeoutProfile?: TimeoutProfile;
}

/**
 * Runs a command against the database, after the end of a restore that was interrupted; what a person should know is
 * printed, and a failure is exit code 1.
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
