import { failFast } from "@/lib/platform/database/fail-fast";
import { Deadline, LONGEST_ANSWER_MS } from "@/lib/platform/jobs/deadline";

/** A little longer than any single wait on the database. */
const DEADLINE_MS = 2_500;

/** What a page's answer waits for, before it is made. Throws what the read threw, DeadlineError, or at once what `failFast` does. */
export async function readInTime<Result>(work: string, read: () => Promise<Result>): Promise<Result> {
  const deadline = new Deadline({ ms: DEADLINE_MS, longestMs: LONGEST_ANSWER_MS, facts: { work } });
  return await failFast(() => deadline.within(read));
}
