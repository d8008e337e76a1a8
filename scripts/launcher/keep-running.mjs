// @ts-check
import { backoffMs } from "../../lib/platform/jobs/backoff.mjs";
import { describeExit, endChild, hasEnded } from "./child.mjs";
import { LauncherError } from "./failure.mjs";

const BACKOFF = { firstMs: 200, longestMs: 10_000 };
const STEADY_MS = 30_000;
/** EX_CONFIG of sysexits.h: the program would end the same way each time. */
const EXIT_CONFIG = 78;

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/**
 * @typedef {object} Program
 * @property {string} name in the words of the terminal
 * @property {ChildProcess} first
 * @property {() => ChildProcess} start
 * @property {(child: ChildProcess) => void} [onRestart] told each one that follows the first
 * @property {() => string | null} [whyWait] what keeps it from being started now; it is looked at again, each time a little later
 * @property {(child: ChildProcess) => Error | null} [whyEnd] why one that ended would end the same way each time
 */

/**
 * Keeps a program running: restarts it whenever its process ends by itself, with a growing backoff while it does not
 * stay up. `stop` ends it; `gaveUp` rejects when it would end the same way each time, and never settles otherwise.
 * @param {Program} program
 */
export function keepRunning({
  name,
  first,
  start,
  onRestart = () => undefined,
  whyWait = () => null,
  whyEnd = whyMisconfigured(name),
}) {
  let child = first;
  let isStopping = false;
  let inARow = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {(error: Error) => void} */
  let giveUp = () => undefined;
  /** @type {Promise<never>} */
  const gaveUp = new Promise((_, reject) => {
    giveUp = reject;
  });
  gaveUp.catch(() => undefined);

  /** @param {(seconds: number) => string} describe */
  const startLater = (describe) => {
    const delay = backoffMs(BACKOFF, { failures: inARow });
    console.error(describe(delay / 1000));
    timer = setTimeout(startAgain, delay);
  };

  const startAgain = () => {
    const obstacle = findObstacle(whyWait);
    if (obstacle !== null) {
      inARow += 1;
      startLater((seconds) => `${obstacle} Looking again in ${seconds} s.`);
      return;
    }
    try {
      child = start();
    } catch {
      // The launcher itself is ending.
      return;
    }
    onRestart(child);
    watch(child);
  };

  /** @param {ChildProcess} watched */
  const watch = (watched) => {
    const startedAt = Date.now();
    onceEnded(watched, (how) => {
      if (isStopping) return;
      const reason = whyEnd(watched);
      if (reason !== null) {
        giveUp(reason);
        return;
      }
      inARow = Date.now() - startedAt > STEADY_MS ? 1 : inARow + 1;
      startLater((seconds) => describeEnd({ name, how, inARow, seconds }));
    });
  };
  watch(first);

  const stop = async () => {
    isStopping = true;
    clearTimeout(timer);
    await endChild(child);
  };
  return { stop, gaveUp };
}

/**
 * Returns what keeps a program from being started; if that cannot be told, why not.
 * @param {() => string | null} whyWait
 */
function findObstacle(whyWait) {
  try {
    return whyWait();
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}.`;
  }
}

/**
 * @param {ChildProcess} child
 * @param {(how: string) => void} onEnd told once, and at once of one that has ended already
 */
function onceEnded(child, onEnd) {
  let isTold = false;
  const tell = (/** @type {string} */ how) => {
    if (isTold) return;
    isTold = true;
    onEnd(how);
  };
  child.once("error", (error) => tell(error.message));
  if (hasEnded(child) && child.pid !== undefined) tell(describeExit(child.exitCode, child.signalCode));
  else child.once("exit", (code, signal) => tell(describeExit(code, signal)));
}

/** @param {string} name */
const whyMisconfigured =
  (name) =>
  (/** @type {ChildProcess} */ { exitCode }) =>
    exitCode === EXIT_CONFIG
      ? new LauncherError(`The ${name} cannot run in this environment; the reason is above.`)
      : null;

/** @param {{ name: string, how: string, inARow: number, seconds: number }} end */
function describeEnd({ name, how, inARow, seconds }) {
  const often = inARow === 1 ? "" : `, ${inARow} times in a row`;
  return `The ${name}'s process ended (${how})${often}; starting it again in ${seconds} s.`;
}
