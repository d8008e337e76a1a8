import { processState } from "@/lib/platform/process-state.mjs";

/** Many times what a poll needs, on a busy machine too. */
const CURRENT_MS = 10_000;

/** Records that this server has just seen all that others have changed. */
export function recordPoll(now = performance.now()): void {
  processState.lastInvalidationPollAt = now;
}

/** False for a server that may be showing what others have changed a while ago, once it has begun to poll. */
export function isPollCurrent(now = performance.now()): boolean {
  return now - (processState.lastInvalidationPollAt ?? now) < CURRENT_MS;
}
