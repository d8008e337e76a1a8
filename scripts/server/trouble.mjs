// @ts-check
import { AsyncLocalStorage } from "node:async_hooks";

const RETRY_AFTER_SECONDS = 2;

/** @type {AsyncLocalStorage<{ isDatabaseAway: boolean }>} */
const requestTrouble = new AsyncLocalStorage();
Object.assign(globalThis, { shopRequestTrouble: requestTrouble });

/**
 * Runs the framework for one request. It answers 500 when a page fails to render; where the application has noted
 * (lib/http/request-trouble.ts) that the database was away, that is a 503.
 * @param {import("node:http").ServerResponse} response
 * @param {() => Promise<void>} run
 */
export async function runWithTrouble(response, run) {
  const trouble = { isDatabaseAway: false };
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (/** @type {number} */ status, /** @type {any[]} */ ...rest) => {
    const isUnavailable = status === 500 && trouble.isDatabaseAway;
    if (isUnavailable) {
      response.setHeader("Retry-After", String(RETRY_AFTER_SECONDS));
      response.setHeader("Cache-Control", "no-store");
    }
    return writeHead(isUnavailable ? 503 : status, ...rest);
  };
  await requestTrouble.run(trouble, run);
}
