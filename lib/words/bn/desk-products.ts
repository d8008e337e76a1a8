import { NOT_A_PICTURE } from "@/lib/words/bn/order-refusals";
import { TAKE_OR_CHOOSE } from "@/lib/words/bn/orders-pictures";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { count: say, money, pieces } = units;

export const WRONG_STOCK = "কয়টি আছে, পূর্ণ সংখ্যায় লিখুন, অথবা “গোনা হয় না” বেছে নিন।";

const people = (count: number): string => `${say(count)} জন অপেক্ষা করছেন`;

const sayStock = (stock: number | null): string => {
  if (stock === null) return "সব সময় পাওয়া যায়";
  return stock === 0 ? "স্টক শেষ" : `${pieces(stock)} অর্ডার করা যাবে`;
};

export const deskProducts: Words["deskProducts"] = {
  gone: "এর মধ্যে পণ্যটি ডিলিট করা হয়েছে।",
  wholeOption: "সব",
  stock: {
    labelOf: (label, product) => `${label}: ${product}`,
    notCounted: "গোনা হয় না",
    notCountedOf: (product) => `গোনা হয় না: ${product}-এর স্টক`,
    wrong: () => WRONG_STOCK,
    notWhole: "পূর্ণ সংখ্যা নয়",
    means: sayStock,
    onShelf: (all, free) => `তাকে ${pieces(all)}, ${sayStock(free)}`,
    was: (hint, before) => `${hint} (আগে ছিল ${pieces(before)})`,
  },
  shelf: {
    people,
    described: ({ free, waiting, toSend, onShelf, wanted }) => {
      const sold = toSend > 0 ? `, বিক্রি হয়েছে কিন্তু এখনো দেওয়া হয়নি ${pieces(toSend)}` : "";
      const told = wanted > 0 ? `; আবার স্টকে এলে জানতে ${people(wanted)}` : "";
      return `অর্ডার করা যাবে ${pieces(free)}, নিশ্চিত না হওয়া অর্ডারে ${pieces(waiting)}${sold}, তাকে মোট ${pieces(onShelf)}${told}`;
    },
  },
  stale: {
    changed: "এর মধ্যে অন্য কেউ পণ্যটির তথ্য বদলেছেন।",
    isNow: (price, stock) => `এখন দাম ${money(price)}, ${sayStock(stock)}।`,
    ordered: (moved, left) => `এর মধ্যে ${pieces(moved)} অর্ডার হয়েছে; আর আছে ${pieces(left)}।`,
    givenBack: (moved, left) =>
      `এর মধ্যে অর্ডার বাতিল হয়ে ${pieces(moved)} ফেরত এসেছে; এখন আছে ${pieces(left)}।`,
    notCounted: (option) => `${option}: এর মধ্যে স্টক গোনা বন্ধ হয়েছে।`,
    ofOption: (option, stock) => `${option}: এখন আছে ${pieces(stock)}।`,
  },
  picture: {
    uploadOf: (picture) => `${picture} আপলোড হচ্ছে`,
    preparing: "ছবি তৈরি হচ্ছে …",
    cancelOf: (picture) => `${picture} আপলোড বন্ধ করুন`,
    tryAgainOf: (picture) => `আবার চেষ্টা করুন: ${picture} আপলোড`,
    take: TAKE_OR_CHOOSE,
    takeOf: (picture) => `ছবি তুলুন বা বেছে নিন: ${picture}`,
    leaveOut: "আপলোড বাদ দিন",
    leaveOutOf: (picture) => `${picture}: আপলোড বাদ দিন`,
    removeOne: (picture) => `${picture} বাদ দিন`,
    address: "অথবা ছবির ওয়েব ঠিকানা",
    notShown: NOT_A_PICTURE,
    opening: "ছবি খোলা হচ্ছে",
    use: "এই অংশ নিন",
    frame: "ফ্রেম: কিবোর্ডের অ্যারো চেপে ছবি সরান",
    zoom: "জুম",
  },
};
