// @ts-check
import { setTimeout as sleep } from "node:timers/promises";
import { killRemainingChildren, refuseNewChildren } from "./child.mjs";
import { reportFailure } from "./failure.mjs";
import { endSteps } from "./run-step.mjs";

/** @type {NodeJS.Signals[]} */
const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
// One Ctrl-C can arrive twice, from the terminal and from npm; a person's second press comes later.
const IMPATIENCE_MS = 2000;
const UNWIND_MS = 2000;

/**
 * Registers what has to be undone at the end; the last one registered is undone first.
 * @typedef {(cleanup: () => unknown) => void} Defer
 */

class StopRequest extends Error {}

/**
 * Runs the work of a command to its end or to a signal, undoes what it registered, and exits:
 * with its result, with `stoppedCode` after a signal, with 1 after a failure.
 * @param {(defer: Defer) => Promise<number>} work
 * @param {{ stoppedCode?: number }} [options]
 */
export async function runLauncher(work, { stoppedCode = 0 } = {}) {
  /** @type {(() => unknown)[]} */
  const cleanups = [];
  const stopped = waitForStop();
  const working = work((cleanup) => cleanups.push(cleanup));
  let exitCode;
  try {
    exitCode = await Promise.race([working, stopped]);
  } catch (error) {
    if (error instanceof StopRequest) exitCode = stoppedCode;
    else {
      reportFailure(error);
      exitCode = 1;
    }
  }
  refuseNewChildren();
  await endSteps();
  for (const cleanup of cleanups.toReversed()) {
    try {
      await cleanup();
    } catch (error) {
      reportFailure(error);
      exitCode = 1;
    }
  }
  killRemainingChildren();
  // Work that a signal interrupts gives up at its next step, and cleans up after itself.
  await Promise.race([working.catch(() => undefined), sleep(UNWIND_MS)]);
  process.exit(exitCode);
}

/** @returns {Promise<never>} */
function waitForStop() {
  let firstAt = 0;
  return new Promise((_, reject) => {
    for (const signal of STOP_SIGNALS) {
      process.on(signal, () => {
        if (firstAt === 0) {
          firstAt = Date.now();
          console.log("\nStopping …");
          reject(new StopRequest());
        } else if (signal === "SIGINT" && Date.now() - firstAt > IMPATIENCE_MS) {
          killRemainingChildren();
          process.exit(1);
        }
      });
    }
  });
}
