import { describe, expect, it } from "vitest";
import { getPicturedColor } from "@/lib/catalogue/products/pictured-color";
import { DEMO_PRODUCTS } from "@/demo/products";

const image1 = "/catalogue/white-combed-tee-1-960.webp";

describe("the colour that a picture shows", () => {
  it("is known of every product of the demo catalogue", () => {
    for (const product of DEMO_PRODUCTS)
      expect(getPicturedColor(product), product.slug).toBe(product.colors[0]);
  });

  it("is known in whatever order the colours are", () => {
    expect(getPicturedColor({ image1, colors: ["Navy", "White"] })).toBe("White");
  });

  it("is not claimed of a product that no longer has it, nor of pictures that are not ours", () => {
    expect(getPicturedColor({ image1, colors: ["Navy", "Black"] })).toBeNull();
    expect(getPicturedColor({ image1: "https://pictures.example/white.jpg", colors: ["White"] })).toBeNull();
    expect(getPicturedColor({ image1: "/catalogue/nothing-1-960.webp", colors: ["White"] })).toBeNull();
    expect(getPicturedColor({ image1: "/catalogue/constructor-1-960.webp", colors: ["White"] })).toBeNull();
  });
});
