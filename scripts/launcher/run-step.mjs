// @ts-check
import { createInterface } from "node:readline";
import { describeExit, signalGroup, startChild } from "./child.mjs";
import { LauncherError } from "./failure.mjs";
import { withProgress } from "./progress.mjs";

const KEPT_LINES = 200;

/** @type {Set<import("node:child_process").ChildProcess>} */
const steps = new Set();

/** Kills the steps under way; each can be begun anew. */
export function killSteps() {
  for (const child of steps) signalGroup(child, "SIGKILL");
}

/**
 * @typedef {object} Step
 * @property {string} label what is being done, for the progress line
 * @property {string} command
 * @property {string[]} args
 * @property {import("./child.mjs").Environment} [env]
 * @property {string} [cwd]
 * @property {() => string} [measure] how far it is; without it the child's last line is shown
 * @property {import("./with-lock.mjs").NoteChild} [onStart]
 */

/**
 * Runs a command to its end under a progress line. Its output is shown only when it fails.
 * @param {Step} step
 */
export async function runStep({ label, measure, onStart, ...options }) {
  /** @type {string[]} */
  const lines = [];
  await withProgress(label, async (report) => {
    const child = startChild({ ...options, output: "pipe" });
    steps.add(child);
    onStart?.(child);
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        if (lines.length > KEPT_LINES) lines.shift();
        if (measure === undefined && line.trim() !== "") report(line.trim());
      });
    }
    const timer = measure && setInterval(() => report(measure()), 500);
    const failure = await waitForEnd(child);
    clearInterval(timer);
    steps.delete(child);
    if (failure !== null) throw new LauncherError([...lines, `${label} failed (${failure}).`].join("\n"));
  });
  return lines;
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<string | null>}
 */
async function waitForEnd(child) {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) => resolve(code === 0 ? null : describeExit(code, signal)));
  });
}
