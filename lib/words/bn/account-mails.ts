import { toBanglaDigits } from "@/lib/words/bn/digits";
import type { Words } from "@/lib/words/words";

export const accountMails: Words["accountMails"] = {
  hello: (name) => `প্রিয় ${name},`,
  helloWithoutName: "প্রিয় গ্রাহক,",
  reset: {
    subject: (brand) => `${brand}: নতুন পাসওয়ার্ড দিন`,
    ask: (minutes) =>
      `এই লিংক থেকে নতুন পাসওয়ার্ড দিতে পারবেন। লিংকটি একবারই কাজ করবে, ${toBanglaDigits(minutes)} মিনিট পর্যন্ত।`,
    action: "নতুন পাসওয়ার্ড দিন",
    notAsked: "আপনি নতুন পাসওয়ার্ড না চেয়ে থাকলে কিছু করতে হবে না। আপনার পাসওয়ার্ড আগের মতোই আছে।",
  },
  confirmEmail: {
    subject: (brand) => `${brand}: আপনার ইমেইল নিশ্চিত করুন`,
    ask: (hours) =>
      `এই ইমেইল যে আপনার, তা নিশ্চিত করতে লগইন করা অবস্থায় লিংকটি খুলুন। লিংকটি একবারই কাজ করবে, ${toBanglaDigits(hours)} ঘণ্টা পর্যন্ত।`,
    action: "ইমেইল নিশ্চিত করুন",
    notAsked: "আমাদের শপে আপনার অ্যাকাউন্ট না থাকলে অন্য কেউ আপনার ইমেইল দিয়েছেন। আপনাকে কিছু করতে হবে না।",
  },
};
