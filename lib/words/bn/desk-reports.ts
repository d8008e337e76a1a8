import { sayDate, sayMonth } from "@/lib/words/bn/dates";
import { deskLabels } from "@/lib/words/bn/desk-labels";
import { toBanglaDigits } from "@/lib/words/bn/digits";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { money, count, pieces } = units;

const DAYS_FROM_HOURS = 48;

const REASONS: Readonly<Record<string, string>> = {
  ...deskLabels.callOutcomes,
  ...deskLabels.cancellations,
  customer: "কাস্টমার বাতিল করেছেন",
};

const SOURCES: Readonly<Record<string, string>> = {
  web: "ওয়েবসাইট",
  phone: "ফোন",
  messenger: "মেসেঞ্জার",
  outlet: "আউটলেট",
};

export const deskReports: Words["deskReports"] = {
  numbers: {
    title: "হিসাব",
    intro: (from, to) =>
      `${from} থেকে ${to} পর্যন্ত যত অর্ডার এসেছে, ঢাকার সময় অনুযায়ী, তার এখনকার হিসাব। নিশ্চিত না হওয়া বা বাতিল অর্ডার বিক্রি নয়; নিশ্চিত অর্ডার ডেলিভারি হলে আয় হিসেবে ধরা হয়।`,
    counting: "কিছু দিনের হিসাব এখনো চলছে। একটু পর পেজটি আবার খুলুন।",
    orders: "কোন অর্ডারের কী হলো",
    none: "এই দিনগুলোতে কোনো অর্ডার আসেনি।",
  },
  month: sayMonth,
  day: sayDate,
  periods: { day: "দিন", month: "মাস" },
  sameAsTable: "টেবিলে দেখুন",
  nothingYet: "এখনো কিছু নেই",
  nothing: "এই দিনগুলোতে কিছু নেই।",
  wait: (minutes) => {
    if (minutes === 0) return "এক মিনিট";
    if (minutes < 60) return `${count(minutes)} মিনিট`;
    const hours = Math.floor(minutes / 60);
    if (hours >= DAYS_FROM_HOURS) return `${count(Math.floor(hours / 24))} দিন`;
    const rest = minutes % 60;
    return rest === 0 || hours >= 10 ? `${count(hours)} ঘণ্টা` : `${count(hours)} ঘণ্টা ${count(rest)} মিনিট`;
  },
  source: (key) => SOURCES[key] ?? key,
  reason: (key) => REASONS[key] ?? "ডেস্ক থেকে, কলের কথা লেখা নেই",
  district: (key) => (key === "not told" ? "ঠিকানায় নেই" : key),
  figures: {
    orders: { name: "অর্ডার", toCall: (all) => `${pieces(all)} এখনো কল করা বাকি` },
    confirmed: { name: "নিশ্চিত", half: (wait) => `তার অর্ধেক ${wait}ের মধ্যে` },
    cancelled: { name: "বাতিল", byCustomer: (all) => `${pieces(all)} কাস্টমার নিজে করেছেন` },
    share: (percent) => `মোট অর্ডারের ${percent}`,
    underWay: {
      name: "এখনো ডেলিভারি হয়নি",
      toSend: (all) => `${pieces(all)} পাঠানো বাকি`,
      withCourier: (all) => `${pieces(all)} কুরিয়ারের কাছে`,
    },
    delivered: { name: "ডেলিভারি হয়েছে", takenOff: "ফেরত আসা পণ্য বাদ দিয়ে" },
    sentBack: {
      name: "ফেরত এসেছে",
      share: (percent) => `দরজায় পৌঁছানো পার্সেলের ${percent}`,
      pieces: (all) => `ডেলিভারির পর ${pieces(all)} ফেরত এসেছে`,
      lost: (all) => `${pieces(all)} হারিয়ে গেছে`,
    },
    expected: {
      name: "যত ক্যাশ আসার কথা",
      meaning: "কুরিয়ারকে দেওয়া, ফেরত আসছে না",
      due: (taka) => `${money(taka)} এখনো বাকি`,
    },
    received: {
      name: "যত ক্যাশ এসেছে",
      inAdvance: (taka) => `এর মধ্যে ${money(taka)} অগ্রিম`,
      short: (taka) => `${money(taka)} কম`,
      over: (taka) => `${money(taka)} বেশি`,
      paidBack: (taka) => `ফেরতের জন্য ${money(taka)} দেওয়া হয়েছে`,
      left: (taka) => `টাকা ফেরতের পর থাকে ${money(taka)}, কুরিয়ারের চার্জ বাদ না দিয়ে`,
    },
  },
  sales: {
    title: "বিক্রি ও মোট লাভ",
    compared: (from, to) => `প্রতিটি অঙ্কের তুলনা ${from === to ? `${from}-এর` : `${from} থেকে ${to}-এর`} সঙ্গে।`,
    unknownCosts: {
      before: "পণ্যের কেনা দাম লিখুন: ",
      link: "স্টক যোগ",
      after: ", অথবা প্রতিটি পণ্যের ফর্মে। এরপরের অর্ডারের মোট লাভ এখানে দেখা যাবে।",
    },
    plot: "পণ্য বিক্রি ও মোট লাভ",
    bars: { goods: "পণ্য বিক্রি", profit: "মোট লাভ" },
    columns: {
      goods: "পণ্য বিক্রি, ৳",
      discounts: "ছাড়, ৳",
      delivery: "ডেলিভারি, ৳",
      returned: "ফেরত, ৳",
      profit: "মোট লাভ, ৳",
    },
    inWords: (first, last, sums) => `${first} থেকে ${last}: ${sums.join("; ")}।`,
    sum: (name, taka) => `${name} ${money(taka)}`,
    goods: { name: "পণ্য বিক্রি", meaning: "ডেলিভারি হওয়া পণ্য, ছাড় বাদ দিয়ে" },
    discounts: { name: "ছাড়", meaning: "কুপন কোড ও ডেস্ক থেকে দেওয়া ছাড়" },
    delivery: {
      name: "ডেলিভারি",
      meaning: "ডেলিভারি হওয়া অর্ডারের চার্জ",
      kept: (taka) => `এই দিনগুলোর পেমেন্ট থেকে কুরিয়ার রেখেছে ${money(taka)}`,
    },
    returned: { name: "ফেরত", meaning: "দরজায় বা পরে ফেরত এসেছে" },
    profit: {
      name: "মোট লাভ",
      share: (percent) => `এসব পণ্যের বিক্রির ${percent}`,
      uncosted: (all) => `${pieces(all)} পণ্য বাদে, যেগুলোর কেনা দাম জানা নেই`,
      none: "কোনো পণ্য ডেলিভারি হয়নি",
    },
    nothingBefore: "আগে কিছু ছিল না",
    change: (sign, percent, before) => `আগের ${money(before)} থেকে ${sign}${percent}`,
  },
  parts: {
    delivered: "ডেলিভারি হয়েছে",
    underWay: "নিশ্চিত, পথে আছে",
    toCall: "কল করা বাকি",
    gone: "বাতিল, ফেরত বা হারানো",
  },
  plot: {
    part: (name, all) => `${name} ${pieces(all)}`,
    orders: (all) => `${pieces(all)} অর্ডার`,
    at: (period) => `, ${period}`,
    range: (first, last) => `, ${first} থেকে ${last}`,
    all: (orders, when, parts) => `${orders}${when}: ${parts.join("; ")}।`,
    most: (when, all) => `সবচেয়ে বেশি${when}: ${count(all)}।`,
  },
  lists: {
    mostSold: "সবচেয়ে বেশি বিক্রি হওয়া বিশটি।",
    categories: {
      title: "ক্যাটাগরি",
      head: "ক্যাটাগরি",
      note: "নিশ্চিত অর্ডারের পণ্য। বিক্রি মানে ডেলিভারি হয়েছে ও রাখা হয়েছে; নেননি মানে দরজা থেকে ফেরত, ফেরত মানে পরে পাঠানো।",
    },
    products: { title: "পণ্য", head: "পণ্য" },
    options: { title: "সাইজ ও রং", head: "পণ্য, সাইজ ও রং" },
    districts: { title: "জেলা", head: "জেলা", note: "ঠিকানা থেকে নেওয়া।" },
    couriers: { title: "কুরিয়ার", head: "কুরিয়ার" },
    reasons: { title: "অর্ডার কেন বাতিল হলো", head: "কারণ" },
    sources: { title: "অর্ডার কোথা থেকে এসেছে", head: "মাধ্যম" },
    profitByCategory: {
      title: "ক্যাটাগরি অনুযায়ী মোট লাভ",
      head: "ক্যাটাগরি",
      note: "টাকায়। ডেলিভারি হয়েছে ও রাখা হয়েছে এমন পণ্য, যার কেনা দাম জানা আছে।",
    },
    profitByProduct: { title: "পণ্য অনুযায়ী মোট লাভ", head: "পণ্য" },
    profitBySource: { title: "মাধ্যম অনুযায়ী মোট লাভ", head: "মাধ্যম" },
    columns: {
      orders: "অর্ডার",
      confirmed: "নিশ্চিত",
      delivered: "ডেলিভারি",
      sentBack: "ফেরত এসেছে",
      refused: "নেননি",
      ordered: "অর্ডার",
      sold: "বিক্রি",
      returned: "ফেরত",
      soldFor: "বিক্রি, ৳",
      parcels: "পার্সেল",
      discounts: "ছাড়",
      costedTaka: "বিক্রি",
      cost: "কেনা দাম",
      profit: "লাভ",
    },
  },
  files: {
    numbers: { title: "হিসাব", about: "এই দিনগুলোর উপরের সব হিসাব, প্রতিটি সারিসহ, CSV ফাইলে।" },
    vat: {
      title: "মাসিক যোগফল",
      about:
        "প্রতি মাসের অর্ডারের যতটুকু ডেলিভারি হয়েছে, আর আপনার ঠিক করা হারে তার ভ্যাট। পার্সেল ও ফেরত বদলালে মাসের হিসাবও বদলাতে পারে।",
    },
  },
  searches: {
    title: "খুঁজে পাওয়া যায়নি",
    intro: (days) =>
      `গত ${count(days)} দিনে ক্রেতারা যা খুঁজে পাননি, কারণ আমাদের কাছে নেই বা আমরা অন্য নামে ডাকি। শুধু শব্দগুলো গোনা হয়; কে খুঁজেছেন, তা রাখা হয় না।`,
    none: "সব খোঁজেই কিছু না কিছু পাওয়া গেছে।",
    words: "শব্দ",
    times: "কতবার",
    lastOn: "শেষ দিন",
  },
  speed: {
    title: "গতি",
    intro: (days) =>
      `গত ${count(days)} দিনে ক্রেতাদের কাছে শপটি কত দ্রুত ছিল। চারটির মধ্যে তিনটি ভিজিট অন্তত এমন ভালো ছিল। প্রতি চারটি ভিজিটের একটি মাপা হয়; কে এসেছিলেন, তা রাখা হয় না।`,
    none: "এখনো কোনো ভিজিট মাপা হয়নি।",
    devices: { phone: "মোবাইলে", computer: "কম্পিউটারে" },
    pages: {
      home: "হোম",
      category: "ক্যাটাগরি",
      product: "পণ্য",
      information: "পরিচিতি ও ফেরতের পেজ",
      "sign-in": "লগইন ও রেজিস্টার",
      dashboard: "কার্ট, অর্ডার ও ডেস্ক",
    },
    metrics: {
      LCP: "মূল ছবি বা লেখা দেখা যায়",
      INP: "চাপ দিলে সাড়া দেয়",
      CLS: "পেজ কতটা নড়ে",
      TTFB: "শপ উত্তর দেওয়া শুরু করে",
    },
    verdicts: { good: "ভালো", "needs work": "আরও ভালো করা দরকার", poor: "খারাপ" },
    visits: (all) => `${pieces(all)} ভিজিট মাপা হয়েছে`,
    unknown: "এখনো জানা নেই",
    ms: (value) => `${count(Math.round(value))} মিলিসেকেন্ড`,
    seconds: (value) => `${toBanglaDigits(value.toFixed(1))} সেকেন্ড`,
    number: (value) => toBanglaDigits(value.toFixed(2)),
  },
};
