import { describe, expect, it } from "vitest";
import { addWorkingDays, isWorkingDay } from "@/lib/settings/working-days";
import { DEFAULT_DELIVERY } from "@/lib/site";

describe("isWorkingDay", () => {
  it.each([
    ["a Sunday", "2026-11-22", true],
    ["a Thursday", "2026-11-26", true],
    ["a Friday", "2026-11-27", false],
    ["a Saturday", "2026-11-28", false],
    ["Victory Day", "2026-12-16", false],
    ["Victory Day of any year", "2031-12-16", false],
    ["a holiday by the moon", "2027-03-10", false],
    ["the same day of another year", "2026-03-10", true],
  ])("tells %s", (_, date, isOpen) => {
    expect(isWorkingDay(date, DEFAULT_DELIVERY)).toBe(isOpen);
  });
});

it("counts with the weekend and the holidays that the owner has set", () => {
  const calendar = { weekend: ["Sunday" as const], holidays: ["2026-11-24"], yearlyHolidays: ["12-16"] };
  const days = ["2026-11-22", "2026-11-24", "2026-11-27", "2027-03-10", "2026-12-16"];
  expect(days.map((day) => isWorkingDay(day, calendar))).toEqual([false, false, true, true, false]);
  expect(addWorkingDays("2026-11-21", 2, calendar)).toBe("2026-11-25");
});

describe("addWorkingDays", () => {
  it.each([
    ["none", "2026-11-27", 0, "2026-11-27"],
    ["two from a Sunday", "2026-11-22", 2, "2026-11-24"],
    ["five over a weekend", "2026-11-22", 5, "2026-11-29"],
    ["one from a Thursday", "2026-11-26", 1, "2026-11-29"],
    ["one from a Friday", "2026-11-27", 1, "2026-11-29"],
    ["one from a Saturday", "2026-11-28", 1, "2026-11-29"],
    ["two over Victory Day", "2026-12-15", 2, "2026-12-20"],
    ["one over the end of a year", "2026-12-31", 1, "2027-01-03"],
    ["one over a leap day", "2028-02-28", 1, "2028-02-29"],
  ])("counts %s", (_, from, days, to) => {
    expect(addWorkingDays(from, days, DEFAULT_DELIVERY)).toBe(to);
  });
});
