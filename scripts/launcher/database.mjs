// @ts-check
import { mkdirSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { endChild, hasEnded, startChild, throwIfEnding } from "./child.mjs";
import { chooseEngine } from "./database-engine.mjs";
import { LauncherError } from "./failure.mjs";
import { keepRunning } from "./keep-running.mjs";
import { prepareSocketPath, socketUri } from "./socket-path.mjs";

const START_TIMEOUT_MS = 60_000;

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/**
 * @typedef {object} Database
 * @property {string} uri stays the same across restarts of the database's process
 * @property {() => Promise<void>} stop closes it cleanly
 */

/**
 * Starts the database of a data folder in a process of its own, and starts it again whenever that
 * process dies, until it is stopped.
 * @param {string} dataDir
 * @param {(child: ChildProcess) => void} [onStart] told each process
 * @returns {Promise<Database>}
 */
export async function startDatabase(dataDir, onStart = () => undefined) {
  throwIfEnding();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const socketPath = prepareSocketPath(dataDir);
  const engine = await chooseEngine(dataDir, socketPath);
  const start = () => {
    const child = startChild(engine);
    onStart(child);
    return child;
  };

  const first = start();
  await waitUntilReady(first, socketPath);
  return { uri: socketUri(socketPath), stop: keepRunning({ name: "database", first, start }).stop };
}

/**
 * @param {ChildProcess} child
 * @param {string} socketPath
 */
export async function waitUntilReady(child, socketPath) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await canConnect(socketPath))) {
    if (hasEnded(child)) throw new LauncherError("The database did not start; the reason is above.");
    if (Date.now() > deadline) {
      await endChild(child, 0);
      throw new LauncherError(`The database did not answer within ${START_TIMEOUT_MS / 1000} s.`);
    }
    await sleep(20);
  }
}

/**
 * @param {string} socketPath
 * @returns {Promise<boolean>}
 */
async function canConnect(socketPath) {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
