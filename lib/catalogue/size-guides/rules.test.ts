import { describe, expect, it } from "vitest";
import { adviseSize, parseMeasure } from "@/lib/catalogue/size-guides/rules";

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
  const JEANS = [
    { size: "30", inches: [31, 39] },
    { size: "32", inches: [33, 41] },
    { size: "34", inches: [35, 43] },
    { size: "36", inches: [37, 45] },
  ];

  it.each([
    [31, ["30"], "Take 30: it measures 31 in."],
    [33.5, ["32"], "Take 32: it measures 33 in."],
    [32.5, ["32"], "Take 32: it measures 33 in."],
    [34, ["32", "34"], "Between two sizes: 32 (33 in) sits closer, 34 (35 in) looser."],
    [37.5, ["36"], "Take 36: it measures 37 in."],
    [38, [], "Our largest size, 36, measures 37 in. We have none that fits you."],
    [30, [], "Our smallest size, 30, measures 31 in. We have none that fits you."],
  ])("for %d inches names %j", (inches, sizes, says) => {
    expect(adviseSize(JEANS, inches)).toEqual({ sizes, says });
  });

  it("says that it cannot know without a measure", () => {
    expect(adviseSize([], 34)).toEqual({ sizes: [], says: "We cannot tell for this product." });
  });

  it("knows the one size of caps", () => {
    const caps = [{ size: "One size", inches: [22.75] }];
    expect(adviseSize(caps, 23)).toEqual({
      sizes: ["One size"],
      says: "This fits you: it measures 22.75 in.",
    });
    expect(adviseSize(caps, 25).sizes).toEqual([]);
  });
});
