import { describe, expect, it } from "vitest";
import { makeRoutePattern } from "@/server/edge/route-pattern.mjs";

const toPattern = makeRoutePattern(
  {
    staticRoutes: [
      { page: "/about", regex: "^/about(?:/)?$" },
      { page: "/api/cart", regex: "^/api/cart(?:/)?$" },
    ],
    dynamicRoutes: [
      { page: "/api/cart/[id]", regex: "^/api/cart/([^/]+?)(?:/)?$" },
      { page: "/api/[[...unknown]]", regex: "^/api(?:/(.+?))?(?:/)?$" },
      { page: "/details/[id]", regex: "^/details/([^/]+?)(?:/)?$" },
      { page: "/rail/[category]/[page]", regex: "^/rail/([^/]+?)/([^/]+?)(?:/)?$" },
      { page: "/filtered/[category]", regex: "^/filtered/([^/]+?)(?:/)?$" },
      { page: "/[category]", regex: "^/([^/]+?)(?:/)?$" },
    ],
    rewrites: {
      afterFiles: [
        { destination: "/nothing/here", regex: "^/nobody(?:/)?$" },
        { destination: "/rail/:category/:page", regex: "^(?:/(belts|caps))(?:/([2-9]))(?:/)?$" },
        {
          destination: "/filtered/:category",
          regex: "^(?:/(belts|caps))(?:/)?$",
          has: [{ type: "query", key: "size" }],
        },
      ],
    },
  },
  ["catalogue", "robots.txt"],
);

describe("the route pattern of a request", () => {
  it.each([
    ["/", "/"],
    ["/?from=/a", "/"],
    ["/about", "/about"],
    ["/api/cart", "/api/cart"],
    ["/api/cart?email=rahim@example.com", "/api/cart"],
    ["/api/cart/rahim@example.com", "/api/cart/[id]"],
    ["/api/rahim@example.com/01712345678", "/api/[[...unknown]]"],
    ["/details/6b001c5148e4f48e2c225fdc", "/details/[id]"],
    ["/details/%ff%0d%0a", "/details/[id]"],
    ["/rahim@example.com", "/[category]"],
    ["/rahim/example.com", "(none)"],
    ["/caps?size=l", "/filtered/[category]"],
    ["/caps?utm_source=x&size=l,m", "/filtered/[category]"],
    ["/caps?size=", "/[category]"],
    ["/caps?size", "/[category]"],
    ["/caps?utm_source=size=l", "/[category]"],
    ["/nobody?size=l", "/[category]"],
    ["/caps/2", "/rail/[category]/[page]"],
    ["/caps/rahim", "(none)"],
    ["http://evil.example/", "(none)"],
    ["//evil.example/", "(none)"],
    ["*", "(none)"],
    ["", "(none)"],
    ["/catalogue/jean-960.webp", "/catalogue/*"],
    ["/catalogue/rahim@example.com/x", "/catalogue/*"],
    ["/robots.txt", "/robots.txt"],
    ["/_next/image?url=x", "/_next"],
  ])("says of %s that it is %s", (url, pattern) => {
    expect(toPattern(url)).toBe(pattern);
  });

  it("leaves the files of the build out", () => {
    expect(toPattern("/_next/static/chunks/a.js")).toBeNull();
  });
});
