// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { identifyProcess } from "./process-identity.mjs";

const PIPE_FD = 3;
const END_TIMEOUT_MS = 30_000;

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let isEnding = false;

/** @typedef {Record<string, string | undefined>} Environment */

/**
 * @typedef {object} ChildOptions
 * @property {string} command
 * @property {string[]} args
 * @property {Environment} [env]
 * @property {string} [cwd]
 * @property {"inherit" | "pipe"} [output]
 */

/** The options that make a Node program end when the launcher is gone. */
export const END_WITH_LAUNCHER = ["--import", new URL("end-with-launcher.mjs", import.meta.url).href];

/**
 * Starts a child in a process group of its own, so that Ctrl-C reaches only the launcher, which then ends its
 * children in the right order.
 * @param {ChildOptions} options
 */
export function startChild({ command, args, env = process.env, cwd, output = "inherit" }) {
  throwIfEnding();
  /** @type {import("node:child_process").SpawnOptions} */
  const options = {
    cwd,
    // Next's types require NODE_ENV in every environment; here its absence has a meaning.
    // @ts-expect-error TS2741
    env: { ...env, LAUNCHER_PIPE: String(PIPE_FD) },
    detached: true,
    stdio: ["ignore", output, output, "pipe"],
  };
  const child = spawn(command, args, options);
  running.add(child);
  child.once("exit", () => running.delete(child));
  child.once("error", () => running.delete(child));
  child.stdio[PIPE_FD]?.on("error", () => undefined);
  return child;
}

/**
 * Runs a child to its end, and returns its exit code.
 * @param {ChildOptions} options
 * @param {(cleanup: () => unknown) => void} defer
 */
export async function runChild(options, defer) {
  const child = startChild(options);
  defer(() => endChild(child));
  await once(child, "exit");
  return child.exitCode ?? 1;
}

/**
 * Reads a child's output from these piped streams until it ends, and ignores its other streams.
 * @param {import("node:child_process").ChildProcess} child
 * @param {("stdout" | "stderr")[]} streams
 */
export async function readOutput(child, ...streams) {
  /** @type {Buffer[]} */
  const chunks = [];
  child.stdout?.resume();
  child.stderr?.resume();
  for (const stream of streams) child[stream]?.on("data", (chunk) => chunks.push(chunk));
  await once(child, "close");
  return Buffer.concat(chunks).toString();
}

/**
 * Asks a child and its children to end, and kills them if they do not.
 * @param {import("node:child_process").ChildProcess} child
 * @param {number} [timeoutMs]
 */
export async function endChild(child, timeoutMs = END_TIMEOUT_MS) {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  signalGroup(child, "SIGTERM");
  const timer = setTimeout(() => signalGroup(child, "SIGKILL"), timeoutMs);
  await ended;
  clearTimeout(timer);
}

/** Refuses to start children from now on: the launcher is ending. */
export function refuseNewChildren() {
  isEnding = true;
}

/** Throws if a signal has ended the run, so that work does not go on. */
export function throwIfEnding() {
  if (isEnding) throw new Error("the launcher is ending");
}

/** Kills all children that still run, as a last resort at the end. */
export function killRemainingChildren() {
  for (const child of running) signalGroup(child, "SIGKILL");
}

/** @param {import("node:child_process").ChildProcess} child */
export function hasEnded(child) {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** @param {import("node:child_process").ChildProcess} child */
export function identifyChild(child) {
  return child.pid === undefined ? null : identifyProcess(child.pid);
}

/** How a child ended, in words. @param {number | null} code @param {string | null} signal */
export function describeExit(code, signal) {
  return signal === null ? `exit code ${code}` : signal;
}

/**
 * Signals a child and its whole process group: a shell in between would not pass the signal on.
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}
