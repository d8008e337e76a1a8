import { describe, expect, it } from "vitest";
import {
  addMonths,
  holidayOn,
  type Holidays,
  nextDate,
  readDayNames,
  removeHoliday,
  renameHoliday,
  repeatHoliday,
  showDayNames,
  toggleHoliday,
  weeksOf,
} from "@/lib/settings/holidays/rules";

const TODAY = "2026-11-27";
const HOLIDAYS: Holidays = {
  dates: ["2027-03-09"],
  yearly: ["12-16"],
  names: [
    { day: "2027-03-09", name: "Eid-ul-Fitr" },
    { day: "12-16", name: "Victory Day" },
  ],
};

it.each([
  ["2027-03-09", "2027-03-09"],
  ["2028-03-09", null],
  ["2026-12-16", "12-16"],
  ["2031-12-16", "12-16"],
])("on %s is the holiday %j", (date, listed) => {
  expect(holidayOn(date, HOLIDAYS)).toBe(listed);
});

describe("a pressed day", () => {
  it("becomes a holiday of its year, in order", () => {
    expect(toggleHoliday("2026-12-01", HOLIDAYS)).toEqual({
      ...HOLIDAYS,
      dates: ["2026-12-01", "2027-03-09"],
    });
  });

  it("is none any more, nor is its name, and of every year it is none in any", () => {
    expect(toggleHoliday("2027-03-09", HOLIDAYS)).toEqual({
      dates: [],
      yearly: ["12-16"],
      names: [{ day: "12-16", name: "Victory Day" }],
    });
    expect(toggleHoliday("2029-12-16", HOLIDAYS)).toEqual(removeHoliday("12-16", HOLIDAYS));
  });
});

it("comes every year with its name, and once again on its next date", () => {
  const yearly = repeatHoliday("2027-03-09", true, HOLIDAYS, TODAY);
  expect([yearly.dates, yearly.yearly, holidayOn("2030-03-09", yearly)]).toEqual([
    [],
    ["03-09", "12-16"],
    "03-09",
  ]);
  const once = repeatHoliday("03-09", false, yearly, TODAY);
  expect([once.dates, once.yearly]).toEqual([HOLIDAYS.dates, HOLIDAYS.yearly]);
  expect(showDayNames(once.names)).toBe(showDayNames(HOLIDAYS.names));
});

it.each([
  ["12-16", "2026-12-16"],
  ["11-27", "2026-11-27"],
  ["11-26", "2027-11-26"],
  ["02-29", "2028-02-29"],
])("the next %s is %s", (day, date) => {
  expect(nextDate(day, TODAY)).toBe(date);
});

it("names are read while they are typed, and one that is emptied is gone", () => {
  const typed = renameHoliday("2027-03-09", "Eid ", HOLIDAYS);
  expect(readDayNames(showDayNames(typed.names))).toEqual([
    { day: "12-16", name: "Victory Day" },
    { day: "2027-03-09", name: "Eid " },
  ]);
  expect(renameHoliday("12-16", "", HOLIDAYS).names).toEqual([{ day: "2027-03-09", name: "Eid-ul-Fitr" }]);
});

it("a month has its days in weeks from Sunday on", () => {
  const weeks = weeksOf("2027-02");
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect([weeks[0]?.[0], weeks[0]?.[1], weeks[4]?.[0], weeks[4]?.[1]]).toEqual([
    null,
    "2027-02-01",
    "2027-02-28",
    null,
  ]);
  expect([addMonths("2026-12", 1), addMonths("2027-01", -1)]).toEqual(["2027-01", "2026-12"]);
});
