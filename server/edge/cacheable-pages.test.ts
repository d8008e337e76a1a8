import { describe, expect, it } from "vitest";
import { isPersonalPage, stripQuery } from "./cacheable-pages.mjs";
import { makeRoutes } from "../next/make-routes.mjs";

const { findRoute } = makeRoutes(
  {
    staticRoutes: ["/lookbook", "/login", "/reset", "/api/products", "/dashboard/users"].map((page) => ({
      page,
      regex: `^${page}(?:/)?$`,
    })),
    dynamicRoutes: [
      { page: "/lookbook/[season]", regex: "^/lookbook/([^/]+?)(?:/)?$" },
      { page: "/rail/[category]/[page]", regex: "^/rail/([^/]+?)/([^/]+?)(?:/)?$" },
      { page: "/details/[id]", regex: "^/details/([^/]+?)(?:/)?$" },
      { page: "/filtered/[category]", regex: "^/filtered/([^/]+?)(?:/)?$" },
      { page: "/[category]", regex: "^/([^/]+?)(?:/)?$" },
    ],
    rewrites: {
      afterFiles: [
        { destination: "/rail/:category/:page", regex: "^/(belts)/([2-9])(?:/)?$" },
        {
          destination: "/filtered/:category",
          regex: "^/(belts)(?:/)?$",
          has: [{ type: "query", key: "size" }],
        },
      ],
    },
    redirects: [],
  },
  ["/catalogue/jean-960.webp"],
);

const strip = (url: string, headers: Record<string, string> = {}) =>
  stripQuery({ url, headers }, findRoute(url));

describe("what stands behind the ? of a page for all", () => {
  it.each(["/belts?utm_source=x", "/belts?_rsc=abc", "/belts?_rsc=abc&x=1", "/belts?_rsc="])(
    "is dropped from %s, which then is in the memory of answers",
    (url) => {
      expect(strip(url)).toBe("/belts");
      expect(strip(url, { rsc: "0" })).toBe("/belts");
    },
  );

  it.each([
    ["/?x=1", "/"],
    ["/belts/2?x=1", "/belts/2"],
    ["/details/6b001c5148e4f48e2c225fdc?x", "/details/6b001c5148e4f48e2c225fdc"],
  ])("is dropped from %s", (url, kept) => {
    expect(strip(url)).toBe(kept);
  });

  it("keeps the mark where the data of the page is asked for", () => {
    expect(strip("/belts?utm_source=x&_rsc=abc", { rsc: "1" })).toBe("/belts?_rsc=abc");
  });
});

describe("what stands behind the ? of any other address", () => {
  it.each(["/lookbook?color=navy&page=2", "/lookbook/eid?color=navy", "/belts?size=34&utm_source=x"])(
    "stays on %s, a page that is new and named nowhere, and its scripts get a nonce",
    (url) => {
      expect(strip(url)).toBe(url);
      expect(isPersonalPage(findRoute(url))).toBe(true);
    },
  );

  it.each([
    "/api/products?limit=3",
    "/login?from=/dashboard/cart",
    "/dashboard/users?q=x&_rsc=abc",
    "/catalogue/jean-960.webp?x=1",
    "/_next/image?url=x",
    "/nothing/at/all?x=1",
  ])("stays on %s", (url) => {
    expect(strip(url)).toBe(url);
  });
});

it.each([
  ["/login", true],
  ["/dashboard/users?q=x", true],
  ["/", false],
  ["/belts", false],
  ["/belts?size=34", true],
  ["/belts?size=", false],
  ["/belts/2", false],
  ["/details/6b001c5148e4f48e2c225fdc", false],
  ["/reset", false],
  ["/api/products", false],
  ["/catalogue/jean-960.webp", false],
  ["/_next/static/chunks/a.js", false],
  ["/_next/image", false],
  ["/nothing/at/all", false],
])("says whether %s is made for its visitor alone: %s", (url, expected) => {
  expect(isPersonalPage(findRoute(url))).toBe(expected);
});
