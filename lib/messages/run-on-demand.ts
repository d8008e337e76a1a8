import { Deadline } from "@/lib/deadline";
import { logError } from "@/lib/log";

interface OnDemandOptions {
  /** For the log. */
  name: string;
  intervalMs: number;
  /** Who asks is answered after this, together with whoever else asks meanwhile. */
  gatherMs: number;
  /** After this a run is given up, so that the next can begin. */
  deadlineMs: number;
  /** Returns when there is something to do again, or null where nobody knows of anything. */
  work: () => Promise<number | null>;
}

export interface OnDemandJob {
  wake: () => void;
  stop: () => void;
}

/**
 * A job that runs at once, at each interval, when somebody asks for it, and when it has said itself; one run at a time. Asked
 * for while it runs, it runs once more. A run that fails is logged, and the next comes all the same.
 */
export function runOnDemand(options: OnDemandOptions): OnDemandJob {
  const { name, intervalMs, gatherMs, deadlineMs, work } = options;
  let isRunning = false;
  let isWanted = false;
  let next: NodeJS.Timeout | undefined;
  let nextAt = Infinity;
  let isStopped = false;

  const schedule = (at: number) => {
    if (isStopped || at >= nextAt) return;
    clearTimeout(next);
    nextAt = at;
    next = setTimeout(
      () => {
        nextAt = Infinity;
        void run();
      },
      Math.max(0, at - Date.now()),
    ).unref();
  };
  const run = async () => {
    if (isRunning) {
      isWanted = true;
      return;
    }
    isRunning = true;
    isWanted = false;
    try {
      const at = await new Deadline({ ms: deadlineMs, facts: { work: name } }).within(work);
      if (at !== null) schedule(Math.max(at, Date.now() + gatherMs));
    } catch (error) {
      logError(`${name} failed`, { error });
    } finally {
      isRunning = false;
    }
    schedule(Date.now() + (isWanted ? gatherMs : intervalMs));
  };
  void run();
  return {
    wake: () => schedule(Date.now() + gatherMs),
    stop: () => {
      clearTimeout(next);
      isStopped = true;
    },
  };
}
