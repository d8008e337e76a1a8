import { sayDay } from "@/lib/words/bn/dates";
import { toBanglaDigits } from "@/lib/words/bn/digits";
import { WRONG_EMAIL } from "@/lib/words/bn/fields";
import { message, SENDING } from "@/lib/words/bn/pop-ups";
import { shownReviews } from "@/lib/words/bn/reviews-shown";
import { units } from "@/lib/words/bn/units";
import { values } from "@/lib/words/bn/values";
import type { Words } from "@/lib/words/words";

const IT = "পণ্যটি";

const tell = ({ size, measure }: { size: string; measure: number }): string =>
  `${values.size(size)} (${toBanglaDigits(measure)} ইঞ্চি)`;

export const opened: Words["opened"] = {
  popUps: {
    pleaseLogin: message("আগে লগইন করুন"),
    addedToCart: (product) => message(`${product} কার্টে যোগ হয়েছে`),
  },
  viewer: {
    place: (name, { number, of }) => `${name}, ${units.pieces(of)} ছবির ${units.count(number)} নম্বর`,
    previous: "আগের ছবি",
    next: "পরের ছবি",
    zoomIn: "বড় করে দেখুন",
    zoomOut: "ছোট করে দেখুন",
  },
  sizeAdvice: {
    hint: "নিচের নিয়মে ইঞ্চি বা সেন্টিমিটারে (যেমন ৮৮ সেমি) মাপুন। লেবেলে লেখা সাইজ আর আসল মাপ এক নয়।",
    notUnderstood: "একটি সংখ্যা লিখুন, যেমন ৩৪.৫।",
    unknown: "এই পণ্যে আপনার কোন সাইজ লাগবে, বলা যাচ্ছে না।",
    fits: (size) => `${tell(size)} আপনার মাপে ঠিক হবে।`,
    between: (closer, looser) =>
      `আপনার মাপ দুই সাইজের মাঝামাঝি: ${tell(closer)} একটু টাইট হবে, ${tell(looser)} একটু ঢিলা।`,
    tooLarge: (largest) => `আমাদের সবচেয়ে বড় সাইজ ${tell(largest)}। আপনার মাপের সাইজ আমাদের নেই।`,
    tooSmall: (smallest) => `আমাদের সবচেয়ে ছোট সাইজ ${tell(smallest)}। আপনার মাপের সাইজ আমাদের নেই।`,
    take: (size) => `${size} নিন`,
  },
  stockAlert: {
    tellMe: (choice) => `${choice || IT} স্টকে এলে আমাকে জানান`,
    pending: SENDING,
    mail: "আপনার ইমেইল",
    phoneOrMail: "আপনার মোবাইল নম্বর বা ইমেইল",
    noSize: "আগে আপনার সাইজ বেছে নিন।",
    noContact: "কোথায় জানাব, তা লিখুন।",
    wrongContact: (_told, isMailOnly) =>
      isMailOnly ? WRONG_EMAIL : "সঠিক মোবাইল নম্বর (যেমন 01712345678) বা ইমেইল লিখুন।",
    isBack: "পণ্যটি স্টকে আছে।",
    show: "দেখুন",
    kept: ({ channel, until, choice }) =>
      `${choice || IT} স্টকে এলে আপনাকে একবার ${channel === "sms" ? "এসএমএস" : "ইমেইল"} করে জানাব। এই সুবিধা ${sayDay(until)} পর্যন্ত।`,
  },
  reviews: shownReviews,
};
