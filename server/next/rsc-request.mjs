// @ts-check
// Depends on Next 16.4.6: its router asks for the data of a page with rsc: 1, next-router-state-tree and next-url, under a
// mark of them in the query (next/dist/shared/lib/router/utils/cache-busting-search-param.js).
import { createHash } from "node:crypto";

/** What the script that moves from page to page says of the visit. The data of a page that is for all is whole anyway. */
const OF_THE_VISIT = ["rsc", "next-router-state-tree", "next-url"];
const WITH_MARK = /^([^?]*)\?_rsc=([\w-]*)$/;
const MARK_BYTES = 12;

/**
 * The path of the page whose data is asked for, to move to it without loading it anew; null for other requests. Only
 * under the mark that the framework checks too: under any other one, somebody could put the data of a page into a cache in
 * front of the shop where another answer belongs.
 * @param {string} url
 * @param {import("node:http").IncomingHttpHeaders} headers
 * @param {string[]} special the names of the headers that ask for something other than a page
 */
export function rscPath(url, headers, special) {
  const [, path, mark] = WITH_MARK.exec(url) ?? [];
  const isWhole = headers.rsc === "1" && special.every((name) => OF_THE_VISIT.includes(name));
  return path !== undefined && isWhole && mark === markOf(headers) ? path : null;
}

/** @param {import("node:http").IncomingHttpHeaders} headers */
function markOf(headers) {
  const [stateTree, nextUrl] = [headers["next-router-state-tree"], headers["next-url"]];
  if (stateTree === undefined && nextUrl === undefined) return "";
  const said = ["0", "0", stateTree ?? "0", nextUrl ?? "0"].join();
  return createHash("sha256").update(said).digest().subarray(0, MARK_BYTES).toString("base64url");
}
