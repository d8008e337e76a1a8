import { vi } from "vitest";
import { processState } from "@/lib/platform/process-state.mjs";

type Faked = "setTimeout" | "clearTimeout" | "setInterval" | "clearInterval" | "Date";

/**
 * Stops the clock of deadlines: their timers and their elapsed time. The database has not answered anything so far, so
 * code that waits for 2 s of this clock without an answer takes it for dead. Ends with vi.useRealTimers().
 */
export function fakeDeadlineClock(...others: Faked[]): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", ...others] });
  delete processState.databaseHeardAt;
}
