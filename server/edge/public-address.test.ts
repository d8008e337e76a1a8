import { describe, expect, it } from "vitest";
import { withoutQuery } from "./public-address.mjs";

describe("what stands behind the ? of a page for all", () => {
  it.each(["/belts?utm_source=x", "/belts?_rsc=abc", "/belts?_rsc=abc&x=1", "/belts?_rsc="])(
    "is dropped from %s, which then is in the memory of answers",
    (url) => {
      expect(withoutQuery(url, {})).toBe("/belts");
      expect(withoutQuery(url, { rsc: "0" })).toBe("/belts");
    },
  );

  it("keeps the mark where the data of the page is asked for", () => {
    expect(withoutQuery("/belts?utm_source=x&_rsc=abc", { rsc: "1" })).toBe("/belts?_rsc=abc");
  });

  it.each(["/api/products?limit=3", "/login?from=/dashboard/cart", "/dashboard/users?q=x&_rsc=abc"])(
    "stays on %s",
    (url) => {
      expect(withoutQuery(url, {})).toBe(url);
    },
  );
});
