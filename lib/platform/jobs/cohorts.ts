interface CohortsOptions {
  /** How long a cohort that is under way holds up the next one at most. */
  longestMs: number;
}

type Leave = () => void;

/**
 * Lets work begin in cohorts: work that is asked for while one is under way begins together when it has ended, so that
 * its steps meet in one batch (lib/platform/database/batcher.ts). Nobody waits where there is no rush, and a member
 * that hangs holds up the next cohort no longer than `longestMs`.
 */
export class Cohorts {
  readonly #longestMs: number;
  #waiting: ((leave: Leave) => void)[] = [];
  #isUnderWay = false;

  constructor({ longestMs }: CohortsOptions) {
    this.#longestMs = longestMs;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const leave = await new Promise<Leave>((begin) => {
      this.#waiting.push(begin);
      this.#startNext();
    });
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #startNext(): void {
    if (this.#isUnderWay || this.#waiting.length === 0) return;
    this.#isUnderWay = true;
    // Answers that arrived together ask for their next work in the same turn of the event loop.
    setImmediate(() => this.#start(this.#waiting.splice(0)));
  }

  #start(cohort: ((leave: Leave) => void)[]): void {
    let members = cohort.length;
    let hasEnded = false;
    const end = (): void => {
      clearTimeout(timer);
      if (hasEnded) return;
      hasEnded = true;
      this.#isUnderWay = false;
      this.#startNext();
    };
    const timer = setTimeout(end, this.#longestMs);
    const leave = (): void => {
      members -= 1;
      if (members === 0) end();
    };
    for (const begin of cohort) begin(leave);
  }
}
