import { expect, it } from "vitest";
import { sayDate, sayDays, sayMoment, sayYearOf } from "@/lib/words/bn/dates";

it("says days as people say them", () => {
  expect(sayDate("2026-11-24")).toBe("মঙ্গলবার ২৪ নভেম্বর");
  expect(sayYearOf("2026-11-28T23:30:00.000+06:00")).toBe("২৮ নভেম্বর ২০২৬");
  expect(sayDays("2026-11-24", "2026-11-29")).toBe("মঙ্গল ২৪ – রবি ২৯ নভেম্বর");
});

it.each([
  ["00:00", "রাত ১২:০০"],
  ["03:59", "রাত ৩:৫৯"],
  ["04:00", "ভোর ৪:০০"],
  ["06:00", "সকাল ৬:০০"],
  ["12:05", "দুপুর ১২:০৫"],
  ["14:05", "দুপুর ২:০৫"],
  ["15:00", "বিকেল ৩:০০"],
  ["18:30", "সন্ধ্যা ৬:৩০"],
  ["20:00", "রাত ৮:০০"],
])("says %s with its part of the day", (clock, said) => {
  expect(sayMoment(`2026-11-24T${clock}:00.000+06:00`)).toBe(`মঙ্গলবার ২৪ নভেম্বর, ${said}`);
});
