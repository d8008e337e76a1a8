import { Deadline } from "@/lib/platform/jobs/deadline";
import { logFailedJob } from "@/lib/platform/jobs/log-failed-job";
import { timerMs } from "@/lib/platform/time/timers";

export interface PeriodicOptions {
  /** For the log. */
  name: string;
  /** From the end of a run to the beginning of the next. */
  intervalMs: number;
  /** A run that somebody asks for begins after this; all who ask meanwhile share it. */
  gatherMs?: number;
  /** After this a run is given up, so that the next can begin. */
  deadlineMs: number;
  /** Returns when there is something to do again, where it knows that. */
  work: () => Promise<Date | null | void>;
}

interface PeriodicJob {
  wake: () => void;
  stop: () => void;
}

/**
 * A periodic job, for as long as the process lives: it runs at once, at each interval, when somebody asks for it, and at
 * the time that its last run returned; one run at a time. If somebody asks while it runs, it runs once more. A run that
 * fails is logged, and the next comes all the same.
 */
export function runPeriodically(options: PeriodicOptions): PeriodicJob {
  const { name, intervalMs, gatherMs = 0, deadlineMs, work } = options;
  let [isRunning, isWanted, isStopped] = [false, false, false];
  let next: NodeJS.Timeout | undefined;
  /** When the next run is due, by performance.now(), which no change of the clock moves. */
  let nextAt = Infinity;

  const schedule = (delayMs: number) => {
    const at = performance.now() + delayMs;
    if (isStopped || at >= nextAt) return;
    clearTimeout(next);
    nextAt = at;
    next = setTimeout(() => {
      nextAt = Infinity;
      void run();
    }, timerMs(delayMs)).unref();
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
      if (at) schedule(Math.max(at.getTime() - Date.now(), gatherMs));
    } catch (error) {
      logFailedJob(name, error);
    } finally {
      isRunning = false;
    }
    schedule(isWanted ? gatherMs : intervalMs);
  };
  void run();
  return {
    wake: () => schedule(gatherMs),
    stop: () => {
      clearTimeout(next);
      isStopped = true;
    },
  };
}
