import { expect, it } from "vitest";
import { requireColorSlugs } from "@/lib/catalogue/products/require-color-slugs";

it("refuses colours that an address cannot tell apart", () => {
  expect(() => requireColorSlugs(["Off White", "Black", "Off-White"])).toThrow(/Off White and Off-White/);
  expect(() => requireColorSlugs(["Off White", "Off-White"], ["Off White"])).toThrow(/Off White/);
});

it("lets stand what a product has had all along, and what differs", () => {
  const old = ["Off White", "Off-White"];
  expect(() => requireColorSlugs([...old, "Black"], old)).not.toThrow();
  expect(() => requireColorSlugs(["Black", "কালো", "!", "?"])).not.toThrow();
});
