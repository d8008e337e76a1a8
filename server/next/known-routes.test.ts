import { describe, expect, it } from "vitest";
import { makeKnownRoutes } from "@/server/next/known-routes.mjs";

const isKnown = makeKnownRoutes(
  {
    staticRoutes: [
      { page: "/_not-found", regex: "^/_not\\-found(?:/)?$" },
      { page: "/login", regex: "^/login(?:/)?$" },
      { page: "/robots.txt", regex: "^/robots\\.txt(?:/)?$" },
    ],
    dynamicRoutes: [
      { page: "/about/[[...rest]]", regex: "^/about(?:/(.+?))?(?:/)?$" },
      { page: "/details/[id]", regex: "^/details/([^/]+?)(?:/)?$" },
      { page: "/[category]", regex: "^/([^/]+?)(?:/)?$" },
    ],
    redirects: [{ regex: "^(?:/(front|rail))(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))?$" }],
    rewrites: {
      afterFiles: [
        { destination: "/nothing/here", regex: "^(?:/((?!(?:caps|about|login)$)[^/]+))(?:/)?$" },
        { destination: "/nothing/here", regex: "^/about(?:/(.+))$" },
        { destination: "/nothing/here", regex: "^/details(?:/((?![0-9a-f]{24}$)[^/]+))(?:/)?$" },
        { destination: "/rail/:category/:page", regex: "^(?:/(caps))(?:/([2-9]))(?:/)?$" },
      ],
    },
  },
  ["/catalogue/jean-960.webp"],
);

describe("makeKnownRoutes", () => {
  it.each([
    "/",
    "/login",
    "/about",
    "/caps",
    "/caps/2",
    "/details/65f000000000000000000001",
    "/robots.txt",
    "/catalogue/jean-960.webp",
    "/rail/x/y",
    "/front/x",
    "/api",
    "/api/anything/at/all",
    "/dashboard/anything",
    "/_next/static/chunks/a.js",
    // Which the framework redirects.
    "/anything/",
    "//anything",
    "/\\anything",
  ])("knows %s", (path) => {
    expect(isKnown(path)).toBe(true);
  });

  it.each([
    "/trousers",
    "/a/b",
    "/a/b/c",
    "/about/us",
    "/login/now",
    "/details",
    "/details/x",
    "/details/65f000000000000000000001/x",
    "/details/./65f000000000000000000001",
    "/details/65f000000000000000000001#x",
    "/caps/10",
    "/catalogue/jean",
    "/catalogue",
    "/apian",
    "/dashboards",
    "/_not-found",
    "/_next",
    "/_next/image",
    "/_next/data/build/details/65f000000000000000000001.json",
  ])("does not know %s", (path) => {
    expect(isKnown(path)).toBe(false);
  });
});
