import { describe, expect, it, vi } from "vitest";
import {
  formatBdt,
  formatLines,
  formatOrderDate,
  formatPieces,
  thisYear,
  toDhakaIso,
} from "@/lib/platform/text/format";

describe("formatPieces and formatLines", () => {
  it.each([
    [0, "0 pieces"],
    [1, "1 piece"],
    [2, "2 pieces"],
    [125_000, "1,25,000 pieces"],
  ])("counts %d as %s", (count, text) => {
    expect(formatPieces(count)).toBe(text);
    expect(formatLines(2, count)).toBe(`2 lines, ${text}`);
  });

  it("writes a single line in the singular", () => {
    expect(formatLines(1, 1)).toBe("1 line, 1 piece");
  });
});

describe("formatBdt", () => {
  it.each([
    [0, "BDT 0"],
    [390, "BDT 390"],
    [1250, "BDT 1,250"],
    [125_000, "BDT 1,25,000"],
    [1_000_000, "BDT 10,00,000"],
    [-4_186, "−BDT 4,186"],
  ])("writes %d as %s", (amount, text) => {
    expect(formatBdt(amount)).toBe(text);
  });
});

describe("toDhakaIso", () => {
  it.each([
    ["the last moment of a day in Dhaka", "2026-03-14T17:59:59.999Z", "2026-03-14T23:59:59.999+06:00"],
    ["the first moment of a day in Dhaka", "2026-03-14T18:00:00.000Z", "2026-03-15T00:00:00.000+06:00"],
    ["midnight in Greenwich", "2026-03-14T00:00:00.000Z", "2026-03-14T06:00:00.000+06:00"],
    ["the border of a year", "2026-12-31T18:00:00.000Z", "2027-01-01T00:00:00.000+06:00"],
    ["a leap day", "2028-02-28T18:30:00.000Z", "2028-02-29T00:30:00.000+06:00"],
  ])("writes %s", (_, instant, text) => {
    expect(toDhakaIso(new Date(instant))).toBe(text);
    expect(new Date(toDhakaIso(new Date(instant))).toISOString()).toBe(instant);
  });

  it("puts the date in Dhaka into the first ten characters", () => {
    expect(formatOrderDate(toDhakaIso(new Date("2026-03-14T20:00:00Z")))).toBe("2026-03-15");
  });
});

describe("thisYear", () => {
  it("begins when it begins in Dhaka, wherever the server stands", () => {
    vi.useFakeTimers({ now: new Date("2026-12-31T17:59:59Z"), toFake: ["Date"] });
    expect(thisYear()).toBe(2026);
    vi.setSystemTime(new Date("2026-12-31T18:00:00Z"));
    expect(thisYear()).toBe(2027);
    vi.useRealTimers();
  });
});
