import { sayDate } from "@/lib/words/bn/dates";
import { home } from "@/lib/words/bn/home";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { count: say } = units;

const untilEnd = (to: string): string => (to === "" ? "" : `, থাকবে ${sayDate(to)} পর্যন্ত`);

export const deskSettingsHome: Words["deskSettings"]["home"] = {
  sections: {
    categories: home.byCategory,
    chosen: "আপনার বাছাই করা পণ্যের সারি",
    newArrivals: home.newArrivals,
    bestSellers: home.bestSellers,
    recentlySeen: home.recentlySeen,
    story: "পোশাকের গল্প",
    film: "ভিডিও",
    questions: home.questions,
    promise: "ক্রেতাকে যে কথা দেওয়া হয়",
  },
  parts: {
    title: "শিরোনাম",
    eyebrow: "শিরোনামের উপরে",
    text: "শিরোনামের নিচে",
    picture: "ছবি",
    alt: "ছবিতে যা আছে",
    href: "যে পেজে নিয়ে যায়",
    titleBn: "শিরোনাম (বাংলায়)",
    eyebrowBn: "শিরোনামের উপরে (বাংলায়)",
    textBn: "শিরোনামের নিচে (বাংলায়)",
    altBn: "ছবিতে যা আছে (বাংলায়)",
  },
  noCollection: "কোনোটি নয়",
  slides: {
    title: (number) => `স্লাইড ${say(number)}`,
    inWords: (number) => `স্লাইড ${say(number)}`,
    new: "নতুন স্লাইড",
    remove: "বাদ দিন",
    removeOf: (number) => `স্লাইড ${say(number)} বাদ দিন`,
    add: "স্লাইড যোগ করুন",
    picture: (part, number) => `স্লাইড ${say(number)}-এর ${part}`,
    alt: "যাঁরা ছবি দেখতে পান না, তাঁদের জন্য। লেখা থেকেই বোঝা গেলে খালি রাখুন।",
    eyebrow: "দু-একটি শব্দ। না চাইলে খালি রাখুন।",
    inBangla: "বাংলায়",
    preview: (number) => `স্লাইড ${say(number)}: প্রিভিউ`,
  },
  target: {
    pages: { search: "সার্চ", about: "পরিচিতি ও যোগাযোগ", returns: "ফেরত ও এক্সচেঞ্জ" },
    product: "একটি পণ্য …",
    other: "শপের অন্য পেজ …",
    which: "কোন পণ্য",
    another: "অন্য পণ্য",
    address: "শপের পেজের ঠিকানা",
    example: "যেমন /denimpants?sort=new।",
  },
  announcement: {
    none: "কোনো ঘোষণা নেই।",
    never: "কখনোই দেখা যাবে না: শেষ দিনটি প্রথম দিনের আগে।",
    ended: (to) => `${sayDate(to)} শেষ হয়েছে।`,
    shown: (to) => `সেভ করলেই দেখা যাবে${untilEnd(to)}।`,
    shownFrom: (from, to) => `দেখা যাবে ${sayDate(from)} থেকে${untilEnd(to)}।`,
  },
};
