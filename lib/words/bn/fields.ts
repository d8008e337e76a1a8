import { units } from "@/lib/words/bn/units";

/** What is said beside a field. */
export const NO_NAME = "আপনার নাম লিখুন।";
export const LONG_NAME = "নামটি ১০০ অক্ষরের মধ্যে লিখুন।";
export const WRONG_PHONE = "সঠিক ফোন নম্বর লিখুন, যেমন 01712345678।";
export const NO_ADDRESS = "পুরো ঠিকানা লিখুন: বাসা, রোড, এলাকা ও জেলা।";
export const sayWrongQuantity = (most: number): string =>
  `১ থেকে ${units.count(most)}-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।`;

export const WRONG_EMAIL = "সঠিক ইমেইল লিখুন।";
export const WRONG_FIELD = "এই ঘরটি ঠিকমতো পূরণ হয়নি।";
