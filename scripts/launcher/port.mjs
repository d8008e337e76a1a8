// @ts-check
import { once } from "node:events";
import { createServer } from "node:net";
import { LauncherError } from "./failure.mjs";

const DEFAULT_PORT = 3000;

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
  // Without a host, as the server listens: a program on either IP version counts.
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

/** Finds a port that nobody uses at this moment. */
export async function findFreePort() {
  return listenOnce(0, "127.0.0.1");
}

/**
 * Listens for a moment, and returns the port; throws where it cannot listen.
 * @param {number} port
 * @param {string} [host]
 */
async function listenOnce(port, host) {
  const probe = createServer().listen(port, host);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}
