import { Deadline, DeadlineError } from "@/lib/deadline";
import { clearOverrun, recordOverrun } from "@/lib/deadline-overruns";

interface SerialQueueOptions {
  /** For the log, and for what is reported of the shop's health. */
  name: string;
  /** Far above what an honest task takes. */
  deadlineMs: number;
}

/**
 * A queue with a concurrency of one, whatever becomes of what came before. A task that hangs is given up at its
 * deadline, and the next begins; if the one that was given up is only slow, the two run at the same time.
 */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  constructor(readonly options: SerialQueueOptions) {}

  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(() => this.#runWithDeadline(task));
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Gives the task up at the deadline with DeadlineError: readiness then reports it. */
  async #runWithDeadline<Result>(task: () => Promise<Result>): Promise<Result> {
    const { name, deadlineMs } = this.options;
    try {
      const result = await new Deadline({ ms: deadlineMs, facts: { work: name } }).within(task);
      clearOverrun(name);
      return result;
    } catch (error) {
      if (error instanceof DeadlineError) recordOverrun(name);
      else clearOverrun(name);
      throw error;
    }
  }
}
