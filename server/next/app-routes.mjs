// @ts-check
import { readdirSync } from "node:fs";
import { sep } from "node:path";

const ROUTE_FILE = /(?:^|\/)(?:page|route)\.tsx?$/;
const ROUTE_GROUP = /\/\([^)]+\)/g;
/** lib/catalogue/search/constants.ts, which the server does not load; a test compares the two. */
export const FILTER_KEYS = ["size", "color", "fit", "min", "max", "stock", "sort", "page"];

/**
 * The routes of app/ by the framework's documented file conventions, where the list of the build is not read. Of the
 * rewrites of next.config.ts it has those that lead to a page.
 */
export function listAppRoutes() {
  const files = readdirSync(new URL("../../app", import.meta.url), { recursive: true, encoding: "utf8" });
  const pages = files
    .map((file) => file.split(sep).join("/"))
    .filter((file) => ROUTE_FILE.test(file))
    .map((file) => `/${file.replace(ROUTE_FILE, "")}`.replace(ROUTE_GROUP, "").replace(/(?<=.)\/$/, ""));
  const routes = pages.map((page) => ({ page: page || "/", regex: toRegex(page) }));
  const isDynamic = (/** @type {{ page: string }} */ { page }) => page.includes("[");
  return {
    staticRoutes: routes.filter((route) => !isDynamic(route)),
    dynamicRoutes: routes.filter(isDynamic).toSorted(bySpecificity),
    redirects: [],
    rewrites: {
      afterFiles: [
        { destination: "/rail/:category/:page", regex: String.raw`^/([a-z]+)/([2-9]|[1-9]\d+)$` },
        ...FILTER_KEYS.map((key) => ({
          destination: "/filtered/:category",
          regex: "^/([a-z]+)$",
          has: [{ type: "query", key }],
        })),
      ],
    },
  };
}

/** @param {string} page */
function toRegex(page) {
  const parts = page.split("/").filter(Boolean);
  return `^${parts.map(toPattern).join("")}/?$`;
}

/** @param {string} part */
function toPattern(part) {
  if (part.startsWith("[[...")) return "(?:/(.+?))?";
  if (part.startsWith("[...")) return "/(.+?)";
  return part.startsWith("[") ? "/([^/]+)" : `/${part.replaceAll(".", String.raw`\.`)}`;
}

/**
 * What is written out comes before what is not.
 * @param {{ page: string }} one
 * @param {{ page: string }} other
 */
function bySpecificity({ page: one }, { page: other }) {
  return one.replaceAll("[", "~") < other.replaceAll("[", "~") ? -1 : 1;
}
