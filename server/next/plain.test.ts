import { expect, it } from "vitest";
import { findRoute } from "./plain.mjs";

it.each([
  ["/", "/[category]"],
  ["/belts", "/[category]"],
  ["/belts?size=l", "/filtered/[category]"],
  ["/login?from=%2F", "/login"],
  ["/search?q=jeans", "/search"],
  ["/dashboard/cart", "/dashboard"],
  ["/track/abc", "/track"],
  ["/api/cart", "/api/*"],
  ["/_next/image?url=x", "/_next"],
  ["/_next/static/chunks/a.js", null],
])("tells the route of %s from its address alone", (url, route) => {
  expect(findRoute(url)).toBe(route);
});
