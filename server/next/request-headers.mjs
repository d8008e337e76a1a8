// @ts-check
// Depends on Next 16.4.6: it fails on the headers that this module removes, or answers them wrongly. Its own parser
// throws on a router state tree that it does not accept, and a prefetch sends next-router-prefetch: 1.
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

const PLAIN_RANGE = /^bytes=\d+-\d*$/;

/**
 * Removes from a request for a page or a file the headers that the framework would fail on with a 500, or answer
 * wrongly. It then answers as it does without them.
 * @param {import("node:http").IncomingMessage} request
 */
export function sanitizeRequestHeaders({ url = "/", headers }) {
  if (url.startsWith("/api/")) return;
  // These conditions are for writes; pages and files take none.
  delete headers["if-match"];
  delete headers["if-unmodified-since"];
  if (headers.range !== undefined && !PLAIN_RANGE.test(headers.range)) delete headers.range;
  // A range counts the bytes of the file; the framework would compress the part and still count those.
  if (headers.range !== undefined) delete headers["accept-encoding"];
  // "*" matches whatever there is: the framework would answer "not modified" even for a missing page.
  if (headers["if-none-match"] === "*") delete headers["if-none-match"];
  if (headers["next-router-prefetch"] !== "1") delete headers["next-router-prefetch"];
  if (!isStateTree(headers["next-router-state-tree"])) delete headers["next-router-state-tree"];
}

/**
 * Sets the status of a range that begins behind the end of its file: that is the client's mistake, and not the
 * server's.
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
