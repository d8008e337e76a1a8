import { describe, expect, it } from "vitest";
import {
  hasFewSizes,
  readStockNote,
  inSameSizes,
  nearestTo,
  pickOption,
  readAvailability,
  sharedSizes,
} from "@/lib/stock/availability";
import { listOptions, type StockRow } from "@/lib/stock/options";

const jeans = (...stockByOption: StockRow[]) => ({
  sizes: ["30", "32", "34"],
  colors: ["Indigo", "Black"],
  stock: String(stockByOption.reduce((sum, { stock }) => sum + stock, 0)),
  stockByOption,
});
const row = (size: string, color: string, stock: number): StockRow => ({ size, color, stock });
const asOne = (stock: string, sizes = ["30", "32"]) => ({ sizes, colors: ["Indigo"], stock });

describe("readAvailability", () => {
  it("tells sold out from not made, without regard to case", () => {
    const { leftOf, isMade, options } = readAvailability(
      jeans(row("30", "Indigo", 0), row("32", "INDIGO", 2)),
    );
    const states = ["30", "32", "34"].map((size) => {
      const option = { size, color: "Indigo" };
      return [leftOf(option), isMade(option)];
    });
    expect(states).toEqual([
      [0, true],
      [2, true],
      [0, false],
    ]);
    expect(options).toEqual([{ size: "32", color: "Indigo" }]);
  });

  it("has all options of a product counted as one, or not at all, until it is sold out", () => {
    expect(readAvailability(asOne("3")).options).toHaveLength(2);
    expect(readAvailability(asOne("0")).isMade({ size: "30", color: "Indigo" })).toBe(true);
    expect(readAvailability(asOne("plenty")).leftOf({ size: "30", color: "Indigo" })).toBeNull();
    expect(readAvailability(asOne("০")).options).toEqual([]);
  });
});

describe("pickOption", () => {
  const product = jeans(
    row("30", "Indigo", 0),
    row("32", "Indigo", 1),
    row("34", "Indigo", 0),
    row("30", "Black", 4),
  );
  it.each([
    ["nothing", { size: "", color: "" }, { size: "32", color: "Indigo" }],
    ["a size that only the second color has", { size: "30", color: "" }, { size: "30", color: "Black" }],
    ["a color", { size: "", color: "black" }, { size: "30", color: "Black" }],
    ["a sold-out size", { size: "34", color: "" }, { size: "34", color: "Indigo" }],
    ["a sold-out option", { size: "30", color: "Indigo" }, { size: "30", color: "Indigo" }],
    ["what is not made", { size: "34", color: "Black" }, { size: "34", color: "Black" }],
    ["what there never was", { size: "__proto__", color: "Mauve" }, { size: "32", color: "Indigo" }],
  ])("takes %s as it is meant", (_, wanted, expected) => {
    expect(pickOption(product, wanted)).toEqual(expected);
  });

  it("takes the first of a product of which nothing is left, and none where there is nothing to choose", () => {
    expect(pickOption(jeans(row("32", "Black", 0)), { size: "", color: "" })).toEqual({
      size: "32",
      color: "Black",
    });
    expect(pickOption({ sizes: [], colors: [], stock: "4" }, { size: "M", color: "" })).toEqual({
      size: "",
      color: "",
    });
  });
});

describe("nearestTo", () => {
  it("names what fits first, then what has the color, at most twelve, and not the option itself", () => {
    const product = {
      sizes: ["28", "30", "32", "34", "36", "38", "40", "42"],
      colors: ["Black", "Indigo"],
    };
    const near = nearestTo(listOptions(product), { size: "32", color: "indigo" });
    expect(near).toHaveLength(12);
    expect(near[0]).toEqual({ size: "32", color: "Black" });
    expect(near.slice(1, 8).map(({ size, color }) => `${size} ${color}`)).toEqual(
      ["28", "30", "34", "36", "38", "40", "42"].map((size) => `${size} Indigo`),
    );
  });
});

describe("hasFewSizes", () => {
  it.each([
    ["two of three gone", [0, 0, 2], true],
    ["one of three gone", [0, 2, 2], false],
    ["all gone", [0, 0, 0], false],
    ["none gone", [1, 1, 1], false],
  ])("with %s: %s is %s", (_, [a = 0, b = 0, c = 0], expected) => {
    const product = jeans(
      row("30", "Indigo", a),
      row("32", "Indigo", b),
      row("34", "Indigo", c),
      row("30", "Black", 0),
    );
    expect(hasFewSizes(product)).toBe(expected);
  });

  it("counts a size that another color has, and none that is never made", () => {
    const there = [
      row("30", "Indigo", 0),
      row("30", "Black", 1),
      row("32", "Black", 0),
      row("34", "Black", 1),
    ];
    expect(hasFewSizes(jeans(...there))).toBe(false);
    expect(hasFewSizes(jeans(row("30", "Indigo", 0), row("32", "Indigo", 1)))).toBe(false);
  });

  it("says nothing of a half that is gone, nor of a product counted as one", () => {
    const two = [row("30", "Indigo", 0), row("32", "Indigo", 1)];
    const four = [...two, row("34", "Indigo", 0), row("36", "Indigo", 1)];
    expect(hasFewSizes({ ...jeans(...two), sizes: ["30", "32"] })).toBe(false);
    expect(hasFewSizes({ ...jeans(...four), sizes: ["30", "32", "34", "36"] })).toBe(false);
    expect(hasFewSizes(asOne("1", ["30", "32", "34", "36"]))).toBe(false);
  });
});

describe("inSameSizes", () => {
  const soldOut = { ...jeans(row("30", "Indigo", 0)), sizes: ["30", "XL"] };
  it("offers what is there in most of its sizes first, and not what is gone or of other sizes", () => {
    const one = { ...asOne("5", ["xl"]), name: "one" };
    const both = { ...asOne("", ["30", "xl", "40"]), name: "both" };
    const gone = { ...asOne("0", ["30", "XL"]), name: "gone" };
    const strange = { ...asOne("9", ["S"]), name: "strange" };
    const row30Gone = { ...jeans(row("30", "Black", 0), row("32", "Black", 1)), name: "30 gone" };
    const found = inSameSizes(soldOut, [one, both, gone, strange, row30Gone]);
    expect(found.map(({ name }) => name)).toEqual(["both", "one"]);
    expect(sharedSizes(soldOut, both)).toEqual(["30", "xl"]);
  });

  it("offers whatever is there instead of something without sizes", () => {
    const belt = { sizes: [], colors: [], stock: "0" };
    expect(inSameSizes(belt, [asOne("0"), asOne("1")])).toHaveLength(1);
  });
});

describe("readStockNote", () => {
  const rows = (...counts: number[]) =>
    counts.map((stock, index) => ({ size: ["S", "M", "L"][index] ?? "", color: "", stock }));
  const shirt = (stock: string, stockByOption?: StockRow[]) => ({
    sizes: ["S", "M", "L"],
    colors: [],
    stock,
    stockByOption,
  });

  it.each([
    ["sold out", shirt("0")],
    ["sold out", shirt("0", rows(0, 0, 0))],
    ["few sizes", shirt("2", rows(2, 0, 0))],
    [null, shirt("2", rows(1, 1, 0))],
    [3, shirt("3")],
    [null, shirt("30")],
    [null, shirt("made to order")],
  ])("says %s of what is nearly or wholly gone", (note, product) => {
    expect(readStockNote(product)).toBe(note);
  });
});
