import "server-only";
import { InvalidationPoller } from "@/lib/platform/cache/invalidation-poller";
import { recordPoll } from "@/lib/platform/cache/last-poll";
import { connectDb, isDatabaseUnavailable } from "@/lib/platform/database/db";
import { logError } from "@/lib/platform/log";
import { processState } from "@/lib/platform/process-state.mjs";
import { runPeriodically } from "@/lib/platform/jobs/run-periodically";

const POLL_INTERVAL_MS = 500;
/** Longer than the database is waited for. */
const POLL_DEADLINE_MS = 3_000;

/**
 * Polls twice a second for what other servers have changed, for as long as the process lives. Makes the pages of its tags
 * stale, and passes the tags on.
 */
export function startInvalidationPoller(onInvalidated: (tags: string[]) => void = () => undefined): void {
  // Counts from now: a poller that never manages its first poll is noticed too.
  recordPoll();
  const poller = new InvalidationPoller((tags) => {
    processState.pageTags?.invalidate(tags);
    onInvalidated(tags);
  });
  const poll = async () => {
    try {
      await connectDb();
      await poller.poll();
      recordPoll();
    } catch (error) {
      // The pages stay as they are while the database is away; what was published is found when it is back.
      if (!isDatabaseUnavailable(error)) logError("cache invalidations not seen", { error });
    }
  };
  runPeriodically({
    name: "cache invalidation",
    intervalMs: POLL_INTERVAL_MS,
    deadlineMs: POLL_DEADLINE_MS,
    work: poll,
  });
}
