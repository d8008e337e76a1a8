import { productCounts } from "@/lib/words/bn/desk-product-counts";
import { productFields, refusedProductField } from "@/lib/words/bn/desk-product-fields";
import { AWAITING_PICTURE } from "@/lib/words/bn/desk-shared";
import { toBanglaDigits } from "@/lib/words/bn/digits";
import { message } from "@/lib/words/bn/pop-ups";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { count: say, money, pieces } = units;

export const deskProduct: Words["deskProduct"] = {
  add: "পণ্য যোগ করুন",
  update: "পণ্য আপডেট করুন",
  added: message("পণ্যটি যোগ করা হয়েছে"),
  updated: message("পণ্যটি আপডেট করা হয়েছে"),
  fields: productFields,
  refused: refusedProductField,
  counts: productCounts,
  restored: "আগে এখানে যা লিখেছিলেন, তা ফিরিয়ে আনা হয়েছে। এখনো সেভ হয়নি।",
  awaitingPicture: AWAITING_PICTURE,
  nothingSaved: (why) => `${why} এখনো কিছু সেভ হয়নি।`,
  previewOfPage: "পেজের প্রিভিউ",
  duplicate: "খসড়া হিসেবে কপি করুন",
  duplicating: "কপি করা হচ্ছে …",
  onLabel: "লেবেলে যা লেখা আছে, জানা থাকলে (ইংরেজিতে)",
  understood: (label) => `${label}, যেভাবে ধরা হয়েছে`,
  readAs: (amount) => `অর্থাৎ ${money(amount)}।`,
  hiddenCategory: {
    option: (name) => `${name} (লুকানো)`,
    isShown: (name) => `ক্রেতারা এখন ${name} দেখতে পাচ্ছেন।`,
    isHidden: (name) => `${name} লুকানো আছে: এর পণ্য মেনুতে নেই, ক্রেতারা খুঁজেও পান না।`,
    show: (name) => `ক্রেতাদের ${name} দেখান`,
  },
  card: {
    title: "ক্রেতা যেমন দেখবেন",
    missing: "নাম, দাম ও প্রথম ছবি দিলে কার্ডটি এখানে দেখা যাবে।",
  },
  preview: {
    title: "প্রিভিউ",
    draft: "এটি খসড়া, শুধু অ্যাডমিন দেখেন। প্রকাশ করলে এমন দেখাবে।",
    published: "শপে পণ্যটির পেজ এমন দেখায়।",
    edit: "বদলান",
  },
  pictures: {
    title: "ছবি",
    several: "কয়েকটি বেছে নিন",
    chooseSeveral: "কয়েকটি বেছে নিন: ছবি",
    order:
      "যে ক্রমে বাছবেন, সেই ক্রমে খালি জায়গাগুলোতে বসবে। শপে প্রতিটি ছবির মাঝের অংশ দেখা যায়। অন্য অংশ দেখাতে চাইলে ছবিটি আলাদা করে তুলুন বা বেছে নিন।",
    noRoom: "খালি জায়গা নেই। আগে একটি ছবি বাদ দিন।",
    leftOut: (taken, left) => `${pieces(taken)} ছবির জায়গা ছিল। ${pieces(left)} ছবি বাদ পড়েছে।`,
    worn: {
      mark: "পরা ছবি?",
      isWorn: "পরা ছবি",
      ofPicture: (picture) => `${picture}: মডেলের পরা ছবি`,
    },
    byColor: {
      title: "রং অনুযায়ী ছবি",
      about:
        "ক্রেতা রংটি বেছে নিলে এই ছবিগুলো দেখা যায়। কোনো রঙের ছবি না থাকলে ছবি ১ দেখানো হয়, সঙ্গে সেটি কোন রঙের তা লেখা থাকে।",
      chooseSeveral: "কয়েকটি বেছে নিন: রঙের ছবি",
      order: (colors) => `এই ক্রমে বাছুন: ${colors}। প্রতিটি রঙের একটি করে; যে রঙের ছবি আছে, সেটি বাদ থাকবে।`,
    },
    ofColor: {
      title: (color) => `${color} রঙের সব ছবি`,
      picture: (color) => `${color} রঙের ছবি`,
      view: (color, number) => `${color} রঙের ${say(number)} নম্বর ছবি`,
      chooseSeveral: (color) => `কয়েকটি বেছে নিন: ${color} রঙের ছবি`,
      views: (color, most) => `${color} রঙের সর্বোচ্চ ${pieces(most)} ছবি: সামনে থেকে, পেছন থেকে, কাছ থেকে।`,
      cannot: (color, why) =>
        `${color} রঙের আলাদা ছবি দেওয়া যাবে না: ${why} ছবি দিতে হলে নামটি অন্যভাবে লিখুন।`,
      why: {
        dot: "নামে ডট আছে।",
        dollar: "নামটি $ দিয়ে শুরু।",
        word: "এই শব্দটি নাম হতে পারে না।",
      },
    },
  },
  differences: {
    nothing: "কিছু নেই",
    yes: "হ্যাঁ",
    number: toBanglaDigits,
    notMade: "তৈরি হয় না",
    byOption: (stock) => `${pieces(stock)}, সাইজ ও রং অনুযায়ী গোনা`,
  },
};
