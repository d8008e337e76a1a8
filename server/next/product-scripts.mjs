// @ts-check
// Depends on Next 16.4.6: the build lists the scripts of a page's parts, as entryJSFiles in the file
// server/app/<page>_client-reference-manifest.js.
import { readFileSync } from "node:fs";
import { readLocalPath } from "../../lib/words/local-path.mjs";

const OK = 200;
/** The routes that show products, of which a shopper opens one next. */
const ROUTES_OF_CARDS = new Set([
  "/[category]",
  "/rail/[category]/[page]",
  "/filtered/[category]",
  "/collections/[collection]",
  "/collections/[collection]/[page]",
  "/filtered/collections/[collection]",
  "/search",
  "/wishlist",
]);
const LINKS = { en: readLink("(en)/(shop)"), bn: readLink("bn/(shop)") };

/**
 * Tells a browser that lists products to prefetch the scripts of a product's page while it is idle. Fetched only
 * after the page's data, they would cost one more round trip before the page shows. Skips visitors who save data.
 * @type {import("../edge/response-pipeline.mjs").ResponseStep}
 */
export function prefetchProductScripts({ headers }, response, { route }) {
  if (route === null || headers["save-data"] === "on") return null;
  const { language, path } = readLocalPath(route);
  if (!ROUTES_OF_CARDS.has(path)) return null;
  return {
    onHead({ status }) {
      const isPage = String(response.getHeader("Content-Type")).startsWith("text/html");
      if (status === OK && isPage) response.appendHeader("Link", LINKS[language]);
    },
  };
}

/**
 * The header of the pages of a language.
 * @param {string} folder of the build
 */
function readLink(folder) {
  const read = (/** @type {string} */ page) =>
    readFileSync(
      new URL(`../../.next/server/app/${folder}/${page}_client-reference-manifest.js`, import.meta.url),
      "utf8",
    );
  return readProductScripts(read("details/[id]/page"), read("[category]/page"))
    .map((file) => `</_next/${file}>; rel=prefetch; as=script`)
    .join(", ");
}

/**
 * The scripts that a product's page has and a category's page has not.
 * @param {string} product
 * @param {string} category
 */
function readProductScripts(product, category) {
  const known = new Set(listFiles(category));
  return [...new Set(listFiles(product))].filter((file) => !known.has(file));
}

/**
 * @param {string} manifest
 * @returns {string[]}
 */
function listFiles(manifest) {
  const [, json = ""] = /"entryJSFiles":(\{[^}]*\})/.exec(manifest) ?? [];
  return Object.values(JSON.parse(json)).flat();
}
