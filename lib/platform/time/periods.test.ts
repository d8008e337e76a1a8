import { describe, expect, it } from "vitest";
import { listDays, listPeriods } from "@/lib/platform/time/periods";
import { listUsualRanges, readRange } from "@/lib/platform/time/day-range";
import { minutesBetween } from "@/lib/reports/numbers/sum-orders";

describe("listPeriods", () => {
  it.each([
    ["2026-10-05", "2026-10-05", ["2026-10-05"]],
    ["2026-10-01", "2026-10-31", ["2026-10"]],
    ["2026-02-01", "2026-02-28", ["2026-02"]],
    ["2028-02-01", "2028-02-28", listDays("2028-02-01", "2028-02-28")],
    ["2026-09-29", "2026-11-02", ["2026-09-29", "2026-09-30", "2026-10", "2026-11-01", "2026-11-02"]],
    ["2025-12-31", "2026-02-01", ["2025-12-31", "2026-01", "2026-02-01"]],
    ["2026-10-02", "2026-10-01", []],
  ])("from %s to %s", (from, to, periods) => {
    expect(listPeriods(from, to)).toEqual(periods);
  });
});

describe("minutesBetween", () => {
  const at = (minutes: number) => new Date(minutes * 60_000);
  it.each([
    [0, 0],
    [0.9, 0],
    [119, 119],
    [129, 120],
    [1_439, 1_430],
    [1_441, 1_440],
    [3_059, 3_000],
    [-5, 0],
  ])("%s is kept as %s", (minutes, kept) => {
    expect(minutesBetween(at(0), at(minutes))).toBe(kept);
  });
});

describe("readRange", () => {
  // Two in the morning in Dhaka: still the day before in London.
  const NOW = Date.parse("2026-11-22T02:00:00+06:00");
  const DEFAULT = { from: "2026-10-24", to: "2026-11-22" };

  it.each([
    [undefined, undefined, { range: DEFAULT }],
    ["2026-02-28", "2026-03-01", { range: { from: "2026-02-28", to: "2026-03-01" } }],
    ["2026-02-30", "2026-03-01", { range: DEFAULT, problem: "twoDays" }],
    ["2026-13-01", "2026-13-02", { range: DEFAULT, problem: "twoDays" }],
    [["2026-01-01", "2026-01-02"], "2026-03-01", { range: DEFAULT, problem: "twoDays" }],
    ["2026-03-01", undefined, { range: DEFAULT, problem: "twoDays" }],
    ["2026-03-02", "2026-03-01", { range: DEFAULT, problem: "order" }],
    ["2000-01-01", "2099-12-31", { range: DEFAULT, problem: "tooLong" }],
  ])("from %s to %s", (from, to, answer) => {
    expect(readRange(from, to, NOW)).toEqual(answer);
  });

  it("knows the usual ranges, in Dhaka", () => {
    expect(listUsualRanges(NOW)).toEqual([
      { name: "today", from: "2026-11-22", to: "2026-11-22" },
      { name: "week", from: "2026-11-16", to: "2026-11-22" },
      { name: "thirtyDays", ...DEFAULT },
      { name: "thisMonth", from: "2026-11-01", to: "2026-11-22" },
      { name: "lastMonth", from: "2026-10-01", to: "2026-10-31" },
      { name: "year", from: "2025-11-23", to: "2026-11-22" },
    ]);
  });
});
