import { describe, expect, it } from "vitest";
import { CATEGORIES } from "@/lib/categories";
import { categoryPath, LATER_PAGE, readLaterPage } from "@/lib/paths";
import { makeCanonicalUrl } from "@/server/edge/canonical-url.mjs";

const findCanonicalUrl = makeCanonicalUrl({
  staticRoutes: ["/_not-found", "/about", "/login", "/api/cart", "/dashboard/cart"].map((page) => ({ page })),
  dynamicRoutes: ["/[category]", "/api/[[...unknown]]", "/return/[[...rest]]"].map((page) => ({ page })),
  redirects: [
    { source: "/:path+/", destination: "/:path+", internal: true },
    { source: "/:inner(front|rail)/:rest*", destination: "/" },
    ...CATEGORIES.map(({ slug }) => ({ source: `/${slug}/1`, destination: categoryPath(slug) })),
  ],
  rewrites: {
    afterFiles: [
      { destination: "/nothing/here", regex: "^/details(?:/((?![0-9a-fA-F]{24}$)[^/]+))(?:/)?$" },
      { destination: "/rail/:category/:page", regex: `^(?:/(caps|belts))(?:/(${LATER_PAGE}))(?:/)?$` },
    ],
  },
});

const ID = "65f00000000000000000abcd";

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
    ["/caps/1", "/caps"],
    ["/Caps/1/?a=B", "/caps?a=B"],
    ["/CAPS/2/", "/caps/2"],
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
    ["/Caps/01"],
    ["/Caps/x"],
    ["/Details/x"],
    ["/_Not-Found"],
    ["/_not-found/"],
    ["/[Category]"],
    ["/API"],
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
