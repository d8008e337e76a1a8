// @ts-check
import { once } from "node:events";
import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { END_WITH_LAUNCHER, describeExit, hasEnded, startChild } from "./child.mjs";
import { LauncherError } from "./failure.mjs";
import { ROOT } from "./paths.mjs";

const READY_TIMEOUT_MS = 60_000;

/** Left alone, it takes memory three times faster than it needs to: it is meant for machines that have little. */
const SMALL_YOUNG_HEAP = "--max-semi-space-size=4";
const ONE_ARENA = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * How the production server is started, wherever its build lies: what is measured or put under fire has the memory
 * settings of the shop.
 * @param {import("./child.mjs").Environment} env
 */
export function serverCommand(env) {
  return {
    command: process.execPath,
    args: [...END_WITH_LAUNCHER, SMALL_YOUNG_HEAP, "scripts/server.mjs"],
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
 * Resolves when the server says that the shop can serve.
 * @param {import("node:child_process").ChildProcess} server
 * @param {number} port
 */
export async function waitUntilServing(server, port) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
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
    // Without an agent: fetch would keep the connection open, and the server wait for it at its end.
    const request = get({ host: "127.0.0.1", port, path: "/api/health/ready", agent: false, timeout: 5000 });
    request.once("timeout", () => request.destroy());
    request.once("error", () => resolve(false));
    request.once("response", (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
  });
}
