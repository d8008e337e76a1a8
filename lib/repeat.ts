import { Deadline } from "@/lib/deadline";
import { logError } from "@/lib/log";

interface RepeatOptions {
  /** For the log. */
  name: string;
  everyMs: number;
  /** After this a round is given up, so that the next can begin. */
  deadlineMs: number;
  work: () => Promise<void>;
}

/**
 * Does the work now and then every so often, one round at a time, for as long as the process lives. A round that fails
 * is logged, and the next comes all the same. Returns what ends it.
 */
export function repeat({ name, everyMs, deadlineMs, work }: RepeatOptions): () => void {
  let isUnderWay = false;
  const round = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await new Deadline({ ms: deadlineMs, facts: { work: name } }).within(work);
    } catch (error) {
      logError(`${name} failed`, { error });
    } finally {
      isUnderWay = false;
    }
  };
  void round();
  const timer = setInterval(() => void round(), everyMs).unref();
  return () => clearInterval(timer);
}
