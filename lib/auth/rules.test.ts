import { describe, expect, it } from "vitest";
import { passwordProblem, toSafePath, WEAK_PASSWORD_MESSAGE } from "@/lib/auth/rules";

describe("passwordProblem", () => {
  it.each(["jeans4men", "A1B2C3D4", "x2345678", `${"a".repeat(127)}1`])("lets %s through", (password) => {
    expect(passwordProblem(password)).toBeUndefined();
  });

  it.each([
    ["seven characters", "jeans4m"],
    ["letters only", "jeansformen"],
    ["digits only", "2938475610"],
    ["a sign", "jeans4men!"],
    ["a space", "jeans 4men"],
    ["a line break at the end", "jeans4men\n"],
    ["an accent", "jéans4men"],
    ["Bengali digits", "jeansman১২"],
    ["nothing", ""],
  ])("refuses %s", (_, password) => {
    expect(passwordProblem(password)).toBe(WEAK_PASSWORD_MESSAGE);
  });

  it.each([
    ["129 characters", `${"a".repeat(128)}1`, "Please keep the password to 128 characters."],
    ["one of the commonest", "password123", /first that strangers try/],
    ["one of the commonest in capitals", "PassWord123", /first that strangers try/],
  ])("refuses %s with what is true of it", (_, password, message) => {
    expect(passwordProblem(password)).toMatch(message);
  });

  it("is told in the contract's words", () => {
    expect(WEAK_PASSWORD_MESSAGE).toBe(
      "Password must be at least 8 characters long and include both letters and numbers",
    );
  });
});

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
