import { describe, expect, it } from "vitest";
import {
  describeOption,
  findRow,
  findSpelling,
  isOptionMade,
  isSameOption,
  listOptions,
  nameWithOption,
  optionKey,
  parseOptionKey,
  sumStock,
} from "@/lib/stock/options";

const INDIGO = { size: "32", color: "Indigo" };
const ROWS = [
  { size: "30", color: "Indigo", stock: 2 },
  { ...INDIGO, stock: 3 },
];

it("compares options without regard to case and width, and never a size with a color", () => {
  expect(isSameOption(INDIGO, { size: "３２", color: "INDIGO" })).toBe(true);
  for (const other of [
    { size: "34", color: "Indigo" },
    { size: "32", color: "Black" },
    { size: "Indigo", color: "32" },
  ])
    expect(isSameOption(INDIGO, other)).toBe(false);
  expect(findSpelling(["XL", "M"], "xl")).toBe("XL");
  expect(findSpelling(["XL", "M"], "L")).toBeUndefined();
});

describe("parseOptionKey", () => {
  it("reads the option of a key", () => {
    expect(parseOptionKey(optionKey(INDIGO))).toEqual({ size: "32", color: "indigo" });
  });

  it.each([
    "",
    "32",
    "null",
    "{}",
    "[]",
    '"ab"',
    '["32"]',
    '["32", 5]',
    '[32, "Indigo"]',
    '{"0":"32","1":"Indigo"}',
  ])("takes %j for none", (key) => {
    expect(parseOptionKey(key)).toBeNull();
  });
});

it.each([
  ["32, Indigo", "Jeans (32, Indigo)", INDIGO],
  ["32", "Jeans (32)", { size: "32", color: "" }],
  ["Indigo", "Jeans (Indigo)", { size: "", color: "Indigo" }],
  ["", "Jeans", { size: "", color: "" }],
])("is called %j, and the jeans in it %s", (words, name, option) => {
  expect(describeOption(option)).toBe(words);
  expect(nameWithOption("Jeans", option)).toBe(name);
});

it("lists every size in every color, color by color, and one without a name where there is nothing to choose", () => {
  const names = (sizes: string[], colors: string[]) => listOptions({ sizes, colors }).map(describeOption);
  expect(names(["30", "32"], ["Indigo", "Black"])).toEqual([
    "30, Indigo",
    "32, Indigo",
    "30, Black",
    "32, Black",
  ]);
  expect(names([], ["Indigo"])).toEqual(["Indigo"]);
  expect(listOptions({ sizes: [], colors: [] })).toEqual([{ size: "", color: "" }]);
});

it("finds the row of an option, and adds the rows up", () => {
  expect(findRow(ROWS, { size: "32", color: "indigo" })).toBe(ROWS[1]);
  expect(findRow(ROWS, { size: "32", color: "Black" })).toBeUndefined();
  expect(findRow(undefined, INDIGO)).toBeUndefined();
  expect(sumStock(ROWS)).toBe(5);
});

it("makes, counted by option, what has a row, and all of what is counted as one", () => {
  const black = { size: "32", color: "Black" };
  const counted = { stock: "5", stockByOption: ROWS };
  expect([INDIGO, black].map((option) => isOptionMade(counted, option))).toEqual([true, false]);
  expect(isOptionMade({ stock: "5" }, black)).toBe(true);
});
