// @ts-check
import { pageFormat as format } from "./page-entry.mjs";

// Nothing in here may import extras.mjs, which waits for this module.
export { useBuiltConfig } from "./built-config.mjs";
export { makeReadyAnswers } from "../cache/ready-answers.mjs";
export { serveCached } from "../cache/serve-cached.mjs";
export { answerStale } from "../cache/stale-answer.mjs";
export { storeResponse } from "../cache/store-response.mjs";
export { handleUnlessNotFound } from "./not-found.mjs";
export { keepNotFoundPage, replaceNotFoundPage } from "./not-found-page.mjs";
export { prefetchProductScripts } from "./product-scripts.mjs";
export { fixRangeStatus, sanitizeRequestHeaders } from "./request-headers.mjs";
export { findCanonicalUrl, findRoute } from "./routes-manifest.mjs";

/** Each page names its inline scripts by hash; otherwise the policy has to let all of them run. */
export const areScriptsHashed = /** @type {boolean} */ (true);

/** The format of the values in the page cache. */
export const pageFormat = /** @type {import("../cache/page-cache.mjs").ValueFormat | null} */ (format);
