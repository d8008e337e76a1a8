// @ts-check
import { once } from "node:events";
import { createInterface } from "node:readline";
import { describeExit, endChild, startChild } from "./child.mjs";
import { LauncherError } from "./failure.mjs";
import { withProgress } from "./progress.mjs";

const KEPT_LINES = 200;
const END_TIMEOUT_MS = 5_000;

/** @type {Set<import("node:child_process").ChildProcess>} */
const steps = new Set();

/**
 * Ends the steps under way; each can start again later. It asks them first: a build starts its compiler in a process
 * group of its own, and only the build can end it.
 * @param {number} [timeoutMs]
 */
export async function endSteps(timeoutMs = END_TIMEOUT_MS) {
  await Promise.all([...steps].map((child) => endChild(child, timeoutMs)));
}

/**
 * @typedef {object} Told
 * @property {string} label what is being done, for the progress line
 * @property {() => string} [measure] how far it is; without it the child's last line is shown
 * @property {import("./with-lock.mjs").NoteChild} [onStart]
 */

/**
 * Runs a command to its end under a progress line. Its output is shown only when it fails.
 * @param {import("./child.mjs").ChildOptions & Told} step
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
    const failure = await once(child, "close").then(
      ([code, signal]) => (code === 0 ? null : describeExit(code, signal)),
      (error) => error.message,
    );
    clearInterval(timer);
    steps.delete(child);
    if (failure !== null) throw new LauncherError([...lines, `${label} failed (${failure}).`].join("\n"));
  });
  return lines;
}
