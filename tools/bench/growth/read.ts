import type { TimedAnswer } from "@/tools/bench/measure/timed-get";

export interface Read {
  name: string;
  /** Prepares each measurement; its own time does not count. */
  prepare?: () => Promise<unknown>;
  send: () => Promise<TimedAnswer>;
}
