import "server-only";
import { isPollCurrent } from "@/lib/platform/cache/last-poll";
import { pingDb } from "@/lib/platform/database/db";
import { Deadline } from "@/lib/platform/jobs/deadline";
import { listOverruns } from "@/lib/platform/jobs/deadline-overruns";
import { RETRY_SOON_SECONDS } from "@/lib/platform/http/error-codes.mjs";
import { AppError } from "@/lib/platform/http/errors";
import { logError } from "@/lib/platform/log";

/** Longer than the driver waits, and within what the contract allows an answer. */
const LONGEST_PING_MS = 2_500;

/** Throws UNAVAILABLE, and names what fails, while this server cannot do all that its pages and calls need. */
export async function requireReady(): Promise<void> {
  const failing = [...(await listDatabaseTroubles()), ...listOverruns()];
  if (failing.length === 0) return;
  logError("not ready", { failing });
  throw new AppError("UNAVAILABLE", { retryAfterSeconds: RETRY_SOON_SECONDS, details: { failing } });
}

/** What of this server's own way to the database fails, if anything does. */
export async function listDatabaseTroubles(): Promise<string[]> {
  const isAnswered = await new Deadline({ ms: LONGEST_PING_MS }).within(pingDb).then(
    () => true,
    () => false,
  );
  return [...(isAnswered ? [] : ["database"]), ...(isPollCurrent() ? [] : ["cache invalidation"])];
}
