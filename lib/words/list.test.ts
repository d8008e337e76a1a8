import { expect, it } from "vitest";
import { sayList as inBangla } from "@/lib/words/bn/list";
import { sayList as inEnglish } from "@/lib/words/en/list";

it.each([
  [[], "", ""],
  [["ক"], "ক", "ক"],
  [["ক", "খ"], "ক and খ", "ক ও খ"],
  [["ক", "খ", "গ"], "ক, খ and গ", "ক, খ ও গ"],
])("%j", (names, english, bangla) => {
  expect(inEnglish(names)).toBe(english);
  expect(inBangla(names)).toBe(bangla);
});
