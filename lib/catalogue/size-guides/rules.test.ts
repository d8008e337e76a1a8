import { describe, expect, it } from "vitest";
import { adviseSize, parseMeasure } from "@/lib/catalogue/size-guides/rules";
import { opened } from "@/lib/words/en/opened";

describe("parseMeasure", () => {
  it.each([
    ["34", 34],
    [" 34.5 ", 34.5],
    ["34,5", 34.5],
    ["৩৪", 34],
    ["৩৪ ইঞ্চি", 34],
    ['34"', 34],
    ["34 inches", 34],
    ["88 cm", 34.65],
    ["88", 34.65],
    ["৮৮ সেমি", 34.65],
    ["58 cm", 22.83],
  ])("understands %s", (text, inches) => {
    expect(parseMeasure(text)).toBeCloseTo(inches, 1);
  });

  it.each(["", "0", "abc", "-4", "34 kg", "3434", "34 35"])("understands no %j", (text) => {
    expect(parseMeasure(text)).toBeNull();
  });
});

describe("adviseSize", () => {
  const rows = [
    { size: "30", inches: [31, 39] },
    { size: "32", inches: [33, 41] },
    { size: "34", inches: [35, 43] },
    { size: "36", inches: [37, 45] },
  ];

  it.each([
    [31, ["30"], "30 (31 in) fits you."],
    [33.5, ["32"], "32 (33 in) fits you."],
    [32.5, ["32"], "32 (33 in) fits you."],
    [34, ["32", "34"], "You are between two sizes: 32 (33 in) fits closer, 34 (35 in) looser."],
    [34.4, ["32", "34"], "You are between two sizes: 32 (33 in) fits closer, 34 (35 in) looser."],
    [37.5, ["36"], "36 (37 in) fits you."],
    [38, [], "Our largest size is 36 (37 in). We have none that fits you."],
    [30, [], "Our smallest size is 30 (31 in). We have none that fits you."],
  ])("for %d inches names %j", (inches, sizes, says) => {
    expect(adviseSize({ rows, tolerance: 0.5 }, inches, opened.sizeAdvice)).toEqual({ sizes, says });
  });

  it.each([
    [38, ["36"]],
    [38.5, []],
    [30, ["30"]],
    [33.8, ["32"]],
    // As near to one as to the other.
    [34, ["32", "34"]],
  ])("for %d inches, of what takes an inch either way, names %j", (inches, sizes) => {
    expect(adviseSize({ rows, tolerance: 1 }, inches, opened.sizeAdvice).sizes).toEqual(sizes);
  });

  it("says that it cannot know without a measure", () => {
    expect(adviseSize({ rows: [], tolerance: 1 }, 34, opened.sizeAdvice)).toEqual({
      sizes: [],
      says: "We cannot tell for this product.",
    });
  });
});
