// @ts-check
import { listAppRoutes } from "./app-routes.mjs";

/** @type {typeof import("./known-formats.mjs")} */
const WITHOUT_FORMATS = {
  areScriptsHashed: false,
  ROUTES: listAppRoutes(),
  configureFramework: () => undefined,
  serveCached: () => false,
  storeResponse: () => ({}),
  hashErrorPageScripts: () => null,
  replaceNotFoundPage: () => null,
  fixRangeStatus: () => null,
  sanitizeRequestHeaders: () => undefined,
  handleUnlessNotFound: async (_request, _response, handle) => handle(),
};

/**
 * The one door to all that knows the framework's private formats. NEXT_EXTRAS=off leaves every one of them unloaded: the
 * shop is slower and its policy looser (server/README.md), and nothing is broken.
 */
export const extras =
  process.env.NEXT_EXTRAS === "off" ? WITHOUT_FORMATS : await import("./known-formats.mjs").catch(explain);

/**
 * @param {unknown} cause
 * @returns {never}
 */
function explain(cause) {
  throw new Error(
    "Next has changed what server/next reads of its build: build and serve with NEXT_EXTRAS=off.",
    {
      cause,
    },
  );
}
