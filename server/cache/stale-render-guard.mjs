// @ts-check
import { HEAD_EVENT } from "../edge/response-pipeline.mjs";
import { isSharedPath } from "./shared-path.mjs";
import { tagInvalidation } from "./tag-invalidation.mjs";

/** Longer than a page takes to be made. */
const MAX_WAIT_MS = 2_000;

/** @typedef {{ since: number, ended: Promise<unknown> }} Render */

/** What the framework is rendering just now, by path. @type {Map<string, Set<Render>>} */
const underWay = new Map();

/**
 * Hands a request to the framework, but not while it renders the same page from what has changed since: it would give
 * that one to everybody who asks meanwhile, even to whoever knows of the change.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {() => unknown} handle
 */
export function handleAfterStaleRender({ url = "/", method }, response, handle) {
  const [path = ""] = url.split("?", 1);
  if ((method !== "GET" && method !== "HEAD") || !isSharedPath(path)) {
    handle();
    return;
  }
  const begin = () => {
    noteRender(path, response);
    handle();
  };
  const stale = [...(underWay.get(path) ?? [])].filter(({ since }) => since < tagInvalidation.clock);
  if (stale.length === 0) begin();
  else void Promise.all(stale.map(({ ended }) => ended)).then(begin);
}

/**
 * @param {string} path
 * @param {import("node:http").ServerResponse} response
 */
function noteRender(path, response) {
  const renders = underWay.get(path) ?? new Set();
  const ended = new Promise((resolve) => {
    // For who went away it is rendered to its end all the same, and maybe nothing is said of it.
    const timer = setTimeout(resolve, MAX_WAIT_MS).unref();
    response.once(HEAD_EVENT, () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
  const render = { since: tagInvalidation.clock, ended };
  underWay.set(path, renders.add(render));
  void ended.finally(() => {
    renders.delete(render);
    if (renders.size === 0) underWay.delete(path);
  });
}
