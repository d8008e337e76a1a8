import type { Words } from "@/lib/words/words";

export const pages: Words["pages"] = {
  about: {
    picture: "কাছ থেকে দেখা ডেনিম শার্টের কাঁধ ও পকেট",
    contact: "যোগাযোগ",
    phone: "ফোন",
    email: "ইমেইল",
    map: "ম্যাপে দেখুন",
  },
  returns: {
    title: "কীভাবে শুরু করবেন",
    ask: "এই সাইটে আপনার অর্ডারের পেজ থেকে অনুরোধ করুন, অথবা ইনভয়েস হাতে নিয়ে",
    visit: "নম্বরে কল করুন। পণ্যটি নিয়ে আউটলেটেও আসতে পারেন:",
    end: "।",
  },
  charges: ({ inside, outside, freeFrom }) => {
    const usual = `ঢাকার ভেতরে ${inside}, ঢাকার বাইরে ${outside}`;
    return freeFrom === null ? usual : `${usual}। ${freeFrom} বা তার বেশি অর্ডারে ডেলিভারি ফ্রি`;
  },
};
