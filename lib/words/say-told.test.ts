import { expect, it } from "vitest";
import { bangla } from "@/lib/words/bn/bangla";
import { importErrors } from "@/lib/words/en/import-errors";
import { orderFlags } from "@/lib/words/en/order-flags";
import { settingErrors } from "@/lib/words/en/setting-errors";
import { type Sentence, sayTold } from "@/lib/words/say-told";

it.each([
  ["settings", settingErrors],
  ["imports", importErrors],
  ["flags", orderFlags],
])("says in English what was told of %s", (_what, errors) => {
  for (const sentence of Object.values<Sentence>(errors)) {
    const told = typeof sentence === "string" ? sentence : sentence("Savar, Dhaka", "60", "2–3");
    expect(sayTold(told, errors, errors)).toBe(told);
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
  expect(sayTold(told, settingErrors, bangla.deskSettings.errors)).toBe(said);
});

it.each([
  [orderFlags.pendingByOthers(3), "এই ফোন থেকে ৩টি অর্ডার নিশ্চিত করা বাকি, একাধিক নামে"],
  [orderFlags.oneReturned(2), "আগের ২টি পার্সেলের ১টি ফেরত এসেছে"],
  [orderFlags.large("BDT 12,000"), "আগের চেয়ে অনেক বড়: আগে সর্বোচ্চ ৳১২,০০০"],
  [orderFlags.zone("Savar", "Inside Dhaka"), "ঠিকানার সঙ্গে ডেলিভারি চার্জ মিলছে না: ধরা হয়েছে ঢাকার ভেতরে"],
])("says the flag %s in Bangla, with its numbers", (text, said) => {
  expect(bangla.deskOrders.flags.say({ text })).toBe(said);
});
