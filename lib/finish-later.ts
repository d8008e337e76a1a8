import "server-only";
import { logError } from "@/lib/log";

/**
 * Does what follows a commit. Trouble here must not fail a call whose work is done: it is logged, and the sweeper
 * finishes it. Returns the fallback then.
 */
export async function finishOrLeaveToSweep<Result>(
  work: () => Promise<Result>,
  fallback: Result,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    logError("left to the sweeper", { error });
    return fallback;
  }
}
