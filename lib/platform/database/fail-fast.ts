import { isDatabaseUnavailable } from "@/lib/platform/database/db";
import { processState } from "@/lib/platform/process-state.mjs";

/** For so long after a wait for the database that was in vain, nobody else waits for it. */
const FAIL_FAST_MS = 1_000;

/**
 * What the read returns. One page reads more than once, and each wait for a database that is away takes two seconds: after
 * one that was in vain, the next reads throw what it threw, until the database is heard of again or a second has passed.
 */
export async function failFast<Result>(read: () => Promise<Result>): Promise<Result> {
  const { databaseFailure: failure, databaseHeardAt = -Infinity } = processState;
  const isRecent = failure && performance.now() - failure.at < FAIL_FAST_MS && databaseHeardAt < failure.at;
  if (isRecent) throw failure.error;
  try {
    return await read();
  } catch (error) {
    if (isDatabaseUnavailable(error)) processState.databaseFailure = { error, at: performance.now() };
    throw error;
  }
}
