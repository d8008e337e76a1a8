import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { backoffMs } from "@/lib/platform/jobs/backoff.mjs";

/** Together well below the deadline of a request. */
const TRIES = 30;
const PAUSE = { firstMs: 25, longestMs: 25, jitter: 1 };

/** The outcome of a try where somebody else was faster: nothing was written. */
export const RACED = Symbol("raced");

type Tried<Result> = Promise<Result | typeof RACED>;

/**
 * The one retry policy for writes that race: tries at once again, and then after short pauses of a random length, so that
 * those who race do not meet again. Returns or throws what `giveUp` does where every try was raced.
 */
export async function retryRaced<Result>(
  attempt: () => Tried<Result>,
  giveUp: () => Result,
): Promise<Result> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const result = await attempt();
    if (result !== RACED) return result;
    if (tried > 1) await sleep(backoffMs(PAUSE, { failures: tried }));
  }
  return giveUp();
}

interface CompareAndSetOptions<Seen, Change, Result> {
  read: () => Promise<Seen>;
  /** Plans the change of the document as it is; null for none. It is called again where somebody else was faster. */
  plan: (seen: Seen) => Promise<Change | null> | Change | null;
  /** Writes it if the document is still the one that was seen. */
  write: (seen: Seen, change: Change) => Tried<Result>;
  giveUp: () => Result;
}

/**
 * Changes a stored document by what it is: read, plan, and write if nobody has changed it since. Null where the plan is to
 * do nothing.
 */
export async function compareAndSet<Seen, Change, Result>({
  read,
  plan,
  write,
  giveUp,
}: CompareAndSetOptions<Seen, Change, Result>): Promise<Result | null> {
  return await retryRaced<Result | null>(async () => {
    const seen = await read();
    const change = await plan(seen);
    return change === null ? null : await write(seen, change);
  }, giveUp);
}

/** For a filter: the document still has the version that was seen. Documents of the time before versions have none. */
export function atVersion(version: number | null | undefined) {
  return { version: version || { $in: [0, null] } };
}
