import { sayMonth } from "@/lib/words/bn/dates";
import { deskSettingsHome } from "@/lib/words/bn/desk-settings-home";
import { brand, couriers, delivery, messages, orders, stock } from "@/lib/words/bn/desk-settings-fields";
import { home, pages } from "@/lib/words/bn/desk-settings-pages";
import { AWAITING_PICTURE } from "@/lib/words/bn/desk-shared";
import { deskZones } from "@/lib/words/bn/desk-zones";
import { toBanglaDigits } from "@/lib/words/bn/digits";
import { sayList } from "@/lib/words/bn/list";
import { settingErrors } from "@/lib/words/bn/setting-errors";
import { units } from "@/lib/words/bn/units";
import { WALLETS } from "@/lib/words/bn/wallets";
import { WALLETS as LABELS } from "@/lib/words/en/wallets";
import type { Words } from "@/lib/words/words";

const { pieces } = units;

/** What the shop calls holidays until the owner gives them other names. */
const HOLIDAYS = new Map([
  ["Eid-ul-Fitr", "ঈদুল ফিতর"],
  ["Eid-ul-Azha", "ঈদুল আজহা"],
  ["Language Martyrs’ Day", "শহীদ দিবস"],
  ["Independence Day", "স্বাধীনতা দিবস"],
  ["Pahela Baishakh", "পহেলা বৈশাখ"],
  ["May Day", "মে দিবস"],
  ["July Mass Uprising Day", "জুলাই গণ-অভ্যুত্থান দিবস"],
  ["Victory Day", "বিজয় দিবস"],
  ["Christmas Day", "বড়দিন"],
]);

export const deskSettings: Words["deskSettings"] = {
  intro: "শপ যেভাবে চলে। কিছু বদলালে সঙ্গে সঙ্গে চালু হয়, আর আপনার নামসহ ‘কাজের রেকর্ড’ পেজে থাকে।",
  groups: { brand, delivery, orders, home, pages, stock, couriers, messages },
  grams: (category) => `${category} (গ্রাম)`,
  inBangla: {
    label: (label) => `${label} (বাংলায়)`,
    about: "বাংলা পেজের জন্য। খালি রাখলে সেখানে ইংরেজিটি দেখা যায়।",
  },
  errors: settingErrors,
  home: deskSettingsHome,
  zones: deskZones,
  empty: "(খালি)",
  figures: toBanglaDigits,
  form: {
    partInBangla: (title) => `${title} (বাংলায়)`,
    save: (changes) => (changes > 1 ? `${pieces(changes)} পরিবর্তন সেভ করুন` : "পরিবর্তন সেভ করুন"),
    sending: AWAITING_PICTURE,
    saved: "সেভ হয়েছে।",
    ofBoth: "এর মধ্যে অন্য কেউ সেটিংস বদলেছেন। তাঁর ও আপনার, দুজনের পরিবর্তনই সেভ হয়েছে।",
    notSaved:
      "এর মধ্যে অন্য কেউ এই সেটিং বদলেছেন, তাই আপনারটি সেভ হয়নি। তাঁরটি দেখুন, তারপরও আপনারটি চাইলে আবার সেভ করুন।",
    now: (value) => `এখন আছে: ${value}`,
    inForce: "এখন যা চালু আছে",
    changed: (moment, by) => `বদলেছেন ${by}, ${moment}।`,
    before: "আগে ছিল",
    usual: "শুরুতে ছিল",
    back: "এটি ফিরিয়ে আনুন",
    preview: "প্রিভিউ",
    previewOfHead: "পেজের উপরের অংশের প্রিভিউ",
    previewOfFoot: "পেজের নিচের অংশের প্রিভিউ",
    previewOf: (title) => `${title}: প্রিভিউ`,
  },
  versions: {
    title: "আগে যা ছিল",
    titleOf: (group) => `${group}: আগে যা ছিল`,
    intro:
      "শেষ ২০টি পরিবর্তনের প্রতিটির আগে এখানে যা ছিল। কোনোটি ফিরিয়ে আনলে সঙ্গে সঙ্গে চালু হয়, আর যা সরে যায়, তা-ও এই তালিকায় আসে।",
    none: "এখানে এখনো কিছু বদলানো হয়নি।",
    until: (moment) => `${moment} পর্যন্ত`,
    changed: (by, fields) => `তারপর ${by} বদলেছেন: ${fields}।`,
    different: "এখন যা আলাদা",
    same: "কিছুই আলাদা নয়, এখন এই সেটিংসই চালু আছে।",
    was: "তখন",
    is: "এখন",
    bringBack: "এটি ফিরিয়ে আনুন",
    refused: (field, why) => `${field}: ${why}`,
  },
  couriers: {
    title: "কোন কুরিয়ার চালু আছে",
    secrets:
      "কুরিয়ারের কোড ও পাসওয়ার্ড গোপন: সার্ভার যিনি চালান, তিনি সেগুলো সার্ভারে রাখেন। কোনো পেজে সেগুলো দেখা যায় না।",
    none: "কিছু করতে হবে না।",
    file: "কিছু করতে হবে না। পার্সেলের পেজ থেকে ফাইল নামিয়ে কুরিয়ারের ওয়েবসাইটে আপলোড করুন।",
    missing: (variables) =>
      `এখান থেকে বুকিং এখনো চালু হয়নি। সার্ভারে ${sayList(variables)} না দেওয়া পর্যন্ত পার্সেলের পেজের ফাইলটি কুরিয়ারের ওয়েবসাইটে আপলোড করুন।`,
    set: "চালু আছে: পার্সেল এখান থেকেই বুক হয়।",
    told: "পার্সেলের খবর কুরিয়ার নিজেই জানায়।",
    asks: "কুরিয়ারের খবর পাঠানোর টোকেন দেওয়া নেই, তাই শপ নিজেই পার্সেলের খবর নেয়।",
  },
  messages: {
    intro: "কোনো মেসেজের নামে চাপ দিলে নমুনা দেখা যায়, এসএমএসে বা টেলিগ্রামে যেমন যায়।",
    to: { customers: "কাস্টমারকে", shop: "শপকে" },
    by: (kind, channel) => `${kind}, ${channel}`,
    segments: (count) => `এটি ${pieces(count)} এসএমএস হিসেবে যায়।`,
  },
  wallets: { None: "নেওয়া হয় না", [LABELS.bkash]: WALLETS.bkash, [LABELS.nagad]: WALLETS.nagad },
  weekdays: {
    Sunday: { name: "রবিবার", short: "রবি" },
    Monday: { name: "সোমবার", short: "সোম" },
    Tuesday: { name: "মঙ্গলবার", short: "মঙ্গল" },
    Wednesday: { name: "বুধবার", short: "বুধ" },
    Thursday: { name: "বৃহস্পতিবার", short: "বৃহ" },
    Friday: { name: "শুক্রবার", short: "শুক্র" },
    Saturday: { name: "শনিবার", short: "শনি" },
  },
  holidays: {
    title: "ছুটির দিন",
    intro: "কোনো দিনে চাপ দিলে সেটি ছুটির দিন হয়। আবার চাপ দিলে ছুটি উঠে যায়।",
    previous: "আগের মাস",
    next: "পরের মাস",
    month: sayMonth,
    date: (weekday, day, month) => `${weekday} ${day} ${month}`,
    dateOfYear: (day, year) => `${day} ${toBanglaDigits(year)}`,
    today: "আজ",
    weekend: "সাপ্তাহিক ছুটি",
    holiday: (name) => `ছুটি${name && `: ${name}`}`,
    name: (name) => HOLIDAYS.get(name) ?? name,
    added: (day) => `${day} ছুটির দিন হয়েছে।`,
    removed: (day) => `${day} আর ছুটির দিন নয়।`,
    removedYearly: () => "দিনটি আর কোনো বছরেই ছুটির দিন নয়।",
    none: "সামনে কোনো ছুটি নেই।",
    list: "সামনের ছুটি",
    placeholder: "নাম",
    everyYear: "প্রতি বছর",
    everyYearOf: (day) => `প্রতি বছর: ${day}`,
    remove: "বাদ দিন",
    removeOf: (day) => `${day} বাদ দিন`,
  },
};
