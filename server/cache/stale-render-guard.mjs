// @ts-check
import { HEAD_EVENT } from "../edge/response-pipeline.mjs";
import { freshness } from "./tag-invalidation.mjs";
import { isPathOfAll } from "./serve-cached.mjs";

/** Longer than a page takes to be made. */
const LONGEST_WAIT_MS = 2_000;

/** @typedef {{ begun: number, ended: Promise<void> }} Making */

/** What the framework is making just now, by path. @type {Map<string, Set<Making>>} */
const underWay = new Map();

/**
 * Hands a request to the framework, but not while it makes the same page from what has changed since: it would give
 * that one to everybody who asks meanwhile, even to whoever knows of the change.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {() => unknown} handle
 */
export function handleAfterOlder({ url = "/", method }, response, handle) {
  const [path = ""] = url.split("?", 1);
  if ((method !== "GET" && method !== "HEAD") || !isPathOfAll(path)) {
    handle();
    return;
  }
  const begin = () => {
    noteMaking(path, response);
    handle();
  };
  const older = [...(underWay.get(path) ?? [])].filter(({ begun }) => begun < freshness.count);
  if (older.length === 0) begin();
  else void Promise.all(older.map(({ ended }) => ended)).then(begin);
}

/**
 * @param {string} path
 * @param {import("node:http").ServerResponse} response
 */
function noteMaking(path, response) {
  /** @type {() => void} */
  let tellEnded = () => undefined;
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    tellEnded = resolve;
  });
  const making = { begun: freshness.count, ended };
  const ofPath = underWay.get(path) ?? new Set();
  underWay.set(path, ofPath.add(making));
  const end = () => {
    clearTimeout(timer);
    ofPath.delete(making);
    if (ofPath.size === 0 && underWay.get(path) === ofPath) underWay.delete(path);
    tellEnded();
  };
  // For who went away it is made to its end all the same, and maybe nothing is said of it.
  const timer = setTimeout(end, LONGEST_WAIT_MS).unref();
  response.once(HEAD_EVENT, end);
}
