import { expect, it } from "vitest";
import { damageOf } from "@/lib/catalogue/imports/damage";

it.each([
  ["?????", "lost its letters"],
  ["??", "lost its letters"],
  ["Shirt ????? (??)", "lost its letters"],
  ["8.8E+09", "shortened"],
  ["8,8E+09", "shortened"],
  ["1e12", "shortened"],
  ["#NAME?", "error"],
  ["#####", "error"],
  ["12-Oct", "date"],
  ["Oct-12", "date"],
  ["30, 12-Oct", "date"],
  ["10/12/2026", "date"],
  ["2026-12-10", "date"],
  ["10/12/2026 0:00", "date"],
  ["2026-12-10 00:00:00", "date"],
  ["2026-12-10T00:00", "date"],
  ["10/12/2026 12:00:00 AM", "date"],
  ["M, 45573", "turned into a number"],
  ["à¦¶à¦¾à¦°à§\u008dà¦Ÿ", "lost its letters"],
  ["PiquÃ© Polo", "lost its letters"],
  ["PIQUÃ‰ POLO", "lost its letters"],
  ["Menâ€™s Polo", "lost its letters"],
  ["40â€“42", "lost its letters"],
])("%s is damage", (value, why) => {
  expect(damageOf(value, "sizes")).toContain(why);
});

it.each([
  "",
  "30",
  "10-12",
  "28-30",
  "XL",
  "Oxford",
  "Really?",
  "Why? Because",
  "#1",
  "E5",
  "May",
  "Octane",
  "৩২",
  "শার্ট",
  "Piqué Polo à la carte",
  "45",
  "145573",
])("%s is as somebody wrote it", (value) => {
  expect(damageOf(value, "sizes")).toBeNull();
});

it("a number of five digits may be a color", () => {
  expect(damageOf("Black, 45573", "colors")).toBeNull();
});

it("a date is one where it stands for no size and no color", () => {
  expect(damageOf("12-Oct", null)).toBeNull();
});

it("names the one size of several that is damaged", () => {
  expect(damageOf("30, 12-Oct, 44-46", "sizes")).toContain("took “12-Oct” for a date");
});
