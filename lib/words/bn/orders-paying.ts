import { sayFailure } from "@/lib/words/bn/failures";
import { SENDING } from "@/lib/words/bn/pop-ups";
import { WALLETS } from "@/lib/words/bn/wallets";
import type { Words } from "@/lib/words/words";

const ENDING = "শেষের ৩ বা ৪টি অঙ্ক বা ইংরেজি অক্ষর লিখুন।";

const CLOSED = "এই অর্ডারে এখন অগ্রিম জানানো যাচ্ছে না। পেজটি আবার খুলে দেখুন।";
const WAITS = "অগ্রিমের কথা আপনি আগেই জানিয়েছেন, আমরা এখনো মিলিয়ে দেখিনি।";

export const payAhead: Words["orders"]["payAhead"] = {
  title: "কিছু টাকা অগ্রিম দিতে চান?",
  intro: (wallet) =>
    `অগ্রিম দেওয়া জরুরি নয়, সব টাকা পণ্য হাতে পেয়েই দিতে পারেন। আগে কিছু পাঠাতে চাইলে এই ${wallet} নম্বরে পাঠান। তারপর এখানে জানান।`,
  wallets: WALLETS,
  amount: "কত টাকা",
  most: (amount) => `সর্বোচ্চ ${amount}।`,
  digits: "শেষের ৩ বা ৪টি অঙ্ক বা অক্ষর",
  digitsHint: "যে নম্বর থেকে পাঠিয়েছেন, অথবা ট্রানজেকশন নম্বরের।",
  send: "শপকে জানান",
  pending: SENDING,
  waits: ({ amount, wallet, digits }) =>
    `আপনি জানিয়েছেন: ${wallet}, ${amount}${digits && `, শেষে ${digits}`}। আমরা মিলিয়ে দেখব। তার আগে পুরো টাকাই বাকি থাকবে।`,
  notFound: ({ amount, wallet, digits }) =>
    `${wallet}, ${amount}${digits && `, শেষে ${digits}`}: টাকাটি আমরা খুঁজে পাইনি। আবার দেখে জানান, অথবা আমাদের কল করুন।`,
  failure: (error) =>
    sayFailure(error, { STALE_VERSION: ({ details }) => (details.isTold ? WAITS : CLOSED) }),
  wrongSum: (most) => `পূর্ণ সংখ্যায় লিখুন, সর্বোচ্চ ${most}।`,
  told: {
    amount: "পূর্ণ সংখ্যায় লিখুন।",
    most: () => "যত টাকা বাকি, তার বেশি লেখা যাবে না।",
    digits: ENDING,
    closed: CLOSED,
    waits: WAITS,
  },
};
