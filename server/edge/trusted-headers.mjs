// @ts-check
import { randomUUID } from "node:crypto";
import { isIPv6 } from "node:net";

/** @import { IncomingMessage, ServerResponse } from "node:http" */

/**
 * Sets the headers that the application trusts, and overwrites what the client sent in them: a request id, which the
 * response carries too, and the client's address. The admission alone says what proof came with the request.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {number} trustedProxies how many proxies of ours have appended to X-Forwarded-For
 */
export function setTrustedHeaders(request, response, trustedProxies) {
  const requestId = randomUUID();
  request.headers["x-request-id"] = requestId;
  response.setHeader("X-Request-Id", requestId);
  request.headers["x-client-address"] = toNetwork(clientAddress(request, trustedProxies));
  delete request.headers["x-wanted-path"];
  delete request.headers["x-proof"];
}

/**
 * @param {IncomingMessage} request
 * @param {number} trustedProxies
 */
function clientAddress({ headers, socket }, trustedProxies) {
  const peer = socket.remoteAddress ?? "unknown";
  const forwarded = headers["x-forwarded-for"];
  if (trustedProxies === 0) {
    if (forwarded !== undefined) warnOfProxy();
    return peer;
  }
  const addresses = String(forwarded ?? "").match(/[^\s,]+/g);
  // Each proxy appends its peer's address, so the entry of our outermost proxy is the last trustworthy one.
  return addresses?.at(-trustedProxies) ?? peer;
}

let hasWarned = false;

/** Warns once. Anybody can send this header, but behind a proxy it is the only sign of a forgotten setting. */
function warnOfProxy() {
  if (hasWarned) return;
  hasWarned = true;
  const message =
    "A request came with X-Forwarded-For, which is not believed. If a proxy of yours stands in front, all shoppers " +
    "count as one address, and limits refuse them together: set TRUSTED_PROXIES to how many proxies there are.";
  const line = { time: new Date().toISOString(), level: "warning", message };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/**
 * An IPv6 customer can choose addresses from a whole /64, so limits count the /64.
 * @param {string} address
 */
function toNetwork(address) {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  return [...groups, ...Array(missing).fill("0")].slice(0, 4).join(":");
}
