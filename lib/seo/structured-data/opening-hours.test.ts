import { expect, it } from "vitest";
import { readOpeningHours } from "@/lib/seo/structured-data/opening-hours";
import { DEFAULT_BRAND } from "@/lib/site";

it.each([
  [DEFAULT_BRAND.outlet.hours, ["Sa-Th 10:00-21:00", "Fr 15:00-21:00"]],
  ["Friday 3:30 pm - 12 am", ["Fr 15:30-00:00"]],
  ["Sunday to Thursday, ১০ am to ৯ pm; Saturday 12 pm – 9 pm", ["Su-Th 10:00-21:00", "Sa 12:00-21:00"]],
  ["Every day 10 am – 9 pm", null],
  ["Friday 13 pm – 9 pm", null],
  ["Friday 10 am – 9 pm, except in Ramadan", null],
  ["প্রতিদিন সকাল ১০টা থেকে", null],
  ["", null],
])("reads %j", (text, hours) => {
  expect(readOpeningHours(text)).toEqual(hours);
});
