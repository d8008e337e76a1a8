// @ts-check
import { LauncherError } from "../../../scripts/launcher/failure.mjs";

const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

/**
 * The address, if it is this machine's own; a load test of somebody's shop is nothing to do by mistake.
 * @param {string} address
 */
export function requireLoopback(address) {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol === "http:" && LOOPBACK.has(url.hostname)) return url;
  throw new LauncherError(
    `Only a shop on this machine is measured: http://127.0.0.1, http://localhost or http://[::1], and not ${address}.`,
  );
}
