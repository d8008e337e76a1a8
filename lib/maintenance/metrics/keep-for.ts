import "server-only";
import { connectDb } from "@/lib/platform/database/db";
import { Deadline } from "@/lib/platform/jobs/deadline";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";

const KEEP_MS = 10 * SECOND_MS;
/** Less than Prometheus gives all of a scrape. */
const PATIENCE_MS = 1_500;

/**
 * Lets a read of the database be asked for at any rate: what it returned is kept for some seconds. Undefined where the
 * database does not answer in time.
 */
export function keepFor<Result>(
  read: () => Promise<Result>,
  keepMs = KEEP_MS,
): () => Promise<Result | undefined> {
  let kept: Promise<Result | undefined> | undefined;
  let keptAt = -Infinity;
  return async () => {
    if (kept && performance.now() - keptAt < keepMs) return await kept;
    keptAt = performance.now();
    const deadline = new Deadline({ ms: PATIENCE_MS, facts: { work: "metrics" } });
    kept = deadline
      .within(async () => {
        await connectDb();
        return await read();
      })
      .catch(() => undefined);
    return await kept;
  };
}
