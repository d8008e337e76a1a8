// @ts-check
import { backoffMs } from "../../lib/platform/jobs/backoff.mjs";
import { describeExit, endChild, hasEnded } from "./child.mjs";
import { LauncherError } from "./failure.mjs";

const BACKOFF = { firstMs: 200, longestMs: 10_000 };
const STEADY_MS = 30_000;
/** EX_CONFIG of sysexits.h: it would end the same way each time. */
const EXIT_CONFIG = 78;

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/**
 * @typedef {object} Program
 * @property {string} name in the words of the terminal
 * @property {ChildProcess} first
 * @property {() => ChildProcess} start
 * @property {(child: ChildProcess) => void} [onRestart] told each one that follows the first
 */

/**
 * Keeps a program running: whenever its process ends by itself it is started again, each time a little later while it
 * does not stay up. `stop` ends it; `gaveUp` rejects when its configuration is wrong, and never settles otherwise.
 * @param {Program} program
 */
export function keepRunning({ name, first, start, onRestart = () => undefined }) {
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

  const startAgain = () => {
    try {
      child = start();
    } catch {
      // The launcher itself is on its way out.
      return;
    }
    onRestart(child);
    watch(child);
  };

  /** @param {ChildProcess} watched */
  const watch = (watched) => {
    const startedAt = Date.now();
    let isTold = false;
    const onEnd = (/** @type {string} */ how) => {
      if (isStopping || isTold) return;
      isTold = true;
      if (watched.exitCode === EXIT_CONFIG) {
        giveUp(new LauncherError(`The ${name} cannot run in this environment; the reason is above.`));
        return;
      }
      inARow = Date.now() - startedAt > STEADY_MS ? 1 : inARow + 1;
      const delay = backoffMs(BACKOFF, { failures: inARow });
      console.error(describeEnd({ name, how, inARow, delay }));
      timer = setTimeout(startAgain, delay);
    };
    watched.once("error", (error) => onEnd(error.message));
    if (hasEnded(watched) && watched.pid !== undefined)
      onEnd(describeExit(watched.exitCode, watched.signalCode));
    else watched.once("exit", (code, signal) => onEnd(describeExit(code, signal)));
  };
  watch(first);

  const stop = async () => {
    isStopping = true;
    clearTimeout(timer);
    await endChild(child);
  };
  return { stop, gaveUp };
}

/** @param {{ name: string, how: string, inARow: number, delay: number }} end */
function describeEnd({ name, how, inARow, delay }) {
  const often = inARow === 1 ? "" : `, ${inARow} times in a row`;
  return `The ${name}'s process ended (${how})${often}; starting it again in ${delay / 1000} s.`;
}
