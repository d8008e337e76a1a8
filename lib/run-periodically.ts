import { Deadline } from "@/lib/deadline";
import { logError } from "@/lib/log";

interface PeriodicOptions {
  /** For the log. */
  name: string;
  intervalMs: number;
  /** After this a run is given up, so that the next can begin. */
  deadlineMs: number;
  work: () => Promise<void>;
}

/**
 * A periodic job: does the work at once and then at each interval, one run at a time, for as long as the process lives.
 * A run that fails is logged, and the next comes all the same. Returns what ends it.
 */
export function runPeriodically({ name, intervalMs, deadlineMs, work }: PeriodicOptions): () => void {
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await new Deadline({ ms: deadlineMs, facts: { work: name } }).within(work);
    } catch (error) {
      logError(`${name} failed`, { error });
    } finally {
      isRunning = false;
    }
  };
  void run();
  const timer = setInterval(() => void run(), intervalMs).unref();
  return () => clearInterval(timer);
}
