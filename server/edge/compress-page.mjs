// @ts-check
import { readLocalPath } from "../../lib/words/local-path.mjs";
import { compressGzip, compressText } from "../cache/compression.mjs";
import { listAccepted } from "../cache/content-negotiation.mjs";

/** Pages of products that are rendered for each visit. */
const ROUTES = new Set([
  "/filtered/[category]",
  "/filtered/collections/[collection]",
  "/search",
  "/wishlist",
]);
const OK = 200;
const COMPRESSIBLE = /^text\/(?:html|x-component)\b/;
/** The next level takes several times as long to save a tenth of the size. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 5;

/** @type {Record<string, (body: Buffer) => Promise<Buffer>>} */
const COMPRESSORS = {
  br: (body) => compressText(body, BROTLI_QUALITY),
  gzip: (body) => compressGzip(body, { level: GZIP_LEVEL }),
};

/**
 * Compresses a page of products as a whole, with Brotli where the client accepts it. The framework knows only gzip,
 * whose window is smaller than the style sheet that a page holds three times.
 * @type {import("./response-pipeline.mjs").ResponseStep}
 */
export function compressPage(request, response, { route }) {
  if (route === null || !ROUTES.has(readLocalPath(route).path) || request.method !== "GET") return null;
  const [encoding] = listAccepted(request);
  const compress = encoding && COMPRESSORS[encoding];
  if (!compress) return null;
  // Otherwise the framework would compress the page itself.
  delete request.headers["accept-encoding"];
  return {
    needsBody: ({ status }) => status === OK && COMPRESSIBLE.test(String(response.getHeader("Content-Type"))),
    async onBody(head, body) {
      head.replaceBody(await compress(body), encoding);
    },
  };
}
