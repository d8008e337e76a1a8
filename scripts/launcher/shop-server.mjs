// @ts-check
import { once } from "node:events";
import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { END_WITH_LAUNCHER, describeExit, endChild, hasEnded, startChild } from "./child.mjs";
import { LauncherError } from "./failure.mjs";
import { keepRunning } from "./keep-running.mjs";
import { ROOT } from "./paths.mjs";

const READY_TIMEOUT_MS = 60_000;

/** Without this setting, memory grows three times faster than needed; the shop should run on small machines. */
const SMALL_YOUNG_HEAP = "--max-semi-space-size=4";
const ONE_ARENA = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * The command that starts the production server, wherever its build is, so that benchmarks and stress tests have the
 * shop's memory settings too.
 * @param {import("./child.mjs").Environment} env
 */
export function serverCommand(env) {
  return {
    command: process.execPath,
    args: [...END_WITH_LAUNCHER, SMALL_YOUNG_HEAP, "server/main.mjs"],
    env: { ...ONE_ARENA, ...env, NODE_ENV: "production" },
  };
}

/**
 * Starts the production server.
 * @param {import("./child.mjs").Environment} env
 * @param {import("./child.mjs").ChildOptions["output"]} [output]
 */
export function startServer(env, output) {
  return startChild({ ...serverCommand(env), cwd: ROOT, ...(output && { output }) });
}

/**
 * @typedef {object} Service
 * @property {number} port
 * @property {import("./child.mjs").Environment} env
 * @property {number} [readyTimeoutMs] for the first start
 * @property {(child: import("node:child_process").ChildProcess) => void} [onStart] told each process
 */

/**
 * Starts the production server, and restarts it whenever it ends by itself. `serving` resolves when it first serves,
 * and rejects when it ends before that: a person should look at the reason. The resolved value has `gaveUp`, which
 * rejects when a restart would not help.
 * @param {Service} service
 */
export function keepServing({ port, env, readyTimeoutMs, onStart = () => undefined }) {
  const start = () => {
    const child = startServer(env);
    onStart(child);
    return child;
  };
  const first = start();
  let stop = () => endChild(first);
  const serve = async () => {
    await waitUntilServing(first, port, readyTimeoutMs);
    const onRestart = (/** @type {import("node:child_process").ChildProcess} */ child) => {
      waitUntilServing(child, port, Infinity).then(
        () => console.log("The shop is open again."),
        // It ended too; the restart reports that.
        () => undefined,
      );
    };
    const { stop: stopForGood, gaveUp } = keepRunning({ name: "server", first, start, onRestart });
    stop = stopForGood;
    return { gaveUp };
  };
  return { serving: serve(), stop: () => stop() };
}

/**
 * Resolves when the server reports that the shop can serve.
 * @param {import("node:child_process").ChildProcess} server
 * @param {number} port
 * @param {number} [timeoutMs]
 */
export async function waitUntilServing(server, port, timeoutMs = READY_TIMEOUT_MS) {
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady(port))) {
    if (hasEnded(server)) throw new LauncherError("The server did not start; the reason is above.");
    if (Date.now() > deadline)
      throw new LauncherError("The server started, but does not say that it is ready.");
    await sleep(100);
  }
}

/**
 * Throws when the server ends by itself.
 * @param {import("node:child_process").ChildProcess} server
 * @returns {Promise<never>}
 */
export async function watchServer(server) {
  if (!hasEnded(server)) await once(server, "exit");
  throw new LauncherError(
    `The server ended by itself (${describeExit(server.exitCode, server.signalCode)}).`,
  );
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function isReady(port) {
  return new Promise((resolve) => {
    // Without an agent: fetch would keep the connection open, and the server would wait for it when it ends.
    const request = get({ host: "127.0.0.1", port, path: "/api/health/ready", agent: false, timeout: 5000 });
    request.once("timeout", () => request.destroy());
    request.once("error", () => resolve(false));
    request.once("response", (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
  });
}
