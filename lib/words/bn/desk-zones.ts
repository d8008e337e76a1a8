import { DELIVERY_DAYS_HINT } from "@/lib/words/bn/desk-shared";
import { toBanglaDigits } from "@/lib/words/bn/digits";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { count: say, pieces } = units;

export const deskZones: Words["deskSettings"]["zones"] = {
  parts: {
    name: "নাম",
    nameBn: "বাংলা নাম",
    location: "কোথায়",
    charge: "চার্জ",
    days: "কর্মদিবস",
    places: "জায়গা",
  },
  title: (number) => `জোন ${say(number)}`,
  new: "নতুন জোন",
  remove: "বাদ দিন",
  removeOf: (number) => `জোন ${say(number)} বাদ দিন`,
  add: "জোন যোগ করুন",
  charge: (taka) => `৳${toBanglaDigits(taka)}`,
  days: (days) => `${toBanglaDigits(days)} কর্মদিবস`,
  places: (count) => `${pieces(count)} জায়গা`,
  hints: {
    name: "ইংরেজিতে, যেমন “Around Dhaka”। ক্রেতারা এটি দেখেন।",
    nameBn: "খালি রাখতে পারেন।",
    charge: "টাকায়, পূর্ণ সংখ্যায় লিখুন।",
    days: DELIVERY_DAYS_HINT,
    place: "একটি থানাকে তার জেলা থেকে আলাদা জোনেও রাখতে পারেন।",
  },
  takeOut: (place, number) => `জোন ${say(number)} থেকে ${place} বাদ দিন`,
  addPlace: "থানা বা পুরো জেলা যোগ করুন",
};
