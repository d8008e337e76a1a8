import { toBanglaDigits } from "@/lib/words/bn/digits";
import type { Words } from "@/lib/words/words";

/** Words of colors and whole names; a name that is not here is said word by word. */
const COLORS = new Map([
  ["black", "কালো"],
  ["jet black", "কুচকুচে কালো"],
  ["white", "সাদা"],
  ["off white", "অফ হোয়াইট"],
  ["cream", "ক্রিম"],
  ["ecru", "ঘিয়ে"],
  ["ivory", "আইভরি"],
  ["natural", "ন্যাচারাল"],
  ["grey", "ধূসর"],
  ["gray", "ধূসর"],
  ["ash", "ছাই"],
  ["charcoal", "চারকোল"],
  ["melange", "মেলাঞ্জ"],
  ["grey melange", "ধূসর মেলাঞ্জ"],
  ["silver", "রুপালি"],
  ["navy", "নেভি ব্লু"],
  ["navy blue", "নেভি ব্লু"],
  ["midnight", "মিডনাইট"],
  ["indigo", "ইন্ডিগো"],
  ["blue", "নীল"],
  ["stone wash blue", "স্টোন ওয়াশ নীল"],
  ["royal blue", "রয়েল ব্লু"],
  ["sky", "আকাশি"],
  ["sky blue", "আকাশি"],
  ["ice blue", "আইস ব্লু"],
  ["aqua", "অ্যাকুয়া"],
  ["green", "সবুজ"],
  ["bottle green", "বটল গ্রিন"],
  ["mint", "মিন্ট"],
  ["teal", "টিল"],
  ["olive", "জলপাই"],
  ["sage", "সেজ গ্রিন"],
  ["khaki", "খাকি"],
  ["sand", "স্যান্ড"],
  ["stone", "স্টোন"],
  ["beige", "বেইজ"],
  ["camel", "ক্যামেল"],
  ["brown", "বাদামি"],
  ["tan", "ট্যান"],
  ["cognac", "কনিয়াক"],
  ["mocha", "মোকা"],
  ["coffee", "কফি"],
  ["chocolate", "চকলেট"],
  ["maroon", "মেরুন"],
  ["burgundy", "বারগান্ডি"],
  ["wine", "ওয়াইন"],
  ["red", "লাল"],
  ["brick red", "ব্রিক রেড"],
  ["orange", "কমলা"],
  ["rust", "রাস্ট"],
  ["yellow", "হলুদ"],
  ["marigold", "গাঁদা হলুদ"],
  ["mustard", "সরিষা হলুদ"],
  ["gold", "সোনালি"],
  ["pink", "গোলাপি"],
  ["peach", "পিচ"],
  ["purple", "বেগুনি"],
  ["violet", "বেগুনি"],
  ["lavender", "ল্যাভেন্ডার"],
  ["light", "হালকা"],
  ["mid", "মাঝারি"],
  ["dark", "গাঢ়"],
  ["raw", "র"],
  ["dusty", "ডাস্টি"],
  ["wash", "ওয়াশ"],
  ["washed", "ওয়াশড"],
]);

const SIZES = new Map([
  ["one size", "ফ্রি সাইজ"],
  ["free size", "ফ্রি সাইজ"],
]);

const FITS = new Map([
  ...SIZES,
  ["fit", "ফিট"],
  ["slim", "স্লিম"],
  ["skinny", "স্কিনি"],
  ["straight", "স্ট্রেইট"],
  ["tapered", "টেপার্ড"],
  ["regular", "রেগুলার"],
  ["relaxed", "রিল্যাক্সড"],
  ["loose", "ঢিলেঢালা"],
  ["boxy", "বক্সি"],
  ["oversized", "ওভারসাইজড"],
  ["mm", "মিমি"],
  ["wide", "চওড়া"],
  ["adjustable", "অ্যাডজাস্টেবল"],
  ["strap", "স্ট্র্যাপ"],
  ["snapback", "স্ন্যাপব্যাক"],
  ["fitted", "ফিটেড"],
  ["bifold", "দুই ভাঁজ"],
  ["trifold", "তিন ভাঁজ"],
  ["long", "লম্বা"],
  ["zip around", "চেইনওয়ালা"],
  ["clip", "মানি ক্লিপ"],
  ["card holder", "কার্ড হোল্ডার"],
  ["cards", "কার্ড"],
]);

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** The name as a whole, or word by word where all of its words are known; else as it is. */
function translate(known: ReadonlyMap<string, string>, name: string): string {
  const folded = name.trim().toLowerCase().replaceAll("-", " ");
  const whole = known.get(folded);
  if (whole !== undefined) return whole;
  const said = folded.split(/\s+/).map((word) => (isNumber(word) ? toBanglaDigits(word) : known.get(word)));
  return said.every((word) => word !== undefined) ? said.join(" ") : name;
}

const translateEach = (known: ReadonlyMap<string, string>, names: string, between: string): string =>
  names
    .split(between)
    .map((name) => translate(known, name))
    .join(between);

export const values: Words["values"] = {
  color: (name) => translate(COLORS, name),
  size: (name) => translateEach(SIZES, name, " / "),
  fit: (name) => translateEach(FITS, name, ", "),
};
