import "server-only";
import { AsyncResource } from "node:async_hooks";
import PQueue from "p-queue";
import { Deadline, DeadlineError } from "@/lib/platform/jobs/deadline";
import { clearOverrun, recordOverrun } from "@/lib/platform/jobs/deadline-overruns";
import { processState } from "@/lib/platform/process-state.mjs";

interface QueueOptions {
  /** For the log, for what is reported of the shop's health, and for the metrics: a constant, and nobody's name. */
  name: string;
  /** Tasks that run at once. */
  concurrency?: number;
  /** Far above what an honest task takes. Missing where a task has deadlines of its own. */
  deadlineMs?: number;
  /** How long a task may take while the database answers; unless given, no longer than that. */
  longestMs?: number;
  /** Tasks that run and wait together; the next one is refused. */
  bound?: { length: number; refuse: () => Error };
  /** False for a queue in which nobody ever waits. */
  isMeasured?: false;
}

/**
 * The library's queue (`p-queue`) with what it lacks: a bound, the shop's deadlines, and the context of the caller. A
 * task that hangs is given up at its deadline, and the next begins; if the one that was given up is only slow, the two run
 * at the same time.
 */
export class Queue {
  readonly #options: QueueOptions;
  readonly #tasks: PQueue;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#tasks = new PQueue({ concurrency: options.concurrency ?? 1 });
  }

  /** Running and waiting together. */
  get length(): number {
    return this.#tasks.size + this.#tasks.pending;
  }

  /** Resolves when nothing runs and nothing waits. */
  onIdle(): Promise<void> {
    return this.#tasks.onIdle();
  }

  /** Runs a task when it is its turn, which is never before this returns. Throws what the bound refuses with. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    const { bound } = this.#options;
    if (bound && this.length >= bound.length) throw bound.refuse();
    const runInContext = AsyncResource.bind(() => this.#runWithDeadline(task));
    const { name, isMeasured = true } = this.#options;
    const measured = isMeasured ? processState.metrics?.queues.enter(name) : undefined;
    try {
      return await this.#tasks.add(async () => {
        measured?.begin();
        await Promise.resolve();
        return await runInContext();
      });
    } finally {
      measured?.leave();
    }
  }

  /** Gives the task up at the deadline with DeadlineError: readiness then reports it. */
  async #runWithDeadline<Result>(task: () => Promise<Result>): Promise<Result> {
    const { name, deadlineMs, longestMs } = this.#options;
    if (deadlineMs === undefined) return await task();
    try {
      const result = await new Deadline({ ms: deadlineMs, longestMs, facts: { work: name } }).within(task);
      clearOverrun(name);
      return result;
    } catch (error) {
      if (error instanceof DeadlineError) recordOverrun(name);
      else clearOverrun(name);
      throw error;
    }
  }
}
