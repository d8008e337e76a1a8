// @ts-check
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { endChild, hasEnded, startChild, throwIfEnding } from "./child.mjs";
import { DamagedDatabaseError, requireWholeDatabase } from "./damaged-database.mjs";
import { EMBEDDED_DATA, chooseEngine } from "./database-engine.mjs";
import { LauncherError } from "./failure.mjs";
import { MADE_MARK, findDamage } from "./inspect-database.mjs";
import { keepRunning } from "./keep-running.mjs";
import { describeFullDisk, waitForRoom } from "./wait-for-room.mjs";
import { prepareSocketPath, socketUri } from "./socket-path.mjs";

const START_TIMEOUT_MS = 60_000;
/** The exit code of an engine that meets damage that it cannot handle; it prints nothing. */
const ENGINE_ABORTED = 14;

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/**
 * Starts the database of a data folder in a process of its own, and restarts it whenever that process dies. `stop`
 * closes it cleanly. Its address always stays the same. `gaveUp` rejects once the database turns out to be damaged,
 * and never settles otherwise. Throws DamagedDatabaseError.
 * @param {string} dataDir
 * @param {(child: ChildProcess) => void} [onStart] told each process
 */
export async function startDatabase(dataDir, onStart = () => undefined) {
  throwIfEnding();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = join(dataDir, EMBEDDED_DATA);
  await requireWholeDatabase(folder);
  await waitForRoom(dataDir);
  const socketPath = prepareSocketPath(dataDir);
  const engine = await chooseEngine(dataDir, socketPath);
  const start = () => {
    const child = startChild(engine);
    onStart(child);
    return child;
  };

  const first = start();
  await waitUntilReady(first, socketPath).catch((error) => {
    throw hasAborted(first)
      ? new DamagedDatabaseError(folder, findDamage(folder), { isOpened: true })
      : error;
  });
  if (existsSync(folder)) writeFileSync(join(dataDir, MADE_MARK), "");
  const whyEnd = (/** @type {ChildProcess} */ child) => {
    const damage = hasAborted(child) ? findDamage(folder) : [];
    return damage.length === 0 ? null : new DamagedDatabaseError(folder, damage, { isOpened: true });
  };
  const { stop, gaveUp } = keepRunning({
    name: "database",
    first,
    start,
    whyWait: () => describeFullDisk(dataDir),
    whyEnd,
  });
  return { uri: socketUri(socketPath), stop, gaveUp };
}

/** @param {ChildProcess} child */
const hasAborted = (child) => child.exitCode === ENGINE_ABORTED || child.signalCode === "SIGABRT";

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

/** @param {string} socketPath */
async function canConnect(socketPath) {
  const socket = connect(socketPath);
  return once(socket, "connect").then(
    () => Boolean(socket.destroy()),
    () => false,
  );
}
