import { expect, it } from "vitest";
import { makeCanonicalUrl } from "@/server/edge/canonical-url.mjs";
import { makeRoutePattern } from "@/server/edge/route-pattern.mjs";
import { listAppRoutes } from "@/server/next/app-routes.mjs";

const routes = listAppRoutes();
const findRoute = makeRoutePattern(routes, ["catalogue"]);

it.each([
  ["/login", "/login"],
  ["/belts", "/[category]"],
  ["/belts/2", "/rail/[category]/[page]"],
  ["/about", "/about/[[...rest]]"],
  ["/details/65f000000000000000000001", "/details/[id]"],
  ["/api/products/65f000000000000000000001", "/api/products/[id]"],
  ["/api/users/admin/a@b.c", "/api/users/admin/[idOrEmail]"],
  ["/dashboard/cart", "/dashboard/cart"],
  ["/sitemap.xml", "/sitemap.xml"],
  ["/catalogue/jean-960.webp", "/catalogue/*"],
  ["/made/up/here", "(none)"],
])("knows the route of %s from the files of app/", (path, route) => {
  expect(findRoute(path)).toBe(route);
});

it("leads to the one address of a page, without what the build lists", () => {
  expect(makeCanonicalUrl(routes)("/Login/?from=%2F")).toBe("/login?from=%2F");
});
