// @ts-check
import { coarseRoute } from "../edge/route-pattern.mjs";

/**
 * The one door to all that knows the framework's private formats. NEXT_EXTRAS=off leaves every one of them unloaded: the
 * shop is slower and its policy looser, and nothing else is missing. README.md says when to use it.
 */
const known = process.env.NEXT_EXTRAS === "off" ? null : await import("./known-formats.mjs").catch(explain);

/** True where pages name their inline scripts by hash; otherwise the policy has to let all of them run. */
export const areScriptsHashed = known !== null;

/** The routes of the build, as far as they are known. */
export const ROUTES = known?.ROUTES ?? {
  staticRoutes: [],
  dynamicRoutes: [],
  redirects: [],
  rewrites: { afterFiles: [] },
};

/** The route of a request, such as /details/[id]. */
export const findRoute = known?.findRoute ?? coarseRoute;

/** Before the framework is loaded. */
export const configureFramework = known?.configureFramework ?? (() => undefined);

/** @type {typeof import("../cache/serve-cached.mjs").serveCached} */
export const serveCached = known?.serveCached ?? (() => false);

/** @type {typeof import("../cache/store-response.mjs").storeResponse} */
export const storeResponse = known?.storeResponse ?? (() => ({}));

/** @typedef {import("../edge/response-pipeline.mjs").ResponseStep} ResponseStep */

/** @type {ResponseStep} */
const noStep = () => null;

export const hashErrorPageScripts = known?.hashErrorPageScripts ?? noStep;

export const replaceNotFoundPage = known?.replaceNotFoundPage ?? noStep;

export const fixRangeStatus = known?.fixRangeStatus ?? noStep;

/** @type {typeof import("./request-headers.mjs").sanitizeRequestHeaders} */
export const sanitizeRequestHeaders = known?.sanitizeRequestHeaders ?? (() => undefined);

/** @type {typeof import("../edge/not-found.mjs").handleUnlessNotFound} */
export const handleUnlessNotFound =
  known?.handleUnlessNotFound ?? (async (_request, _response, handle) => handle());

/**
 * @param {unknown} error
 * @returns {never}
 */
function explain(error) {
  throw new Error(
    "The server's extras do not fit this build of the framework. Build and serve with NEXT_EXTRAS=off.",
    {
      cause: error,
    },
  );
}
