import { expect, it } from "vitest";
import { sayError } from "@/lib/settings/fields/words";
import { deskSettings as bangla } from "@/lib/words/bn/desk-settings";
import { settingErrors } from "@/lib/words/en/setting-errors";

it("says in English what the schema has told", () => {
  for (const say of Object.values<string | ((...gaps: [string, string, string]) => string)>(settingErrors)) {
    const told = typeof say === "string" ? say : say("Savar, Dhaka", "60", "2–3");
    expect(sayError(told, settingErrors)).toBe(told);
  }
});

it.each([
  [settingErrors.enter, "এটি লিখুন।"],
  [settingErrors.characters(120), "১২০ অক্ষরের মধ্যে লিখুন।"],
  [settingErrors.taken("Savar, Dhaka", "Around Dhaka"), "Savar, Dhaka আগে থেকেই Around Dhaka জোনে আছে।"],
  [settingErrors.takenByOther("Savar, Dhaka"), "Savar, Dhaka আগে থেকেই অন্য জোনে আছে।"],
  [settingErrors.businessDays(0, 60, "2–3"), "০ থেকে ৬০ কর্মদিবসের মধ্যে লিখুন, যেমন ২–৩।"],
  ["Something else", undefined],
])("says %s in Bangla", (told, said) => {
  expect(sayError(told, bangla.errors)).toBe(said);
});
