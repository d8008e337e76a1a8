import { ALL, GROUPS } from "@/lib/words/bn/categories";
import type { Words } from "@/lib/words/words";
import { units } from "@/lib/words/bn/units";

const NETWORKS = new Map([
  ["Facebook", "ফেসবুক"],
  ["YouTube", "ইউটিউব"],
  ["Instagram", "ইনস্টাগ্রাম"],
]);

export const shell: Words["shell"] = {
  skip: "মূল অংশে যান",
  menu: { label: "মূল মেনু", home: "হোম", about: "পরিচিতি ও যোগাযোগ", returns: "ফেরত ও এক্সচেঞ্জ" },
  promises: {
    label: "ডেলিভারি ও এক্সচেঞ্জ",
    cash: "ক্যাশ অন ডেলিভারি",
    exchange: (days) => `${days}ের মধ্যে এক্সচেঞ্জ`,
  },
  dock: {
    label: "ক্যাটাগরির মেনু",
    categories: "ক্যাটাগরি",
    search: "নিচের সার্চ",
    title: ALL,
    groups: GROUPS,
  },
  footer: {
    about: "শপ সম্পর্কে",
    aboutUs: "পরিচিতি ও যোগাযোগ",
    wishlist: "পছন্দের তালিকা",
    returns: "ফেরত ও এক্সচেঞ্জ",
    privacy: "গোপনীয়তা",
    terms: "শর্তাবলি",
    outletPlace: "ম্যাপে আউটলেট",
    social: "সোশ্যাল মিডিয়া",
    network: (name) => NETWORKS.get(name) ?? name,
    version: "ভার্সন - ১.০",
    talk: "কথা বলুন",
    call: (phone) => `${phone} নম্বরে কল করুন`,
    whatsApp: "হোয়াটসঅ্যাপ",
    outlet: "আউটলেট",
    facts: { outlet: "আউটলেট", open: "খোলা থাকে", payment: "আউটলেটে পেমেন্ট" },
    registration: {
      tradeLicence: "ট্রেড লাইসেন্স",
      dbid: "ডিবিআইডি",
    },
  },
  notFound: {
    title: "পেজটি পাওয়া যায়নি",
    text: (days) =>
      `পণ্যটি হয়তো আর নেই, অথবা লিংকটি অসম্পূর্ণ। অর্ডার শেষ হওয়ার ${units.days(days)} পর তার লিংক আর কাজ করে না। আমাদের সব পণ্য এখানে আছে:`,
  },
};
