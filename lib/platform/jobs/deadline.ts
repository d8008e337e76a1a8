import { logError, logInfo } from "@/lib/platform/log";
import { ShopError } from "@/lib/platform/shop-error";

/** What an answer may wait for the database. The contract allows three seconds, and the answer has to arrive. */
export const ANSWER_DEADLINE_MS = 2_800;
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

/**
 * The time that an answer has, over the pieces of its work that count. Work cannot be called back: what is late goes on,
 * its own waits on the database end it, and the log tells how.
 */
export class Deadline {
  readonly #ms: number;
  readonly #facts: Record<string, unknown>;
  #leftMs: number;

  /** The facts, such as the id of the request, are told in the log. */
  constructor({
    ms = ANSWER_DEADLINE_MS,
    facts = {},
  }: { ms?: number; facts?: Record<string, unknown> } = {}) {
    this.#ms = ms;
    this.#facts = facts;
    this.#leftMs = ms;
  }

  /** What the work returns; throws a DeadlineError when the time is over. */
  async within<Result>(work: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    const running = work();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        logLateResult(running, this.#facts);
        reject(new DeadlineError(this.#ms));
      }, this.#leftMs);
    });
    try {
      return await Promise.race([running, late]);
    } finally {
      clearTimeout(timer);
      this.#leftMs = Math.max(0, this.#leftMs - (performance.now() - begun));
    }
  }
}

function logLateResult(running: Promise<unknown>, facts: Record<string, unknown>): void {
  const since = performance.now();
  const lateMs = () => Math.round(performance.now() - since);
  running.then(
    () => logInfo("done after its answer", { ...facts, lateMs: lateMs() }),
    (error: unknown) => logError("failed after its answer", { ...facts, lateMs: lateMs(), error }),
  );
}
