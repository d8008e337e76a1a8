import { Deadline, DeadlineError } from "@/lib/deadline";
import { clearOverrun, recordOverrun } from "@/lib/deadline-overruns";

interface TurnOptions<Result> {
  /** For the log, and for what is told of the shop's health. */
  name: string;
  /** Far above what an honest turn takes. */
  deadlineMs: number;
  work: () => Promise<Result>;
}

/** Does the work, but gives it up at its deadline with DeadlineError: readiness then tells of it. */
async function takeTurn<Result>({ name, deadlineMs, work }: TurnOptions<Result>): Promise<Result> {
  try {
    const result = await new Deadline({ ms: deadlineMs, facts: { work: name } }).within(work);
    clearOverrun(name);
    return result;
  } catch (error) {
    if (error instanceof DeadlineError) recordOverrun(name);
    else clearOverrun(name);
    throw error;
  }
}

/**
 * A queue: work that is done one after the other, whatever becomes of what came before. A turn that hangs is given up
 * at its deadline, and the next begins; if the one that was given up is only slow, the two run at the same time.
 */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  constructor(readonly options: { name: string; deadlineMs: number }) {}

  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(() => takeTurn({ ...this.options, work }));
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
