import { isDatabaseAnswering } from "@/lib/platform/database-pulse.mjs";
import { inShort } from "@/lib/platform/jobs/no-answer";
import { logError, logInfo } from "@/lib/platform/log";
import { ShopError } from "@/lib/platform/shop-error";

/** What an answer may wait for the database. The contract allows three seconds, and the answer has to arrive. */
export const ANSWER_DEADLINE_MS = 2_800;
/** What it may wait for a database that is slow, but answers. */
export const LONGEST_ANSWER_MS = 20_000;
const PULSE_CHECK_MS = 100;
/** What an answer may take that tells everything, and a shop may have 200,000 orders. */
export const WHOLE_LIST_DEADLINE_MS = 30_000;

/** The work did not end in time. It is not known what became of it. */
export class DeadlineError extends ShopError {
  override readonly name = "DeadlineError";

  // The framework loads this module once for its pages and once for what reports their errors.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "DeadlineError";
  }

  constructor(ms: number) {
    super(`no end after ${ms} ms`);
  }
}

interface DeadlineOptions {
  ms?: number;
  /** The longest wait for late work while the database answers: without it `ms`, else LONGEST_ANSWER_MS. */
  longestMs?: number;
  /** Told in the log, such as the id of the request. */
  facts?: Record<string, unknown>;
}

/**
 * The time that an answer has, over the pieces of its work that count. A database that is slow, but alive, is waited
 * for longer than one that is silent. Work cannot be called back: after the deadline it goes on, its own waits on the
 * database end it, and the log tells how.
 */
export class Deadline {
  readonly #ms: number;
  readonly #facts: Record<string, unknown>;
  #leftMs: number;
  #longestLeftMs: number;

  constructor({ ms, longestMs, facts = {} }: DeadlineOptions = {}) {
    this.#ms = ms ?? ANSWER_DEADLINE_MS;
    this.#facts = facts;
    this.#leftMs = this.#ms;
    this.#longestLeftMs = longestMs ?? ms ?? LONGEST_ANSWER_MS;
  }

  /** What the work returns; throws a DeadlineError when the time is over. */
  async within<Result>(work: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    const elapsedMs = () => performance.now() - begun;
    const running = work();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const expire = (): void => {
        if (elapsedMs() < this.#longestLeftMs && isDatabaseAnswering()) {
          timer = setTimeout(expire, PULSE_CHECK_MS);
          return;
        }
        logLateResult(running, this.#facts);
        reject(new DeadlineError(this.#ms));
      };
      timer = setTimeout(expire, this.#leftMs);
    });
    try {
      return await Promise.race([running, late]);
    } finally {
      clearTimeout(timer);
      this.#leftMs = Math.max(0, this.#leftMs - elapsedMs());
      this.#longestLeftMs = Math.max(0, this.#longestLeftMs - elapsedMs());
    }
  }
}

function logLateResult(running: Promise<unknown>, facts: Record<string, unknown>): void {
  const since = performance.now();
  const lateMs = () => Math.round(performance.now() - since);
  running.then(
    () => logInfo("done after its answer", { ...facts, lateMs: lateMs() }),
    (error: unknown) =>
      logError("failed after its answer", { ...facts, lateMs: lateMs(), ...inShort(error) }),
  );
}
