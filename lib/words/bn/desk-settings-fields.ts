import { DELIVERY_DAYS_HINT } from "@/lib/words/bn/desk-shared";
import type { Words } from "@/lib/words/words";

type Groups = Words["deskSettings"]["groups"];

const SOCIAL = "লিংক দেখাতে না চাইলে খালি রাখুন।";
const REGISTRATION = "প্রতিটি পেজের নিচে থাকে। দেখাতে না চাইলে খালি রাখুন।";
const CHARGE = "টাকায়, পূর্ণ সংখ্যায় লিখুন। পণ্যের পেজ, চেকআউট ও সার্চ ইঞ্জিনে দেখা যায়।";

export const brand: Groups["brand"] = {
  title: "ব্র্যান্ড",
  about: "শপের পরিচয় ও যোগাযোগের তথ্য। বদলালে সঙ্গে সঙ্গে সব পেজে দেখা যায়।",
  parts: {
    name: "শপ",
    phone: "যোগাযোগ",
    outlet: "আউটলেট",
    social: "সোশ্যাল মিডিয়া",
    registration: "নিবন্ধন",
  },
  fields: {
    name: { label: "নাম", about: "প্রতিটি পেজের উপরে ও নিচে, শিরোনামে, আর ইমেইল, এসএমএস ও প্রিন্টে থাকে।" },
    tagline: { label: "ট্যাগলাইন", about: "হোম পেজের শিরোনাম।" },
    description: { label: "বিবরণ", about: "হোম পেজে, আর সার্চের ফলাফলে লিংকের নিচে থাকে।" },
    email: { label: "ইমেইল", about: "পরিচিতি ও যোগাযোগ পেজে, ইমেইলে ও ইনভয়েসে থাকে।" },
    phone: { label: "ফোন", about: "প্রতিটি পেজে, ইমেইল ও এসএমএসে, আর প্রিন্টে থাকে।" },
    whatsApp: { label: "হোয়াটসঅ্যাপ নম্বর", about: "হোয়াটসঅ্যাপ লিংকে চাপ দিলে এই নম্বরে চ্যাট খোলে।" },
    "outlet.street": { label: "রোড ও বাসা" },
    "outlet.city": { label: "শহর" },
    "outlet.postalCode": { label: "পোস্ট কোড" },
    "outlet.hours": {
      label: "খোলা থাকার সময়",
      about: "ইংরেজি লেখাটি “Friday 3 pm – 9 pm, …” এভাবে লিখলে সার্চ ইঞ্জিনও বুঝতে পারে।",
    },
    "outlet.mapUrl": { label: "ম্যাপের লিংক" },
    "outlet.payment": { label: "আউটলেটে যেভাবে টাকা দেওয়া যায়" },
    "social.Facebook": { label: "ফেসবুক পেজ", about: SOCIAL },
    "social.YouTube": { label: "ইউটিউব চ্যানেল", about: SOCIAL },
    "social.Instagram": { label: "ইনস্টাগ্রাম অ্যাকাউন্ট", about: SOCIAL },
    "registration.tradeLicence": { label: "ট্রেড লাইসেন্স নম্বর", about: REGISTRATION },
    "registration.dbid": { label: "ডিবিআইডি (ডিজিটাল বিজনেস আইডি)", about: REGISTRATION },
  },
};

export const delivery: Groups["delivery"] = {
  title: "ডেলিভারি",
  about:
    "ডেলিভারিতে কত টাকা ও কত দিন লাগে। বদলালে পরের সব অর্ডারে নতুনটি ধরা হয়। আগের অর্ডারের চার্জ আগের মতোই থাকে।",
  parts: {
    charges: "চার্জ",
    days: "হাতে পেতে কত কর্মদিবস",
    zones: "যেসব জায়গার চার্জ আলাদা",
    weekend: "যেসব দিন ডেলিভারি নেই",
  },
  fields: {
    "charges.Inside Dhaka": { label: "ঢাকার ভেতরের চার্জ", about: CHARGE },
    "charges.Outside Dhaka": { label: "ঢাকার বাইরের চার্জ", about: CHARGE },
    freeFrom: {
      label: "কত টাকা থেকে ডেলিভারি ফ্রি",
      about:
        "ছাড় বাদ দিয়ে পণ্যের মোট দাম, টাকায়, পূর্ণ সংখ্যায় লিখুন। ফ্রি ডেলিভারি না থাকলে খালি রাখুন। কার্ট, চেকআউট ও পণ্যের পেজে দেখা যায়।",
    },
    "days.Inside Dhaka": { label: "ঢাকার ভেতরে কত দিন", about: DELIVERY_DAYS_HINT },
    "days.Outside Dhaka": { label: "ঢাকার বাইরে কত দিন", about: DELIVERY_DAYS_HINT },
    zones: {
      label: "জোন",
      about: "যেসব জায়গার চার্জ ও সময় আলাদা। কোনো জোন থাকলে চেকআউটে জেলা ও থানা জানতে চাওয়া হয়।",
    },
    weekend: {
      label: "সাপ্তাহিক ছুটি",
      about:
        "যেসব দিন কর্মদিবস নয়। ছুটির দিনের মতো এই দিনগুলোতেও ডেলিভারি হয় না, আর অর্ডার নিশ্চিত করার কলও করতে হয় না।",
    },
    holidays: { label: "ছুটির দিন" },
    yearlyHolidays: { label: "প্রতি বছরের ছুটি" },
    holidayNames: { label: "ছুটির নাম" },
  },
};

export const orders: Groups["orders"] = {
  title: "অর্ডার",
  about: "অর্ডার নিয়ে আপনি যে কথা দেন। বদলালে সব পেজে, আর পরের সব মেসেজে নতুনটি দেখা যায়।",
  parts: {
    confirmationDays: "নিশ্চিত করা",
    returnDays: "ফেরত ও এক্সচেঞ্জ",
    staffDiscountPercent: "স্টাফ",
    bin: "ভ্যাট",
    advanceTo: "অগ্রিম",
  },
  fields: {
    confirmationDays: {
      label: "কত দিনের মধ্যে কল করবেন",
      about:
        "অর্ডার থেকে নিশ্চিত করার কল পর্যন্ত কত কর্মদিবস, যেমন ০–১। ক্রেতাকে সবচেয়ে বেশি সময়টি জানানো হয়, আর তা পেরিয়ে গেলে ‘কল করতে হবে’ পেজে সতর্ক করা হয়।",
    },
    returnDays: {
      label: "কত দিনের মধ্যে ফেরত",
      about: "ডেলিভারির দিন থেকে, বা আউটলেটে কেনার দিন থেকে। আগে ডেলিভারি হয়ে যাওয়া অর্ডারেও এটি ধরা হয়।",
    },
    staffDiscountPercent: {
      label: "স্টাফের ছাড়",
      about: "শতাংশে লিখুন। একটি অর্ডারের পণ্যে স্টাফ সর্বোচ্চ এতটুকু ছাড় দিতে পারেন। অ্যাডমিন আরও বেশি দিতে পারেন।",
    },
    bin: {
      label: "ব্যবসা শনাক্তকরণ নম্বর (বিআইএন)",
      about: "এটি দিলে ইনভয়েসে ভ্যাটের পরিমাণ লেখা থাকে।",
    },
    vatPercent: {
      label: "ভ্যাট, শতাংশে",
      about: "দাম ও ডেলিভারি চার্জের মধ্যে যে হারে ভ্যাট ধরা আছে, যেমন ৭.৫।",
    },
    "advanceTo.wallet": {
      label: "অগ্রিম নেওয়ার অ্যাকাউন্ট",
      about:
        "অ্যাকাউন্ট ও নম্বর দুটোই দিলে ক্রেতা নিজের অর্ডারে তা দেখেন এবং কত টাকা পাঠিয়েছেন জানাতে পারেন। আপনি মিলিয়ে দেখবেন। আপনি নিলে তবেই তা হিসাবে ধরা হয়।",
    },
    "advanceTo.number": {
      label: "অগ্রিম নেওয়ার অ্যাকাউন্টের নম্বর",
      about: "যেমন 01712345678। খালি রাখলে কাউকে দেখানো হয় না।",
    },
  },
};

export const stock: Groups["stock"] = {
  title: "স্টক",
  about: "কোনো পণ্য ফুরিয়ে এলে কখন ডেস্কে জানানো হবে।",
  parts: { lowStock: "স্টক কম" },
  fields: {
    lowStock: {
      label: "কয়টি থাকলে",
      about:
        "কোনো সাইজ ও রঙের পণ্য এতটি বা তার কম থাকলে ডেস্কে জানানো হয়, যদি পণ্যটির নিজের কোনো সীমা না থাকে। খালি রাখলে শুধু বিক্রি দেখে জানানো হয়।",
    },
  },
};

export const couriers: Groups["couriers"] = {
  title: "কুরিয়ার",
  about: "পার্সেল কে নিয়ে যাবে, আর তাদের কী জানানো হবে। বদলালে এরপর প্যাক করা পার্সেলে নতুনটি ধরা হয়।",
  parts: { default: "কুরিয়ারকে দেওয়া", pieceGrams: "প্রতিটি পণ্যের ওজন" },
  fields: {
    default: {
      label: "সাধারণত যে কুরিয়ারে দেন",
      about: "পার্সেলের পেজে এটিই বাছাই করা থাকে। কেউ নিজের ফোন বা কম্পিউটারে অন্যটি বেছে নিতে পারেন।",
    },
    storeName: {
      label: "কুরিয়ারের কাছে আপনার শপের নাম",
      about:
        "কোনো কোনো কুরিয়ারের ফাইলে এটি লাগে। তাদের মার্চেন্ট পেজে যেভাবে লেখা আছে, সেভাবেই লিখুন। শপের নামই হলে খালি রাখুন।",
    },
    pieceGrams: { label: "প্রতিটি পণ্যের ওজন" },
  },
};

export const messages: Groups["messages"] = {
  title: "মেসেজ",
  about:
    "কী পাঠানো হবে, আর কীভাবে। প্রতিটি টিক সঙ্গে সঙ্গে সেভ হয়। যে মাধ্যমে কোনো টিক বদলেছেন, সেই মাধ্যমে পরে যোগ হওয়া নতুন মেসেজ টিক না দেওয়া পর্যন্ত বন্ধ থাকবে।",
  parts: { kinds: "যা পাঠানো হয়" },
  fields: {
    "kinds.mail": { label: "ইমেইলে যা পাঠানো হয়" },
    "kinds.sms": { label: "এসএমএসে যা পাঠানো হয়" },
    "kinds.telegram": { label: "টেলিগ্রামে যা পাঠানো হয়" },
  },
};
