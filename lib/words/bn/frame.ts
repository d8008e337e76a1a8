import { toBanglaDigits } from "@/lib/words/bn/digits";
import { failed } from "@/lib/words/bn/failed";
import type { Words } from "@/lib/words/words";
import { units } from "@/lib/words/bn/units";

export const frame: Words["frame"] = {
  logo: (brand) => `${brand} হোম`,
  login: "লগইন",
  cart: "কার্ট",
  number: toBanglaDigits,
  inCart: (count) => `আপনার কার্টে ${units.pieces(count)}`,
  account: "আপনার কার্ট ও অন্যান্য তথ্য",
  search: "খুঁজুন",
  announcement: { label: "ঘোষণা", close: "ঘোষণাটি বন্ধ করুন" },
  offline: {
    shop: "আপনি অফলাইনে আছেন। এই পেজের তথ্য পুরোনো হতে পারে। আবার অনলাইনে এলে অর্ডার করতে পারবেন।",
    desk: "আপনি অফলাইনে আছেন। এই পেজের তথ্য পুরোনো হতে পারে। আবার অনলাইনে না আসা পর্যন্ত কিছু সেভ হবে না।",
  },
  close: "বন্ধ করুন",
  loading: "লোড হচ্ছে",
  retrying: "এখনো চেষ্টা চলছে …",
  early: { wait: "একটু অপেক্ষা করুন …", reload: "আবার চাপ দিলে পেজটি নতুন করে লোড হবে" },
  slides: {
    show: (slide, slides) => `${units.count(slides)}টির মধ্যে ${units.count(slide)} নম্বরটি দেখুন`,
    play: "চালান",
    pause: "থামান",
    lead: "চলুন শপিং করি!",
  },
  failed,
  otherLanguage: "English",
};
