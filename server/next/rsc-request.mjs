// @ts-check
// Depends on Next 16.4.6: its router asks for the data of a page with rsc: 1, next-router-state-tree and next-url,
// and puts a hash of them into the query (next/dist/shared/lib/router/utils/cache-busting-search-param.js).
import { createHash } from "node:crypto";

/** The client-side router describes the visit in these headers. A shared page's data are whole whatever they say. */
const OF_THE_VISIT = ["rsc", "next-router-state-tree", "next-url"];
const WITH_MARK = /^([^?]*)\?_rsc=([\w-]*)$/;
const MARK_BYTES = 12;

/**
 * The path of the page whose data a client-side navigation asks for; null for other requests, and where the mark in the
 * query is not the one that the framework checks too. With another mark, somebody could put a page's data into a
 * cache in front of the shop, in the place of another answer.
 * @param {string} url
 * @param {import("node:http").IncomingHttpHeaders} headers
 * @param {string[]} special the names of the headers that ask for something else than a page
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
