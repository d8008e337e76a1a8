import { type BackupTime, DAYS_FROM_HOURS } from "@/lib/platform/health/rules";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { count: say, pieces } = units;

function sayAgo(hours: number): string {
  if (hours === 0) return "গত এক ঘণ্টার মধ্যে";
  return hours < DAYS_FROM_HOURS ? `${say(hours)} ঘণ্টা আগে` : `${say(Math.floor(hours / 24))} দিন আগে`;
}

const sayGood = (good: BackupTime): string =>
  good === "ahead"
    ? "শেষ ভালো ব্যাকআপে যে সময় লেখা, তা এখনো আসেনি। ঘড়ি পিছিয়ে দেওয়া হয়েছে।"
    : `শেষ ভালো ব্যাকআপ নেওয়া হয়েছে ${sayAgo(good)}।`;

export const deskHome: Words["deskHome"] = {
  welcome: (name) => `${name}, আপনার ডেস্কে স্বাগতম`,
  about: {
    admin: "এখান থেকে পণ্যের দেখাশোনা করুন, কাস্টমারকে কল করে অর্ডার নিশ্চিত করুন।",
    staff: "এখান থেকে কাস্টমারকে কল করুন, অর্ডার নিশ্চিত করুন, বদলান ও প্রিন্ট করুন।",
  },
  more: "ডেস্কের আরও কাজ",
  allOrders: "সব অর্ডার দেখুন",
  toDo: {
    title: "এখন যা করতে হবে",
    toCall: "কল করতে হবে",
    overdue: (count) => `কল করতে হবে, ${pieces(count)}র সময় পেরিয়ে গেছে`,
    toPack: "যেসব পার্সেল প্যাক করে পাঠাতে হবে",
    returns: "ফেরতের অনুরোধ",
    failed: "যেসব মেসেজ যায়নি",
    reviews: "যেসব রিভিউ দেখা বাকি",
    lateCash: "ক্যাশ আসতে দেরি",
    lateCashOf: (amount) => `ক্যাশ আসতে দেরি, ${amount}`,
    low: "স্টক কম",
    kept: "ছাড় শেষে আগের দামে ফেরেনি",
  },
  numbers: {
    label: "এক নজরে ডেস্ক",
    today: "আজ",
    yesterday: "গতকাল",
    now: "এখন",
    withCourier: "পথে থাকা পার্সেল",
    soldOut: "স্টক শেষ এমন পণ্য",
  },
  backup: ({ good, drilled, hasFailed }) =>
    [
      hasFailed ? "শেষ ব্যাকআপটি নেওয়া যায়নি।" : "",
      good === null ? "এখনো কোনো ভালো ব্যাকআপ নেই।" : sayGood(good),
      good !== null && drilled !== null
        ? `ব্যাকআপ থেকে তথ্য ফেরানোর পরীক্ষা শেষবার ঠিকমতো হয়েছে ${sayAgo(drilled)}।`
        : "",
    ]
      .filter(Boolean)
      .join(" "),
  callFirst: ({ orders, held, most }) => {
    const share = most === null ? "" : `সর্বোচ্চ ${pieces(most)}র মধ্যে `;
    return `আগে কল করুন: ${pieces(orders)} অর্ডারের পণ্য কথা না হওয়া পর্যন্ত আলাদা করে রাখা হয় না। নতুন কাস্টমারদের জন্য ${share}${pieces(held)} পণ্য আলাদা করে রাখা আছে।`;
  },
  day: {
    orders: "অর্ডার",
    toCall: "কল করা বাকি",
    confirmed: "নিশ্চিত",
    cancelled: "বাতিল",
    toCollect: "নিতে হবে",
  },
  sale: {
    label: (name, state) => `ছাড় “${name}”, ${state}`,
    states: {
      planned: (from) => `শুরু হবে ${from}`,
      starting: () => "শুরু হচ্ছে",
      running: (_from, to) => `চলবে ${to} পর্যন্ত`,
      ending: () => "শেষ হচ্ছে",
      ended: (_from, to) => `শেষ হয়েছে ${to}`,
    },
    off: (percent) => `${say(percent)}% ছাড়`,
  },
};
