import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/platform/time/dhaka";
import { formatDay, formatDayAndClock, formatDays } from "@/lib/platform/time/format-day";

describe("formatDays", () => {
  it.each([
    ["2026-11-24", "2026-11-29", "Tue 24 – Sun 29 Nov"],
    ["2026-11-30", "2026-12-03", "Mon 30 Nov – Thu 3 Dec"],
    ["2025-12-31", "2026-12-31", "Wed 31 Dec – Thu 31 Dec"],
  ])("tells %s and %s", (first, last, words) => {
    expect(formatDays(first, last)).toBe(words);
  });
});

it("tells one day", () => {
  expect(formatDay("2026-11-26")).toBe("Thu 26 Nov");
});

it("names every day of a year as the language does", () => {
  const name = (date: Date, part: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString("en", { ...part, timeZone: "UTC" });
  for (let day = "2028-01-01"; day < "2029"; day = addDays(day, 1)) {
    const date = new Date(day);
    const words = [{ weekday: "short" }, { day: "numeric" }, { month: "short" }] as const;
    expect(formatDay(day)).toBe(words.map((part) => name(date, part)).join(" "));
  }
});

it("tells a moment as it is in Dhaka", () => {
  expect(formatDayAndClock("2026-11-23T14:05:09.000+06:00")).toBe("Mon 23 Nov, 14:05");
});
