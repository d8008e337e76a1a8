// @ts-check
// Depends on Next 16.4.6: it fails on, or answers wrongly, what is taken off here. What it takes for a router state tree is
// said by its own parser, which throws, and a prefetch says next-router-prefetch: 1.
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

const PLAIN_RANGE = /^bytes=\d+-\d*$/;

/**
 * Takes off a request for a page or a file the headers that the framework would fail on with a 500, or answer wrongly: it
 * then answers as it would without them.
 * @param {import("node:http").IncomingMessage} request
 */
export function sanitizeRequestHeaders({ url = "/", headers }) {
  if (url.startsWith("/api/")) return;
  // Conditions of somebody who writes; nothing is written here.
  delete headers["if-match"];
  delete headers["if-unmodified-since"];
  if (headers.range !== undefined && !PLAIN_RANGE.test(headers.range)) delete headers.range;
  // A part is counted in the bytes of the file; the framework would pack it and count it as before.
  if (headers.range !== undefined) delete headers["accept-encoding"];
  // Whatever there is: the framework says of a page that is not there, too, that it is as before.
  if (headers["if-none-match"] === "*") delete headers["if-none-match"];
  if (headers["next-router-prefetch"] !== "1") delete headers["next-router-prefetch"];
  if (!isStateTree(headers["next-router-state-tree"])) delete headers["next-router-state-tree"];
}

/**
 * A range that begins behind the end of its file is the client's mistake, and no fault of ours.
 * @type {import("../edge/response-pipeline.mjs").ResponseStep}
 */
export function fixRangeStatus(_, response) {
  return {
    onHead(head) {
      const isBehindEnd = String(response.getHeader("Content-Range")).startsWith("bytes */");
      if (head.status === 500 && isBehindEnd) head.status = 416;
    },
  };
}

/** @param {string | string[] | undefined} header */
function isStateTree(header) {
  try {
    return parseAndValidateFlightRouterState(header) !== undefined;
  } catch {
    return false;
  }
}
