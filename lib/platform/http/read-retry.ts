import { ApiError, isUnavailable } from "@/lib/platform/http/api-error";
import { backoffMs } from "@/lib/platform/jobs/backoff.mjs";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";

const READ_TRIES = 3;
const READ_BACKOFF = { firstMs: 1_000, longestMs: 30_000 };
/** While the shop is away the three tries are spread over half a minute: an outage of a quarter is waited out. */
const AWAY_READ_BACKOFF = { firstMs: 3_000, longestMs: 12_000, jitter: 0.25 };
const LONGEST_ASKED_MS = 30_000;

/**
 * How react-query retries reads. Not as withRetry does: a page has several reads, which fail together, so they are tried
 * less often than a press; a read does no harm after a 500 either; and this is loaded with every page, withRetry with the
 * first call.
 */
export const readRetry = {
  retry: (failures: number, error: Error): boolean => mayPass(error) && failures < READ_TRIES,
  retryDelay: readDelay,
};

/** A refusal stays one however often it is asked for, and so does having no line; trouble may pass. */
function mayPass(error: Error): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 ? navigator.onLine : error.status >= 500;
}

function readDelay(attempt: number, error: Error): number {
  const failures = attempt + 1;
  if (!(error instanceof ApiError && isUnavailable(error))) return backoffMs(READ_BACKOFF, { failures });
  const atLeastMs = Math.min(error.retryAfterSeconds * SECOND_MS, LONGEST_ASKED_MS);
  return backoffMs(AWAY_READ_BACKOFF, { failures, atLeastMs });
}
