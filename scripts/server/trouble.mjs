// @ts-check
const RETRY_AFTER_SECONDS = 2;
/** Longer than a page waits for the database. */
const TROUBLE_LASTS_MS = 5_000;
/** Made-up addresses fill no memory. */
const MAX_NOTED = 1_000;

/**
 * Why a page last failed, by its path and not by the request: visitors who ask for it at once share one rendering of it.
 * @type {Map<string, { isDatabaseAway: boolean, at: number }>}
 */
const failures = new Map();
Object.assign(globalThis, {
  shopTrouble: {
    /**
     * @param {string} path
     * @param {boolean} isDatabaseAway
     */
    note(path, isDatabaseAway) {
      failures.delete(path);
      failures.set(path, { isDatabaseAway, at: Date.now() });
      const [oldest] = failures.keys();
      if (failures.size > MAX_NOTED && oldest !== undefined) failures.delete(oldest);
    },
  },
});

/**
 * The framework answers 500 when a page fails to render. Where the application has just noted
 * (lib/http/request-trouble.ts) that it failed because the database is away, that becomes the 503 that it is.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function answerTroubleHonestly(request, response) {
  const asked = pathOf(request);
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (/** @type {number} */ status, /** @type {any[]} */ ...rest) => {
    // The framework has put in the path that a rewrite leads to.
    const isUnavailable = status === 500 && (isDatabaseAwayFor(asked) || isDatabaseAwayFor(pathOf(request)));
    if (isUnavailable) {
      response.setHeader("Retry-After", String(RETRY_AFTER_SECONDS));
      response.setHeader("Cache-Control", "no-store");
    }
    return writeHead(isUnavailable ? 503 : status, ...rest);
  };
}

/** @param {import("node:http").IncomingMessage} request */
const pathOf = ({ url = "" }) => url.split("?", 1)[0] ?? "";

/** @param {string} path */
function isDatabaseAwayFor(path) {
  const failure = failures.get(path);
  return failure !== undefined && failure.isDatabaseAway && Date.now() - failure.at < TROUBLE_LASTS_MS;
}
