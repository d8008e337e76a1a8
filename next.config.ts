import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { CATEGORY_IN_ADDRESS, CATEGORY_SLUG } from "./lib/own-segments";
import { LATER_PAGE } from "./lib/paths";
import { FILTER_KEYS } from "./lib/catalogue/search/constants";
import { afterCompile } from "./server/next/build/after-compile.mjs";

/** An address that is a category, if the owner has made it; the server asks (lib/seo/existence/find-missing.ts). */
const CATEGORY = `(${CATEGORY_IN_ADDRESS})`;

/** What the addresses of each language begin with. */
const LANGUAGES = ["", "/bn"];

const listRewrites = (prefix: string) => [
  // What can be no page of ours gets the one static 404, so that made-up addresses fill no cache.
  {
    source: prefix
      ? `${prefix}/:address((?!${CATEGORY_SLUG}$)[^/]+)`
      : `/:address((?!(?:${CATEGORY_SLUG}|bn)$)[^/]+)`,
    destination: "/nothing/here",
  },
  { source: `${prefix}/(about|return|privacy|terms)/:rest+`, destination: "/nothing/here" },
  { source: `${prefix}/details/:id((?![0-9a-fA-F]{24}$)[^/]+)`, destination: "/nothing/here" },
  // A page of two dynamic parts of its own would be tried for every made-up address of two parts.
  {
    source: `${prefix}/:category${CATEGORY}/:page(${LATER_PAGE})`,
    destination: `${prefix}/rail/:category/:page`,
  },
  // A category or a collection that is narrowed or ordered is made for each visit; as it is, it is one cached page.
  ...FILTER_KEYS.flatMap((key) => {
    const has = [{ type: "query" as const, key }];
    return [
      { source: `${prefix}/:category${CATEGORY}`, has, destination: `${prefix}/filtered/:category` },
      {
        source: `${prefix}/collections/:collection`,
        has,
        destination: `${prefix}/filtered/collections/:collection`,
      },
    ];
  }),
];

const nextConfig: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  // `npm test` checks the types of everything. Whoever starts the shop does not wait for that again.
  typescript: { ignoreBuildErrors: true },
  // Pages are filled on demand and kept in bounded memory, so made-up addresses fill neither disk nor memory.
  cacheMaxMemorySize: 0,
  cacheHandler: fileURLToPath(new URL("./server/cache/page-cache.mjs", import.meta.url)),
  compiler: { runAfterProductionCompile: afterCompile },
  experimental: {
    isrFlushToDisk: false,
    inlineCss: true,
    globalNotFound: true,
    // A page that was fetched ahead shows prices of half a minute ago at the most; the framework's own is five minutes.
    staleTimes: { static: 30 },
  },
  // A font's address, to be asked for early.
  turbopack: { rules: { "*.woff2": { condition: { query: "?address" }, type: "asset" } } },
  // Product pictures are already in their final sizes, and shoppers' https addresses are never fetched by us.
  images: { unoptimized: true },
  serverExternalPackages: ["mongoose", "mongodb", "@node-rs/argon2", "prom-client"],
  // The home page shows new arrivals, and a build has no database. As the one page of a dynamic segment it is made for
  // its first visitor, like the others.
  async rewrites() {
    return {
      beforeFiles: LANGUAGES.map((prefix) => ({
        source: prefix || "/",
        destination: `${prefix}/front/home`,
      })),
      afterFiles: LANGUAGES.flatMap(listRewrites),
      fallback: [],
    };
  },
  async redirects() {
    return LANGUAGES.flatMap((prefix) => [
      { source: `${prefix}/:inner(front|rail|filtered)/:rest*`, destination: prefix || "/", permanent: true },
      // From here, and from the rewrites above, the server takes what has a page (server/next/make-routes.mjs).
      { source: `${prefix}/:category${CATEGORY}/1`, destination: `${prefix}/:category`, permanent: true },
      {
        source: `${prefix}/collections/:collection/1`,
        destination: `${prefix}/collections/:collection`,
        permanent: true,
      },
    ]);
  },
  async headers() {
    return [
      {
        source: "/catalogue/:file*",
        headers: [{ key: "Cache-Control", value: "public, max-age=604800, stale-while-revalidate=86400" }],
      },
    ];
  },
};

export default nextConfig;
