import { describe, expect, it, vi } from "vitest";
import {
  addDays,
  atDhakaClock,
  dayOf,
  endOfDay,
  startOfDay,
  thisYear,
  toDhakaDay,
  toDhakaIso,
} from "@/lib/platform/time/dhaka";

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
    expect(dayOf(toDhakaIso(new Date("2026-03-14T20:00:00Z")))).toBe("2026-03-15");
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

describe("toDhakaDay", () => {
  it.each([
    ["2026-11-22T17:59:59Z", "2026-11-22"],
    ["2026-11-22T18:00:00Z", "2026-11-23"],
    ["2026-12-31T18:00:00Z", "2027-01-01"],
  ])("at %s is %s", (time, day) => {
    expect(toDhakaDay(Date.parse(time))).toBe(day);
  });
});

describe("a day in Dhaka", () => {
  it("begins and ends by the clock of Dhaka", () => {
    expect(startOfDay("2026-11-22").toISOString()).toBe("2026-11-21T18:00:00.000Z");
    expect(endOfDay("2026-11-22").toISOString()).toBe("2026-11-22T17:59:59.999Z");
    expect(atDhakaClock("2026-11-22", "10:30")).toBe("2026-11-22T10:30:00.000+06:00");
  });

  it.each([
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-03-01", -1, "2026-02-28"],
    ["2026-03-01", 0, "2026-03-01"],
  ])("%s and %d days more is %s", (day, days, then) => {
    expect(addDays(day, days)).toBe(then);
  });
});
