import { describe, expect, it } from "vitest";
import { chooseFirst, chooseWanted, isSizeMissing, listLooks } from "@/components/product/first-choice";
import { getPicturedColor } from "@/lib/catalogue/products/pictured-color";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { listProductColors } from "@/lib/catalogue/search/swatches";
import { sampleProduct } from "@/testing/sample-product";

const [NAVY, BLACK] = ["/images/navy-960.webp", "/images/black-960.webp"];

function shownOf(fields: Partial<ProductDto> = {}) {
  const product = sampleProduct({
    sizes: ["30", "32", "34"],
    colors: ["Washed Black", "Black", "Navy"],
    image1: NAVY,
    colorImages: { Navy: NAVY, Black: BLACK },
    ...fields,
  });
  return { product, colors: listProductColors(product), picturedColor: getPicturedColor(product) };
}

const row = (size: string, color: string, stock: number) => ({ size, color, stock });

describe("what is chosen before a shopper chooses", () => {
  it("is the pictured colour, and no size", () => {
    const shown = shownOf();
    expect(chooseFirst(shown)).toEqual({ size: "", color: "Navy" });
    expect(isSizeMissing(shown.product, "")).toBe(true);
    expect(isSizeMissing(shownOf({ sizes: [] }).product, "")).toBe(false);
  });

  it("is a colour that can be had, and the only size that is left", () => {
    const stockByOption = [row("30", "Navy", 0), row("32", "Black", 2), row("34", "Black", 0)];
    expect(chooseFirst(shownOf({ stockByOption }))).toEqual({ size: "32", color: "Black" });
    expect(chooseFirst(shownOf({ sizes: ["32"] }))).toEqual({ size: "32", color: "Navy" });
  });

  it("is no size of what is sold out: a shopper asks for their own", () => {
    expect(chooseFirst(shownOf({ stock: "0" }))).toEqual({ size: "", color: "Washed Black" });
  });

  it.each([
    ["32", "black", "32", "Black"],
    ["", "washed-black", "", "Washed Black"],
    ["", "Washed Black", "", "Washed Black"],
    ["34", "", "34", "Navy"],
    ["99", "__proto__", "", "Navy"],
    ["", "লাল", "", "Navy"],
  ])("is what the address names: size %j, color %j", (size, color, ...option) => {
    const chosen = chooseWanted(shownOf(), { size, color }).option;
    expect([chosen.size, chosen.color]).toEqual(option);
  });

  it("is, for a family's name, the first of its colours that can be had", () => {
    const colors = ["Washed Black", "Jet Black", "Navy"];
    const stockByOption = [row("30", "Washed Black", 0), row("30", "Jet Black", 2), row("32", "Navy", 1)];
    const shown = shownOf({ colors, stockByOption, colorImages: { Navy: NAVY } });
    expect(chooseWanted(shown, { size: "", color: "black" }).option.color).toBe("Jet Black");
  });

  it("has the picture of each address that opens on another one", () => {
    expect(JSON.parse(listLooks(shownOf()) ?? "")).toEqual({ black: BLACK });
    expect(listLooks(shownOf({ colorImages: { Navy: NAVY } }))).toBeUndefined();
  });
});
