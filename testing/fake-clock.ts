import { vi } from "vitest";
import { processState } from "@/lib/platform/process-state.mjs";

type Faked = "setTimeout" | "clearTimeout" | "setInterval" | "clearInterval" | "Date";

/**
 * Stops the clock that deadlines go by: their timers, and the time that has passed. Nothing has been heard of the database
 * so far, so whoever waits for 2 s of this clock without an answer takes it for dead. Ends with vi.useRealTimers().
 */
export function fakeDeadlineClock(...others: Faked[]): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", ...others] });
  delete processState.databaseHeardAt;
}
