import { ApiError } from "@/lib/http/api-error";
import { type ApiRequest, isSafeTwice } from "@/lib/http/send";
import { countTrying } from "@/lib/http/still-trying";

/** How long a call is repeated before it is called failed. */
const PATIENCE_MS = 30_000;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 4_000;
/** By how much of itself a delay may grow, so that not all who wait come back at once. */
const JITTER = 0.5;
const MILLISECONDS_PER_SECOND = 1_000;

/**
 * After which failures a call may be sent again: after any where twice is the same as once; after an answer that the shop
 * is away, of which late work may still come; only where the shop says itself that it has not begun; or never.
 */
export type Repeat = "whatever happened" | "if away" | "if not begun" | "never";

/** How a call is repeated unless it says so itself. Reads are the business of react-query, which has its own rule. */
export function repeatOf(request: ApiRequest): Repeat {
  const { method = "GET" } = request;
  return method !== "GET" && isSafeTwice(request) ? "whatever happened" : "never";
}

/** Repeats an attempt while the shop is away or the line is lost, for PATIENCE_MS at most. Throws its last error. */
export async function patiently<Answer>(repeat: Repeat, attempt: () => Promise<Answer>): Promise<Answer> {
  const patienceEndsAt = Date.now() + PATIENCE_MS;
  // Who presses without a line is told so at once.
  const wasOnline = navigator.onLine;
  let tries = 0;
  try {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        error.isOfRepeat = tries > 0;
        const delayMs = delayAfter(error, tries);
        const isHopeless = error.code === "OFFLINE" && !wasOnline;
        if (isHopeless || !mayPass(error, repeat) || Date.now() + delayMs > patienceEndsAt) throw error;
        if (tries === 0) countTrying(1);
        tries += 1;
        await sleep(delayMs);
      }
    }
  } finally {
    if (tries > 0) countTrying(-1);
  }
}

/** Trouble that may be over soon, after which the call may be sent again. */
function mayPass(error: ApiError, repeat: Repeat): boolean {
  if (repeat === "never") return false;
  if (repeat === "if not begun") return error.code === "OVERLOADED";
  if (error.status === 503 && error.retryAfterSeconds > 0) return true;
  return repeat === "whatever happened" && (isAway(error) || error.code === "IN_PROGRESS");
}

/** True for no answer at all, or one that says that the shop, or the proxy in front of it, cannot answer now. */
export function isAway(error: unknown): boolean {
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
