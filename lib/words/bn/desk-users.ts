import { type Refusals, sayFailure } from "@/lib/words/bn/failures";
import { message, question, ARE_YOU_SURE } from "@/lib/words/bn/pop-ups";
import type { Words } from "@/lib/words/words";

const REFUSALS: Refusals = {
  NOT_FOUND: "এই অ্যাকাউন্ট আর নেই।",
};

export const deskUsers: Words["deskUsers"] = {
  failure: (error) => sayFailure(error, REFUSALS),
  title: "অ্যাকাউন্ট",
  list: "সব অ্যাকাউন্ট",
  total: "মোট",
  find: "নাম বা ইমেইল দিয়ে খুঁজুন",
  none: "এই নাম বা ইমেইলে কোনো অ্যাকাউন্ট নেই।",
  roles: { admin: "অ্যাডমিন", staff: "স্টাফ" },
  makeAdmin: "অ্যাডমিন করুন",
  makeStaff: "স্টাফ করুন",
  endStaff: "স্টাফ থেকে বাদ দিন",
  delete: "ডিলিট করুন",
  onlyAdmin: "শপে আর কোনো অ্যাডমিন নেই। অন্তত একজন লাগবে।",
  yourself: "এটি আপনার অ্যাকাউন্ট। অন্য কোনো অ্যাডমিন এটি ডিলিট করতে পারবেন।",
  popUps: {
    makeAdmin: question(ARE_YOU_SURE),
    deleteUser: question(ARE_YOU_SURE),
    madeAdmin: (name) => message(`${name} এখন ওয়েবসাইটের অ্যাডমিন`),
    deleted: message("অ্যাকাউন্টটি ডিলিট হয়েছে।"),
  },
};
