import { sayFailure } from "@/lib/words/bn/failures";
import { PICTURE_TOO_LARGE } from "@/lib/words/bn/order-refusals";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

export const TAKE_OR_CHOOSE = "ছবি তুলুন বা বেছে নিন";

export const pictures: Words["orders"]["pictures"] = {
  yours: "আপনার ছবি",
  take: TAKE_OR_CHOOSE,
  takeLabel: TAKE_OR_CHOOSE,
  your: (number) => `আপনার ${units.count(number)} নম্বর ছবি`,
  sent: "পাঠানো হয়েছে।",
  upload: (number) => `${units.count(number)} নম্বর ছবি পাঠানো হচ্ছে`,
  sending: (percent) => `পাঠানো হচ্ছে, ${units.count(percent)}%`,
  preparing: "তৈরি হচ্ছে …",
  tryAgain: (number) => `${units.count(number)} নম্বর ছবি আবার পাঠান`,
  remove: "বাদ দিন",
  removeOne: (number) => `${units.count(number)} নম্বর ছবি বাদ দিন`,
  tooLarge: () => PICTURE_TOO_LARGE,
  missing: "একটি ছবি পৌঁছায়নি। আবার পাঠান, অথবা ছবিটি বাদ দিন।",
  stillSending: "একটি ছবি এখনো পাঠানো হচ্ছে। একটু অপেক্ষা করুন।",
  list: "ছবি",
  notThere: "ছবিটি নেই",
  larger: (number) => `${units.count(number)} নম্বর ছবি বড় করে দেখুন`,
  dialog: (shows) => `ছবি: ${shows}`,
  coming: "ছবি আসছে …",
  failure: (error) => sayFailure(error),
};
