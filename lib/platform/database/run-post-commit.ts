import "server-only";
import { Deadline } from "@/lib/platform/jobs/deadline";
import { logError } from "@/lib/platform/log";

/** Many times what it takes, and short enough for the answer to the call that is done to go out in time. */
const POST_COMMIT_DEADLINE_MS = 1_000;
/** The same where the database is slow. */
const LONGEST_POST_COMMIT_MS = 5_000;

/**
 * Does what follows a commit. Trouble here must not fail a call whose work is done, nor hold up its answer: it is
 * logged, and the sweeper finishes it. Returns the fallback then.
 */
export async function runPostCommit<Result>(work: () => Promise<Result>, fallback: Result): Promise<Result> {
  try {
    return await new Deadline({ ms: POST_COMMIT_DEADLINE_MS, longestMs: LONGEST_POST_COMMIT_MS }).within(
      work,
    );
  } catch (error) {
    logError("left to the sweeper", { error });
    return fallback;
  }
}
