// @ts-check
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { LauncherError } from "./failure.mjs";

const DEFAULT_PORT = 3000;

/** Below the ports that systems give to outgoing connections: Linux begins at 32768, others at 49152. */
const FREE_PORTS = { from: 20_000, to: 32_768 };
const MOST_PROBES = 100;

/** The ports that this process has been given: whoever was given one may not listen yet. */
const given = new Set();

/**
 * The port that PORT asks for.
 * @param {string | undefined} text
 */
export function parsePort(text) {
  if (text === undefined || text === "") return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new LauncherError(`PORT is "${text}", but a port is a number from 1 to 65535.`);
}

/**
 * Throws a sentence when the port is taken.
 * @param {number} port
 * @param {string} command what to start instead, for the advice
 */
export async function checkPort(port, command) {
  const code = await listenOnce(port).then(
    () => null,
    (error) => String(error.code ?? error.message),
  );
  if (code === "EADDRINUSE") {
    throw new LauncherError(
      `Port ${port} is in use by another program. Choose another one: PORT=${port + 1} ${command}`,
    );
  }
  if (code === "EACCES") {
    throw new LauncherError(
      `Port ${port} is not allowed for this user. Choose another one: PORT=${DEFAULT_PORT} ${command}`,
    );
  }
  if (code !== null) throw new LauncherError(`Port ${port} cannot be used (${code}).`);
}

/**
 * Finds a port that nobody uses. It stays free until it is used: no other call of this process gets it, and no
 * outgoing connection takes it.
 */
export async function findFreePort() {
  for (let probe = 0; probe < MOST_PROBES; probe += 1) {
    const port = randomInt(FREE_PORTS.from, FREE_PORTS.to);
    if (given.has(port)) continue;
    given.add(port);
    const isFree = await listenOnce(port).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new LauncherError(`No free port was found between ${FREE_PORTS.from} and ${FREE_PORTS.to}.`);
}

/**
 * Listens for a moment without a host, as the server does: a program on either IP version counts. Throws where it
 * cannot listen.
 * @param {number} port
 */
async function listenOnce(port) {
  const probe = createServer().listen(port);
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}
