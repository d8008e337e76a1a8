import { expect, it } from "vitest";
import { DEMO_PRODUCTS } from "@/demo/products";
import { listProductColors, swatchOf } from "@/lib/catalogue/search/swatches";

it.each([
  ["Navy", "Polo", "#262D42"],
  ["Navy Blue", "Polo", "#262D42"],
  ["Bottle Green", "Polo", "#1F4234"],
  ["কালো", "Polo", "#242529"],
  ["Gamboge", "Polo", ""],
])("shows %s of a %s as %s", (color, name, swatch) => {
  expect(swatchOf(color, name)).toBe(swatch);
});

it("shows the pattern of a colour's or a product's name, and two colours", () => {
  expect(swatchOf("Navy White Stripe", "Shirt")).toMatch(
    /^repeating-linear-gradient\(90deg,#262D42 .*#EDEBE6/,
  );
  expect(swatchOf("Maroon", "Flannel Check")).toMatch(/^repeating-conic-gradient\(#5E2029/);
  expect(swatchOf("Black White", "Polo")).toBe("linear-gradient(135deg,#242529 50%,#EDEBE6 50%)");
});

it("knows every colour of the demo", () => {
  for (const product of DEMO_PRODUCTS)
    for (const { name, swatch } of listProductColors(product)) expect(swatch, name).not.toBe("");
});
