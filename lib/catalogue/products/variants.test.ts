import { describe, expect, it } from "vitest";
import { listOptions, MAX_OPTIONS } from "@/lib/stock/options";
import { listVariants, skuOf } from "@/lib/catalogue/products/variants";
import { sampleProduct } from "@/testing/sample-product";

const ID = "65f000000000000000000001";

describe("skuOf", () => {
  it("is the same for good: labels and catalogues keep it", () => {
    expect(skuOf(ID, { size: "32", color: "Indigo" })).toBe("65f000000000000000000001-a44c12ef47d2");
  });

  it("does not change with the spelling, nor with what else the product comes in", () => {
    expect(skuOf(ID, { size: "XL", color: "indigo" })).toBe(skuOf(ID, { size: "xl", color: "Indigo" }));
    const [first] = listVariants(
      sampleProduct({ stockByOption: [{ size: "32", color: "Indigo", stock: 1 }], colors: ["Black"] }),
    );
    expect(first?.sku).toBe(skuOf(ID, { size: "32", color: "Indigo" }));
  });

  it("is another for each option and each product, in letters that any printer has", () => {
    const sizes = Array.from({ length: MAX_OPTIONS / 10 }, (_, index) => `${index}`);
    const colors = ["", "নীল", "কালো", "1", "0", "10", "Off, White", "Off", "White", "-"];
    const options = listOptions({ sizes, colors });
    const skus = ["a", ID].flatMap((id) => options.map((option) => skuOf(id, option)));
    expect(new Set(skus).size).toBe(2 * MAX_OPTIONS);
    for (const sku of skus) expect(sku).toMatch(/^[0-9a-f-]{1,50}$/);
  });

  it("tells a size from a colour of the same name", () => {
    expect(skuOf(ID, { size: "S", color: "" })).not.toBe(skuOf(ID, { size: "", color: "S" }));
  });
});

describe("listVariants", () => {
  it("has none of a product that is counted as one", () => {
    expect(listVariants(sampleProduct())).toEqual([]);
  });
});
