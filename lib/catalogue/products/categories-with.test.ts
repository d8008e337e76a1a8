import { describe, expect, it } from "vitest";
import { categoriesWith } from "@/lib/catalogue/products/categories-with";

describe("categoriesWith", () => {
  it("names what is worn with a jean, the nearest first", () => {
    expect(categoriesWith(["Denim Pants"])).toEqual([
      "Belts",
      "Basic T-shirt",
      "Full Sleeve Shirts",
      "Polo T-shirts",
    ]);
  });

  it("names no category that was bought, and takes turns between two groups", () => {
    expect(categoriesWith(["Denim Pants", "Belts"])).toEqual([
      "Basic T-shirt",
      "Full Sleeve Shirts",
      "Half Sleeve Shirts",
      "Polo T-shirts",
      "Twill Pants",
    ]);
  });

  it("names nothing with nothing, or with a category that is gone", () => {
    expect(categoriesWith([])).toEqual([]);
    expect(categoriesWith(["Cravats"])).toEqual([]);
  });
});
