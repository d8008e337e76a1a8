// @ts-check
import { configureValueFormat } from "../cache/page-cache.mjs";
import { useBuiltConfig } from "./built-config.mjs";
import { pageFormat } from "./page-entry.mjs";

// Nothing in here may import extras.mjs, which waits for it.
export { serveCached } from "../cache/serve-cached.mjs";
export { storeResponse } from "../cache/store-response.mjs";
export { handleUnlessNotFound } from "./not-found.mjs";
export { hashErrorPageScripts } from "./error-page-scripts.mjs";
export { replaceNotFoundPage } from "./not-found-page.mjs";
export { prefetchProductScripts } from "./product-scripts.mjs";
export { fixRangeStatus, sanitizeRequestHeaders } from "./request-headers.mjs";
export { findRoute, ROUTES } from "./routes-manifest.mjs";

/** Each page names its inline scripts by hash; otherwise the policy has to let all of them run. */
export const areScriptsHashed = /** @type {boolean} */ (true);

/** Before the framework is loaded. */
export function configureFramework() {
  useBuiltConfig();
  configureValueFormat(pageFormat);
}
