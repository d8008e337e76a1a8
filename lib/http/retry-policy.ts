import { ApiError } from "@/lib/http/api-error";
import { type ApiRequest, isIdempotent } from "@/lib/http/send";
import { countRetrying } from "@/lib/http/retry-status";

/** How long a call is retried before it is called failed. */
const RETRY_BUDGET_MS = 30_000;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 4_000;
/** By how much of itself a delay may grow, so that not all who wait come back at once. */
const JITTER = 0.5;
const MILLISECONDS_PER_SECOND = 1_000;

/**
 * After which failures a call may be sent again. `idempotent`: after any, since twice is the same as once.
 * `if-unavailable`: after an answer that the shop is unavailable, of which late work may still come. `if-not-started`:
 * only where the shop says itself that it has not started the work.
 */
export type RetryPolicy = "idempotent" | "if-unavailable" | "if-not-started" | "never";

/** How a call is retried unless it says so itself. Reads are the business of react-query, which has its own rule. */
export function retryPolicyOf(request: ApiRequest): RetryPolicy {
  const { method = "GET" } = request;
  return method !== "GET" && isIdempotent(request) ? "idempotent" : "never";
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
  // Who presses without a line is told so at once.
  const wasOnline = navigator.onLine;
  let tries = 0;
  try {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        error.isRetry = tries > 0;
        const delayMs = delayAfter(error, tries);
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

/** True for no answer at all, or one that says that the shop, or the proxy in front of it, cannot answer now. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || (error.status >= 502 && error.status <= 504);
}

function delayAfter({ retryAfterSeconds }: ApiError, tries: number): number {
  const delayMs = Math.max(
    retryAfterSeconds * MILLISECONDS_PER_SECOND,
    Math.min(FIRST_DELAY_MS * 2 ** tries, LONGEST_DELAY_MS),
  );
  return delayMs * (1 + Math.random() * JITTER);
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
