import { describe, expect, it } from "vitest";
import { CATEGORIES } from "@/lib/categories";
import { CATEGORY_IN_ADDRESS, CATEGORY_SLUG } from "@/lib/own-segments";
import { LATER_PAGE, readLaterPage } from "@/lib/paths";
import { makeRoutes } from "@/server/next/make-routes.mjs";

const fixed = (page: string) => ({ page, regex: `^${page.replace(".", "\\.")}(?:/)?$` });
const ID = "65f00000000000000000abcd";
const CATEGORY = CATEGORY_IN_ADDRESS;
const SLUGS = new Set<string>([...CATEGORIES.map(({ slug }) => slug), "panjabi"]);

/** As a build lists the shop's, with fewer of them. */
const { findRoute, findCanonicalUrl, isKnownRoute } = makeRoutes(
  {
    staticRoutes: ["/_not-found", "/login", "/robots.txt", "/api/cart", "/dashboard/cart"].map(fixed),
    dynamicRoutes: [
      { page: "/about/[[...rest]]", regex: "^/about(?:/(.+?))?(?:/)?$" },
      { page: "/return/[[...rest]]", regex: "^/return(?:/(.+?))?(?:/)?$" },
      { page: "/api/cart/[id]", regex: "^/api/cart/([^/]+?)(?:/)?$" },
      { page: "/api/[[...unknown]]", regex: "^/api(?:/(.+?))?(?:/)?$" },
      { page: "/details/[id]", regex: "^/details/([^/]+?)(?:/)?$" },
      { page: "/images/[file]", regex: "^/images/([^/]+?)(?:/)?$" },
      { page: "/rail/[category]/[page]", regex: "^/rail/([^/]+?)/([^/]+?)(?:/)?$" },
      { page: "/collections/[collection]/[page]", regex: "^/collections/([^/]+?)/([^/]+?)(?:/)?$" },
      { page: "/collections/[collection]", regex: "^/collections/([^/]+?)(?:/)?$" },
      { page: "/filtered/[category]", regex: "^/filtered/([^/]+?)(?:/)?$" },
      { page: "/[category]", regex: "^/([^/]+?)(?:/)?$" },
    ],
    redirects: [
      {
        source: "/:path+/",
        destination: "/:path+",
        internal: true,
        regex: "^(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))/$",
      },
      {
        source: "/:inner(front|rail)/:rest*",
        destination: "/",
        regex: "^(?:/(front|rail))(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))?$",
      },
      {
        source: `/:category(${CATEGORY})/1`,
        destination: "/:category",
        regex: `^(?:/(${CATEGORY}))/1(?:/)?$`,
      },
      {
        source: "/collections/:collection/1",
        destination: "/collections/:collection",
        regex: "^/collections(?:/([^/]+?))/1(?:/)?$",
      },
    ],
    rewrites: {
      afterFiles: [
        {
          destination: "/nothing/here",
          regex: `^(?:/((?!${CATEGORY_SLUG}$)[^/]+))(?:/)?$`,
        },
        { destination: "/nothing/here", regex: "^(?:/(about|return))(?:/(.+))$" },
        { destination: "/nothing/here", regex: "^/details(?:/((?![0-9a-fA-F]{24}$)[^/]+))(?:/)?$" },
        { destination: "/rail/:category/:page", regex: `^(?:/(${CATEGORY}))(?:/(${LATER_PAGE}))(?:/)?$` },
        {
          destination: "/filtered/:category",
          regex: `^(?:/(${CATEGORY}))(?:/)?$`,
          has: [{ type: "query", key: "size" }],
        },
        {
          destination: "/filtered/collections/:collection",
          regex: "^/collections(?:/([^/]+?))(?:/)?$",
          has: [{ type: "query", key: "size" }],
        },
      ],
    },
  },
  ["/catalogue/jean-960.webp", "/film/a.mp4", "/favicon.ico"],
  (slug) => SLUGS.has(slug),
);

describe("the route pattern of a request", () => {
  it.each([
    ["/", "/"],
    ["/?from=/a", "/"],
    ["/about", "/about/[[...rest]]"],
    ["/api/cart", "/api/cart"],
    ["/api/cart?email=rahim@example.com", "/api/cart"],
    ["/api/cart/rahim@example.com", "/api/cart/[id]"],
    ["/api/rahim@example.com/01712345678", "/api/[[...unknown]]"],
    ["/details/6b001c5148e4f48e2c225fdc", "/details/[id]"],
    ["/details/%ff%0d%0a", "(none)"],
    ["/rahim@example.com", "(none)"],
    ["/rahim/example.com", "(none)"],
    ["/caps?size=l", "/filtered/[category]"],
    ["/panjabi", "/[category]"],
    ["/panjabi/2", "/rail/[category]/[page]"],
    ["/lungis", "(none)"],
    ["/lungis/2", "(none)"],
    ["/caps?utm_source=x&size=l,m", "/filtered/[category]"],
    ["/caps?size=", "/[category]"],
    ["/caps?size", "/[category]"],
    ["/caps?utm_source=size=l", "/[category]"],
    ["/nobody?size=l", "(none)"],
    ["/caps/2", "/rail/[category]/[page]"],
    ["/caps/rahim", "(none)"],
    ["/collections/eid", "/collections/[collection]"],
    ["/collections/eid/2", "/collections/[collection]/[page]"],
    ["/collections/eid?size=l", "/filtered/collections/[collection]"],
    ["/collections/eid/2/3", "(none)"],
    ["http://evil.example/", "(none)"],
    ["//evil.example/", "(none)"],
    ["*", "(none)"],
    ["", "(none)"],
    ["/catalogue/jean-960.webp", "/catalogue/*"],
    ["/catalogue/rahim@example.com/x", "/catalogue/*"],
    ["/robots.txt", "/robots.txt"],
    ["/favicon.ico", "/favicon.ico"],
    ["/_next/image?url=x", "/_next"],
  ])("says of %s that it is %s", (url, pattern) => {
    expect(findRoute(url)).toBe(pattern);
  });

  it("leaves the files of the build out", () => {
    expect(findRoute("/_next/static/chunks/a.js")).toBeNull();
  });
});

describe("the routes that are known", () => {
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
    expect(isKnownRoute(path)).toBe(true);
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
    "/caps/1000",
    "/catalogue/jean",
    "/catalogue",
    "/apian",
    "/dashboards",
    "/_not-found",
    "/_next",
    "/_next/image",
    "/_next/data/build/details/65f000000000000000000001.json",
  ])("does not know %s", (path) => {
    expect(isKnownRoute(path)).toBe(false);
  });
});

describe("the canonical URL of a page", () => {
  it.each([
    ["/About", "/about"],
    ["/about/", "/about"],
    ["/About/", "/about"],
    ["/ABOUT//", "/about"],
    ["//about", "/about"],
    ["/%61bout", "/about"],
    ["//", "/"],
    ["//?a=b", "/?a=b"],
    ["/Return/", "/return"],
    ["/DenimPants", "/denimpants"],
    ["/Panjabi/1", "/panjabi"],
    ["/Collections/Eid/1", "/collections/eid"],
    ["/caps/1", "/caps"],
    ["/Caps/1/?a=B", "/caps?a=B"],
    ["/CAPS/2/", "/caps/2"],
    ["/Collections/Eid/", "/collections/eid"],
    ["/collections/EID/2?a=B", "/collections/eid/2?a=B"],
    [`/details/${ID.toUpperCase()}`, `/details/${ID}`],
    [`/Details/${ID}/`, `/details/${ID}`],
    ["/Login?from=%2FAbout%2F&x=//evil.example", "/login?from=%2FAbout%2F&x=//evil.example"],
  ])("of %s is %s, in one step", (url, canonical) => {
    expect(findCanonicalUrl(url)).toBe(canonical);
    expect(findCanonicalUrl(canonical)).toBeNull();
  });

  it.each([
    ["/"],
    ["/?A=/B/"],
    ["/about?A=/B/"],
    ["/caps/2"],
    [`/details/${ID}`],
    ["/Nothing/"],
    ["/about/1"],
    ["/about/2/"],
    ["/Lungis"],
    ["/lungis/1"],
    ["/Caps/01"],
    ["/Caps/x"],
    ["/Details/x"],
    ["/_Not-Found"],
    ["/_not-found/"],
    ["/[Category]"],
    ["/API"],
    ["/images/A.webp"],
    ["/api/cart/"],
    ["/API/cart"],
    ["/dashboard/cart/"],
    ["/Dashboard/cart"],
    ["//evil.example/"],
    ["//evil.example/About"],
    ["/\\evil.example/"],
    ["/%5Cevil.example/"],
    ["/%2f%2fevil.example/"],
    ["/%2F%2Fevil.example/about"],
    ["/about%3Fx/"],
    // Which the framework redirects to the home page.
    ["/rail/%E0%A6%95/2"],
    ["/rail/%0a/x"],
    ["/Rail/Caps/2"],
    ["http://evil.example/About"],
    ["*"],
    [""],
  ])("is none for %s", (url) => {
    expect(findCanonicalUrl(url)).toBeNull();
  });

  it.each(["1", "2", "10", "999", "0", "02", "1000", "2.0", "-2", "x"])(
    "knows the page %s of a category where the shop does",
    (page) => {
      const isPage = readLaterPage(page) !== null || page === "1";
      expect(findCanonicalUrl(`/Caps/${page}`) !== null).toBe(isPage);
    },
  );
});
