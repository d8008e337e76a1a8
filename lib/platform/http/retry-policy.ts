import { ApiError, isUnavailable } from "@/lib/platform/http/api-error";
import type { ApiRequest, RetryPolicy } from "@/lib/platform/http/calls";
import { isIdempotent } from "@/lib/platform/http/send";
import { backoffMs } from "@/lib/platform/jobs/backoff.mjs";
import { countRetrying } from "@/lib/platform/http/retry-status";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";

/** How long a call is retried before it is called failed. */
const RETRY_BUDGET_MS = 30_000;
const BACKOFF = { firstMs: 500, longestMs: 4_000, jitter: 0.5 };

/** How a call is retried unless it says so itself. Reads go by read-retry.ts. */
export function retryPolicyOf(name: string, request: ApiRequest): RetryPolicy {
  if (request.retry) return request.retry;
  return !name.startsWith("GET ") && isIdempotent(name, request) ? "idempotent" : "never";
}

/**
 * Retries an attempt, with exponential backoff and jitter, while the shop is away or the line is lost, for
 * RETRY_BUDGET_MS at most. Throws its last error.
 */
export async function withRetry<Answer>(
  policy: RetryPolicy,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  const budgetEndsAt = Date.now() + RETRY_BUDGET_MS;
  // Users who press while they are offline are told so at once.
  const wasOnline = navigator.onLine;
  let tries = 0;
  try {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        error.isRetry = tries > 0;
        const atLeastMs = error.retryAfterSeconds * SECOND_MS;
        const delayMs = backoffMs(BACKOFF, { failures: tries + 1, atLeastMs });
        const isOffline = error.code === "OFFLINE" && !wasOnline;
        if (isOffline || !isRetryable(error, policy) || Date.now() + delayMs > budgetEndsAt) throw error;
        if (tries === 0) countRetrying(1);
        tries += 1;
        await sleep(delayMs);
      }
    }
  } finally {
    if (tries > 0) countRetrying(-1);
  }
}

/** Trouble that may be over soon, after which the call may be sent again. */
function isRetryable(error: ApiError, policy: RetryPolicy): boolean {
  if (policy === "never") return false;
  if (policy === "if-not-started") return error.code === "OVERLOADED";
  if (error.status === 503 && error.retryAfterSeconds > 0) return true;
  return policy === "idempotent" && (isUnavailable(error) || error.code === "IN_PROGRESS");
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
