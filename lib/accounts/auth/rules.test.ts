import { describe, expect, it } from "vitest";
import { toSafePath } from "@/lib/accounts/auth/rules";

describe("toSafePath", () => {
  it.each([
    ["/", "/"],
    ["/dashboard/cart", "/dashboard/cart"],
    ["/details/65f000000000000000000001?size=32#top", "/details/65f000000000000000000001?size=32#top"],
    ["/a/../dashboard/orders", "/dashboard/orders"],
    ["/login?from=https://evil.example", "/login?from=https://evil.example"],
  ])("keeps %s", (path, safe) => {
    expect(toSafePath(path)).toBe(safe);
  });

  it.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/a\\b",
    "https:evil.example",
    "https://evil.example",
    "HTTPS://evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "evil.example",
    "@evil.example",
    " //evil.example",
    " /dashboard",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    "/ /evil.example",
    "/\u2028/evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/./..//evil.example",
    "",
    null,
    undefined,
  ])("refuses %j", (path) => {
    expect(toSafePath(path)).toBeNull();
  });

  it.each([
    "/%5cevil.example",
    "/%2f/evil.example",
    "/%09/evil.example",
    "/.%2e//evil.example",
    "/;@evil.example",
  ])("never leads from %s to another site", (path) => {
    const safe = toSafePath(path);
    if (safe === null) return;
    expect(new URL(safe, "https://shop.example").host).toBe("shop.example");
    expect(safe).toMatch(/^\/(?![/\\])/);
  });
});
