import { describe, expect, it } from "vitest";
import {
  costOf,
  hasDigit,
  isStockText,
  maxStock,
  OPTION_STOCK_MESSAGE,
  parseOptionStock,
  parseUnitCost,
  PIECES_MESSAGE,
  piecesOnShelf,
  stockEntryProblem,
  stockOfOption,
  stockRank,
  toTaka,
  unitCostText,
} from "@/lib/stock/rules";

const BY_OPTION = { stock: "3", stockByOption: [{ size: "32", color: "Indigo", stock: 3 }] };

it("has room for a million pieces of a product, and for a hundred thousand of an option", () => {
  expect(maxStock({ stock: "3" })).toBe(1_000_000);
  expect(maxStock(BY_OPTION)).toBe(100_000);
  expect(parseOptionStock("১০০০০০")).toBe(100_000);
  for (const text of ["100001", "", "few"]) expect(parseOptionStock(text)).toBeNull();
  expect(OPTION_STOCK_MESSAGE).toBe("Please enter a whole number of pieces from 0 to 1,00,000.");
  expect(PIECES_MESSAGE).toBe("Please enter a whole number of pieces from 1 to 1,00,000.");
});

describe("isStockText", () => {
  it.each(["", "plenty", "12 pcs", "a1000001", "1000001 pcs", "1000000", " 7 "])("takes %j", (text) => {
    expect(isStockText(text)).toBe(true);
  });

  it.each(["1000001", " 1000001 ", "১০০০০০১"])("refuses %j, which would be endless", (text) => {
    expect(isStockText(text)).toBe(false);
  });
});

it("sees a digit anywhere in a text, Latin or Bengali", () => {
  expect(["12 pcs", "about ৫", "plenty", ""].map(hasDigit)).toEqual([true, true, false, false]);
});

describe("stockEntryProblem", () => {
  const digitsOnly = "Please enter a whole number of pieces, in digits only.";
  const orTick = "Please enter how many pieces there are, or tick Not counted.";
  it.each([
    ["12", false, undefined],
    ["0", true, undefined],
    ["1000001", false, "Please enter at most 10,00,000 pieces."],
    ["12 pcs", false, digitsOnly],
    ["12 pcs", true, digitsOnly],
    ["plenty", false, orTick],
    ["", false, orTick],
    ["plenty", true, undefined],
    ["", true, undefined],
  ])("of %j, not counted: %s, is %s", (stock, isNotCounted, problem) => {
    expect(stockEntryProblem({ stock, isNotCounted })).toBe(problem);
  });
});

it("ranks what is sold out first, then by count, and what nobody counts last", () => {
  const sorted = ["made to order", "1000000", "2", "0"].toSorted((a, b) => stockRank(a) - stockRank(b));
  expect(sorted).toEqual(["0", "2", "1000000", "made to order"]);
});

describe("stockOfOption", () => {
  it.each([
    ["of an option that is counted", BY_OPTION, { size: "32", color: "INDIGO" }, 3],
    ["of one that is not made", BY_OPTION, { size: "34", color: "Indigo" }, 0],
    ["of any option of a product counted as one", { stock: "7" }, { size: "34", color: "" }, 7],
    ["where nobody counts", { stock: "plenty" }, { size: "34", color: "" }, null],
  ])("%s", (_, product, option, pieces) => {
    expect(stockOfOption(product, option)).toBe(pieces);
  });
});

it("finds on the shelf what is free, what is held, and what is sold and not sent yet", () => {
  expect(piecesOnShelf({ stock: 5, waiting: 2, toSend: 1 })).toBe(8);
});

describe("the cost of a piece", () => {
  it.each([
    ["৳ 1,250", 125_000],
    ["Tk. 350", 35_000],
    ["১২৫০.৫০", 125_050],
    ["350.5", 35_050],
    [350, 35_000],
    ["0.01", 1],
    ["1000000", 100_000_000],
  ])("typed as %j is %d paisa", (typed, paisa) => {
    expect(parseUnitCost(typed)).toBe(paisa);
  });

  it.each(["", "few", "0", "0.00", "-5", "350.505", "350.", "1000000.01", "12345678"])(
    "cannot be %j",
    (typed) => {
      expect(parseUnitCost(typed)).toBeNull();
    },
  );

  it("is told in taka, with its paisa where there are any", () => {
    expect([35_000, 35_050, 35_005, 1].map(unitCostText)).toEqual(["350", "350.50", "350.05", "0.01"]);
    expect([35_049, 35_050, 35_051].map(toTaka)).toEqual([350, 351, 351]);
  });

  it.each([
    ["its own average", { cost: 400, costEdits: 2 }, { paisa: 35_050.4, edit: 2 }, 35_050],
    ["its own average where none was ever typed", {}, { paisa: 35_050.6, edit: 0 }, 35_051],
    ["what was typed since", { cost: 400, costEdits: 3 }, { paisa: 35_050, edit: 2 }, 40_000],
    ["the product's where it has none", { cost: 400 }, null, 40_000],
    ["not known where nobody has told", {}, null, null],
  ])("is %s", (_, product, cost, paisa) => {
    expect(costOf(product, { cost })).toBe(paisa);
    if (!cost) expect(costOf(product, null)).toBe(paisa);
  });
});
