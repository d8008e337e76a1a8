import type { Words } from "@/lib/words/words";
import { units } from "@/lib/words/bn/units";

export const frame: Words["frame"] = {
  skip: "মূল অংশে যান",
  menu: { label: "মূল মেনু", home: "হোম", about: "পরিচিতি ও যোগাযোগ", returns: "ফেরত ও এক্সচেঞ্জ" },
  logo: (brand) => `${brand} হোম`,
  login: "লগইন",
  cart: "কার্ট",
  inCart: (count) => `আপনার কার্টে ${units.pieces(count)}`,
  account: "আপনার কার্ট ও অন্যান্য তথ্য",
  search: "খুঁজুন",
  promises: {
    label: "ডেলিভারি ও এক্সচেঞ্জ",
    cash: "ক্যাশ অন ডেলিভারি",
    exchange: (days) => `${days}ের মধ্যে এক্সচেঞ্জ`,
  },
  announcement: { label: "ঘোষণা", close: "ঘোষণাটি বন্ধ করুন" },
  offline: {
    shop: "আপনি অফলাইনে আছেন। এই পেজের তথ্য পুরোনো হতে পারে। আবার অনলাইনে এলে অর্ডার করতে পারবেন।",
    desk: "আপনি অফলাইনে আছেন। এই পেজের তথ্য পুরোনো হতে পারে। আবার অনলাইনে না আসা পর্যন্ত কিছু সেভ হবে না।",
  },
  dock: {
    label: "ক্যাটাগরির মেনু",
    categories: "ক্যাটাগরি",
    search: "নিচের সার্চ",
    title: "সব ক্যাটাগরি",
    groups: { PANTS: "প্যান্ট", SHIRTS: "শার্ট", "T-SHIRTS": "টি-শার্ট", ACCESSORIES: "অ্যাকসেসরিজ" },
  },
  close: "বন্ধ করুন",
  loading: "লোড হচ্ছে",
  retrying: "এখনো চেষ্টা চলছে …",
  early: { wait: "একটু অপেক্ষা করুন …", reload: "আবার চাপ দিলে পেজটি নতুন করে লোড হবে" },
  stock: {
    soldOut: "স্টক শেষ",
    fewSizes: "অল্প কয়েকটি সাইজ আছে",
    left: (count) => `আর মাত্র ${units.pieces(count)} আছে`,
  },
  oldPrice: "আগের দাম: ",
  slides: {
    show: (slide, slides) => `${units.count(slides)}টির মধ্যে ${units.count(slide)} নম্বরটি দেখুন`,
    play: "চালান",
    pause: "থামান",
    lead: "চলুন শপিং করি!",
  },
  footer: {
    about: "শপ সম্পর্কে",
    aboutUs: "আমাদের কথা",
    returns: "ফেরতের নিয়ম",
    privacy: "গোপনীয়তা",
    terms: "শর্তাবলি",
    outletPlace: "ম্যাপে আউটলেট",
    social: "সোশ্যাল মিডিয়া",
    talk: "কথা বলুন",
    call: (phone) => `${phone} নম্বরে কল করুন`,
    outlet: "আউটলেট",
    facts: { outlet: "আউটলেট", open: "খোলা থাকে", payment: "আউটলেটে পেমেন্ট" },
  },
  notFound: {
    title: "পেজটি পাওয়া যায়নি",
    text: (days) =>
      `পণ্যটি হয়তো আর নেই, অথবা লিংকটি অসম্পূর্ণ। অর্ডার শেষ হওয়ার ${units.days(days)} পর তার লিংক আর কাজ করে না। আমাদের সব পণ্য এখানে আছে:`,
  },
  failed: {
    title: "পেজটি লোড হয়নি",
    text: "শপটি এই মুহূর্তে পাওয়া যাচ্ছে না। আপনার কোনো কিছু হারায়নি।",
    retry: "আবার চেষ্টা করুন",
  },
  otherLanguage: "English",
};
