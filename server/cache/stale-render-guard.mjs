// @ts-check
import { AsyncLocalStorage } from "node:async_hooks";
import { isSharedPath } from "../edge/cacheable-pages.mjs";
import { HEAD_EVENT } from "../edge/response-pipeline.mjs";
import { tagInvalidation } from "./tag-invalidation.mjs";

/** Longer than a page takes to render. */
const MAX_WAIT_MS = 2_000;

/** @type {AsyncLocalStorage<number>} */
const begun = new AsyncLocalStorage();

/** The invalidation clock at the start of the request behind this work; -1, older than any, without a request. */
export const requestBegunAt = () => begun.getStore() ?? -1;

/** @typedef {{ since: number, ended: Promise<unknown> }} Render */

/** What the framework is rendering just now, by path. @type {Map<string, Set<Render>>} */
const underWay = new Map();

/**
 * Hands a request to the framework, but waits while it renders the same page from data that have changed since: it
 * would give that page to everybody who asks meanwhile, even to those who know of the change.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {() => unknown} handle
 * @returns {unknown} what the framework promises
 */
export function handleAfterStaleRender({ url = "/", method }, response, handle) {
  const [path = ""] = url.split("?", 1);
  const render = () => begun.run(tagInvalidation.clock, handle);
  if ((method !== "GET" && method !== "HEAD") || !isSharedPath(path)) return render();
  const begin = () => {
    noteRender(path, response);
    return render();
  };
  const stale = [...(underWay.get(path) ?? [])].filter(({ since }) => since < tagInvalidation.clock);
  return stale.length === 0 ? begin() : Promise.all(stale.map(({ ended }) => ended)).then(begin);
}

/**
 * @param {string} path
 * @param {import("node:http").ServerResponse} response
 */
function noteRender(path, response) {
  const renders = underWay.get(path) ?? new Set();
  const ended = new Promise((resolve) => {
    // If the client leaves, the page is still rendered to its end, but the response may never say so.
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
