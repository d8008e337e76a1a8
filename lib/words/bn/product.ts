import { LOOK_THEN_PAY } from "@/lib/words/bn/promises";
import { categories } from "@/lib/words/bn/categories";
import { toBanglaDigits } from "@/lib/words/bn/digits";
import { sayLocation } from "@/lib/words/bn/locations";
import { sizeGuides } from "@/lib/words/bn/size-guides";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

/** So many of those who say how it fits. */
const sayOf = (said: number, all: number): string =>
  `${units.count(all)} জনের মধ্যে ${units.count(said)} জন বলেছেন,`;

export const product: Words["product"] = {
  breadcrumb: "আপনি এখানে আছেন",
  description: "বিবরণ",
  byPhone: {
    text: "এই ব্রাউজারে জাভাস্ক্রিপ্ট বন্ধ, তাই কার্ট কাজ করবে না। ফোনে অর্ডার করুন:",
    soldOut: "স্টক শেষ",
    there: "আছে",
  },
  ask: {
    message: ({ name, address }) => `হ্যালো, এই পণ্যটি সম্পর্কে জানতে চাই: ${name} ${address}`,
    onWhatsApp: "হোয়াটসঅ্যাপে জিজ্ঞেস করুন",
  },
  share: {
    share: "শেয়ার করুন",
    copy: "লিংক কপি করুন",
    copied: "লিংক কপি হয়েছে।",
  },
  delivery: {
    lookThenPay: LOOK_THEN_PAY,
    location: sayLocation,
    zone: ({ name, nameBn }) => nameBn ?? name,
    arrives: (time) => `${time}ে পৌঁছাবে`,
    free: "ফ্রি ডেলিভারি",
    isFree: "এই পণ্যের ডেলিভারি ফ্রি।",
    freeFrom: (amount) => `${amount} বা তার বেশি অর্ডারে ডেলিভারি ফ্রি।`,
    zones: "যেসব এলাকার চার্জ আলাদা",
  },
  facts: {
    type: "ধরন",
    fit: "ফিট",
    sizes: "সাইজ",
    colors: "রং",
    price: "দাম",
    payment: "পেমেন্ট",
    fabric: "কাপড়",
    weight: "কাপড়ের ওজন",
    fitNote: "সাইজ নিয়ে পরামর্শ",
    care: "যত্ন",
    origin: "কোথায় তৈরি",
    delivery: "ডেলিভারি",
    confirmation: "অর্ডার নিশ্চিত করা",
    exchange: "এক্সচেঞ্জ",
  },
  anywhere: (time) => `সারা বাংলাদেশে ${time}ে`,
  confirmation: "অর্ডার নিশ্চিত করতে আমরা কল করব। অর্ডারের অবস্থা আপনার অর্ডারের পেজে দেখতে পাবেন।",
  exchange: (days) => `পণ্য হাতে পাওয়ার ${days}ের মধ্যে`,
  sizeGuides,
  more: (category) => `আরও ${categories.name(category)}`,
  inSameSize: "একই সাইজে স্টকে আছে",
  inStock: "এখন স্টকে আছে",
  inSizes: (sizes) => `সাইজ ${sizes.join(", ")}`,
  reviews: {
    title: "রিভিউ",
    average: toBanglaDigits,
    count: (count) => `${units.pieces(count)} রিভিউ`,
    fits: {
      tight: (said, all) => `${sayOf(said, all)} সাইজ একটু টাইট`,
      right: (said, all) => `${sayOf(said, all)} সাইজ ঠিকঠাক`,
      loose: (said, all) => `${sayOf(said, all)} সাইজ একটু ঢিলা`,
    },
  },
};
