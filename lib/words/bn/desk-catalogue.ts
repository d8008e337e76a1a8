import { isVisible } from "@/lib/platform/text/text";
import { GROUPS } from "@/lib/words/bn/categories";
import { sayList } from "@/lib/words/bn/list";
import { question, ARE_YOU_SURE } from "@/lib/words/bn/pop-ups";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { count: say, pieces } = units;

/** By the field: what is said of a value that it cannot have. */
type Wrong = Readonly<Record<string, (value: string) => string>>;

const NO_NAME = "একটি নাম লিখুন।";
const sayTooLong = (most: number): string => `${say(most)} অক্ষরের মধ্যে লিখুন।`;
const missingOr =
  (missing: string, most: number) =>
  (value: string): string =>
    isVisible(value) ? sayTooLong(most) : missing;

const OF_CATEGORY: Wrong = {
  name: (value) =>
    isVisible(value) && value.trim().length <= 40
      ? "নামটি রাখা যাচ্ছে না। এই নামে আরেকটি ক্যাটাগরি আছে, এই ক্যাটাগরিতে পণ্য আছে, অথবা আর ক্যাটাগরি যোগ করা যাবে না।"
      : missingOr(NO_NAME, 40)(value),
  nameBn: () => sayTooLong(40),
  path: (value) =>
    /^[a-z]{3,30}$/.test(value)
      ? "এই ঠিকানা আগে থেকেই ব্যবহার হচ্ছে। অন্য একটি দিন।"
      : "৩ থেকে ৩০টি ছোট হাতের ইংরেজি অক্ষর দিন, মাঝে ফাঁকা রাখবেন না।",
  group: () => "মেনুর একটি ভাগ বেছে নিন।",
  title: missingOr("শিরোনাম লিখুন।", 50),
  description: missingOr("বিবরণ লিখুন।", 160),
  redirectTo: () => "ক্রেতারা দেখতে পান এমন অন্য একটি ক্যাটাগরি বেছে নিন।",
};

const OF_COLLECTION: Wrong = {
  name: missingOr(NO_NAME, 60),
  slug: (value) =>
    /^[a-z0-9-]{3,40}$/.test(value)
      ? "এই ঠিকানা আরেকটি কালেকশনের, অথবা আর কালেকশন যোগ করা যাবে না।"
      : "৩ থেকে ৪০টি ছোট হাতের ইংরেজি অক্ষর, সংখ্যা ও হাইফেন দিন।",
  description: () => sayTooLong(300),
  products: (value) =>
    value === "" ? "অন্তত একটি পণ্য বেছে নিন।" : "সর্বোচ্চ ১০০টি পণ্য বেছে নিন, প্রতিটি একবার।",
  color: () => "একটি রং বেছে নিন।",
  word: missingOr("যে শব্দে পণ্য খুঁজবেন, সেটি লিখুন।", 60),
};

const sayWrong =
  (wrong: Wrong) =>
  (told: string, field: string, value: string): string =>
    (Object.hasOwn(wrong, field) ? wrong[field]?.(value) : undefined) ?? told;

export const deskCatalogue: Words["deskCatalogue"] = {
  name: "নাম",
  address: {
    label: "পেজের ঠিকানা",
    hint: (path) => `পেজের ঠিকানা হবে ${path}। পরে এটি বদলানো যাবে না।`,
  },
  description: "বিবরণ",
  categories: {
    title: "ক্যাটাগরি",
    intro:
      "প্রতিটি পণ্য একটি ক্যাটাগরিতে থাকে। ক্রেতারা মেনু, হোম পেজ ও সার্চে ক্যাটাগরিগুলো এই ক্রমেই দেখেন। শপে শুরু থেকে যে বারোটি ক্যাটাগরি আছে, সেগুলো আগে-পরে সরানো যায়, লুকানোও যায়।",
    newCategory: "নতুন ক্যাটাগরি",
    make: "ক্যাটাগরি তৈরি করুন",
    made: (name) => `“${name}” এখন মেনুতে আছে। `,
    addFirst: "এতে প্রথম পণ্যটি যোগ করুন",
    form: {
      name: "ইংরেজি নাম",
      nameHint: "ক্যাটাগরিতে পণ্য থাকলে নাম আর বদলানো যায় না।",
      nameBn: "বাংলা নাম",
      nameBnHint: "এই নামেও ক্রেতারা ক্যাটাগরিটি খুঁজে পান। না দিলেও চলবে।",
      group: "মেনুর কোন ভাগে",
      title: "শিরোনাম",
      titleHint: "গুগলের মতো সার্চ ইঞ্জিনে দেখা যায়।",
      descriptionHint: "এক-দুই বাক্যে লিখুন। সার্চ ইঞ্জিনে শিরোনামের নিচে দেখা যায়।",
    },
    wrong: sayWrong(OF_CATEGORY),
    group: (group) => GROUPS[group],
    category: (name) => `ক্যাটাগরি: ${name}`,
    own: ", আপনার তৈরি",
    hidden: "লুকানো",
    hide: "লুকান",
    askToHide: (name) =>
      question(
        `“${name}” লুকাবেন?`,
        "ক্যাটাগরিটি ও এর পণ্যগুলো মেনু, হোম পেজ ও সার্চ থেকে সরে যাবে। প্রতিটি পণ্যের নিজের পেজ থাকবে, সেখান থেকে অর্ডারও করা যাবে।",
      ),
    delete: {
      open: "ডিলিট করুন …",
      redirectTo: (path) => `কেউ ${path} খুললে যে ক্যাটাগরিতে যাবেন`,
      hint: "ক্যাটাগরিতে পণ্য থাকলে ডিলিট করা যায় না।",
      choose: "অন্য একটি ক্যাটাগরি বেছে নিন।",
      code: (code) => `কুপন কোড ${code}`,
      sale: (name) => `সামনের ছাড় “${name}”`,
      terms: (name, terms) =>
        `এগুলো এখন “${name}” ক্যাটাগরির জন্য। ডিলিট করলে আপনি যে ক্যাটাগরি বেছে নেবেন, এগুলো সেই পুরো ক্যাটাগরির জন্য হবে: ${sayList(terms)}।`,
      button: (name) => `${name} ডিলিট করুন`,
    },
    empty: {
      found: (count) => `${pieces(count)} ক্যাটাগরিতে কোনো পণ্য নেই।`,
      hidden: (count) => `ক্রেতারা এখন ${pieces(count)} ক্যাটাগরি দেখতে পান না।`,
      names: sayList,
      hide: () => "লুকান",
      showAgain: () => "আবার দেখান",
    },
  },
  collections: {
    title: "কালেকশন",
    intro:
      "কালেকশন মানে একসঙ্গে সাজানো কিছু পণ্য, যার নিজের একটি পেজ আছে। হোম পেজের স্লাইড থেকে ক্রেতাকে সেখানে নেওয়া যায়, আর হোম পেজে আপনার নিজের সারিতে কালেকশনটি দেখানো যায়।",
    newCollection: "নতুন কালেকশন",
    make: "কালেকশন তৈরি করুন",
    none: "এখনো কোনো কালেকশন নেই।",
    descriptionHint: "নামের নিচে ও সার্চ ইঞ্জিনে দেখা যায়। না দিলেও চলবে।",
    which: "কোন পণ্য থাকবে",
    rules: {
      hand: () => "যেগুলো আমি বেছে দেব",
      sale: () => "দাম কমানো সব পণ্য",
      new: (days) => `গত ${say(days)} দিনের সব নতুন পণ্য`,
      color: () => "একটি রঙের সব পণ্য",
      word: () => "একটি শব্দ দিয়ে খুঁজে পাওয়া সব পণ্য",
    },
    products: "পণ্য",
    productsHint: "এই ক্রমেই দেখা যাবে। খসড়া বা ডিলিট করা পণ্য বাদ থাকে, আবার প্রকাশ করলে ফিরে আসে।",
    color: "রং",
    word: "শব্দ",
    wordHint: "শপের সার্চে এই শব্দ দিয়ে যা পাওয়া যায়, সবই থাকবে। যেমন পাঞ্জাবি।",
    ofSale: "দাম কমানো প্রতিটি পণ্য, যত দিন দাম কমানো থাকে।",
    ofNew: (days) => `গত ${say(days)} দিনে যোগ করা প্রতিটি পণ্য।`,
    wrong: sayWrong(OF_COLLECTION),
    collection: (name) => `কালেকশন: ${name}`,
    byHand: (count) => `বেছে নেওয়া ${pieces(count)} পণ্য`,
    ruleOf: (rule, what) => `${rule}: ${what}`,
    askToDelete: question(
      ARE_YOU_SURE,
      "কালেকশনের পেজটি আর থাকবে না, এর লিংকগুলোও কাজ করবে না। পণ্যগুলো থাকবে।",
    ),
  },
};
