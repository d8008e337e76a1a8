import { toBanglaDigits } from "@/lib/words/bn/digits";
import type { Words } from "@/lib/words/words";

type SizeGuides = Words["product"]["sizeGuides"];
type Guide = SizeGuides["of"]["belts"];

const OF_THE_GARMENT = "এগুলো পোশাকের মাপ, শরীরের নয়। আধা ইঞ্চি কমবেশি হতে পারে।";
const LAY_TROUSERS = "আপনার মাপের একটি প্যান্ট বোতাম লাগিয়ে সমান করে বিছিয়ে নিন।";
const LAY_TEE = "আপনার মাপের একটি টি-শার্ট সমান করে বিছিয়ে নিন।";
const WAIST = "কোমর: ওপরের কিনারা বরাবর মেপে দ্বিগুণ করুন।";
const HIP = "হিপ: চেইনের নিচের প্রান্ত বরাবর আড়াআড়ি মেপে দ্বিগুণ করুন।";
const INSEAM = "ইনসিম: দুই পায়ের মাঝের সেলাই থেকে পায়ের ভেতর দিক দিয়ে নিচ পর্যন্ত।";
const CHEST = "বুক: এক বগল থেকে অন্য বগল পর্যন্ত মেপে দ্বিগুণ করুন।";
const LENGTH = "লম্বা: কাঁধের সবচেয়ে উঁচু জায়গা থেকে নিচের কিনারা পর্যন্ত।";
const SHOULDER = "কাঁধ: পিঠের দিকে এক হাতার সেলাই থেকে অন্য হাতার সেলাই পর্যন্ত।";

const trousers: Guide = {
  ask: "আপনার মাপের প্যান্টের কোমর",
  howTo: [LAY_TROUSERS, WAIST, HIP, "থাই: ঊরুর সবচেয়ে ওপরের অংশে আড়াআড়ি মেপে দ্বিগুণ করুন।", INSEAM],
  note: OF_THE_GARMENT,
};

const shorts: Guide = {
  ask: "আপনার মাপের শর্টসের কোমর",
  howTo: ["আপনার মাপের একটি শর্টস বোতাম লাগিয়ে সমান করে বিছিয়ে নিন।", WAIST, HIP, INSEAM],
  note: OF_THE_GARMENT,
};

const shirts: Guide = {
  ask: "আপনার মাপের শার্টের বুক",
  howTo: ["আপনার মাপের একটি শার্ট বোতাম লাগিয়ে সমান করে বিছিয়ে নিন।", CHEST, LENGTH, SHOULDER],
  note: OF_THE_GARMENT,
};

const tees: Guide = {
  ask: "আপনার মাপের টি-শার্টের বুক",
  howTo: [LAY_TEE, CHEST, LENGTH],
  note: OF_THE_GARMENT,
};

const dropShoulders: Guide = {
  ask: "যতটা ঢিলেঢালা পছন্দ করেন, তেমন টি-শার্টের বুক",
  howTo: [LAY_TEE, CHEST, LENGTH, SHOULDER],
  note: OF_THE_GARMENT,
};

const boxers: Guide = {
  ask: "আপনার কোমর",
  howTo: ["কোমর: ইলাস্টিক যেখানে থাকবে, সেখানে মাপার ফিতা ঘুরিয়ে মাপুন।"],
  note: "এটি আপনার কোমরের মাপ। ইলাস্টিক এক ইঞ্চি কমবেশি মানিয়ে নেয়।",
};

const belts: Guide = {
  ask: "আপনার মাপের বেল্টের বাকল থেকে যে ছিদ্রে আটকান, সে পর্যন্ত",
  howTo: [
    "আপনার মাপের একটি বেল্ট নিন: চামড়া যেখানে বাকলে মিশেছে, সেখান থেকে যে ছিদ্রে আটকান সে পর্যন্ত মাপুন।",
    "অথবা প্যান্টের সাইজ দেখে নিন: প্যান্টের সাইজের চেয়ে দুই ইঞ্চি বড় বেল্ট নিন। প্যান্ট ৩২ হলে বেল্ট ৩৪।",
  ],
  note: "এগুলো বেল্টের মাপ। এক ছিদ্র থেকে আরেক ছিদ্র এক ইঞ্চি দূরে।",
};

const caps: Guide = {
  ask: "আপনার মাথার ঘের",
  howTo: ["কানের এক আঙুল ওপরে মাথার চারপাশে মাপার ফিতা ঘুরিয়ে মাপুন।"],
  note: "এটি আপনার মাথার মাপ। স্ট্র্যাপ থাকলে ক্যাপ এক ইঞ্চি কমবেশি মানিয়ে নেয়।",
};

export const sizeGuides: SizeGuides = {
  open: "সাইজ গাইড",
  title: (category) => `সাইজ গাইড: ${category}`,
  table: "মাপের তালিকা",
  size: "সাইজ",
  howTo: "কীভাবে মাপবেন",
  inches: (value) => `${toBanglaDigits(value)} ইঞ্চি`,
  centimetres: (value) => `${toBanglaDigits(value)} সেমি`,
  measures: {
    waist: "কোমর",
    hip: "হিপ",
    thigh: "থাই",
    inseam: "ইনসিম",
    chest: "বুক",
    length: "লম্বা",
    shoulder: "কাঁধ",
    belt: "বাকল থেকে মাঝের ছিদ্র",
    head: "মাথার ঘের",
  },
  of: { trousers, shorts, shirts, tees, dropShoulders, boxers, belts, caps },
};
