import { sayList } from "@/lib/words/bn/list";
import { message, question, DELETING } from "@/lib/words/bn/pop-ups";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { count: say, pieces, days } = units;

const LEAVE = "যেমন আছে, থাক";

function tellRemoved(deleted: number, kept: number): string {
  const removed = `${pieces(deleted)} পণ্য ডিলিট হয়েছে।`;
  return kept === 0 ? removed : `${removed} ${pieces(kept)} রয়ে গেছে, কারণ কেউ না কেউ অর্ডার করেছেন।`;
}

export const deskFirstSteps: Words["deskFirstSteps"] = {
  title: "শপটি নিজের মতো সাজান",
  done: (done, of) => `${say(of)}টির মধ্যে ${pieces(done)} হয়েছে`,
  isDone: "(হয়েছে)",
  steps: {
    brand: {
      title: "শপের নাম ও ফোন নম্বর দিন",
      about: "প্রতিটি পেজ, ইনভয়েস ও মেসেজে এগুলো থাকে।",
    },
    delivery: { title: "ডেলিভারি চার্জ ঠিক করুন", keep: "এই চার্জই থাক" },
    product: {
      title: "প্রথম পণ্যটি যোগ করুন",
      about: "ফোনের ক্যামেরায় তোলা ছবি সরাসরি দিতে পারবেন।",
    },
    order: {
      title: "পরীক্ষা করে দেখতে একটি অর্ডার করুন",
      about:
        "কাস্টমার যেভাবে করেন, সেভাবে শপ থেকে অর্ডার করুন। অর্ডারটি ‘কল করতে হবে’ তালিকায় আসবে। সেখান থেকে বাতিল করতে পারবেন।",
    },
    messages: {
      title: "কাস্টমারকে কীভাবে জানাবেন, ঠিক করুন",
      none: "এখনো কোনো মেসেজ পাঠানো হয় না।",
      told: (ways) => `এখন জানানো হয় এভাবে: ${sayList(ways)}।`,
      keep: LEAVE,
    },
  },
  hide: "ধাপগুলো আর দেখাবেন না",
  examples: {
    about: (count) => `শপটি দেখতে কেমন হবে, তা বোঝাতে ${pieces(count)} নমুনা পণ্য দেওয়া আছে।`,
    remove: "নমুনা পণ্য ডিলিট করুন",
    pending: DELETING,
    question: (count, keptDays) =>
      question(
        `${pieces(count)} নমুনা পণ্য ডিলিট করবেন?`,
        `যেগুলো কেউ অর্ডার করেছেন, সেগুলো থাকবে। বাকিগুলো ${days(keptDays)} পর্যন্ত ‘কাজের রেকর্ড’ থেকে ফিরিয়ে আনতে পারবেন।`,
      ),
    removed: (deleted, kept) => message("ডিলিট হয়েছে", tellRemoved(deleted, kept)),
  },
  leftovers: {
    title: "নমুনা শপের যা রয়ে গেছে",
    examples: {
      slides: { text: "হোম পেজে এখনো নমুনা স্লাইড দেখা যাচ্ছে।", change: "নিজের স্লাইড তৈরি করুন" },
      sections: {
        text: "হোম পেজে এখনো নমুনা শপের গল্প ও ভিডিও দেখা যাচ্ছে, তাতে নমুনা শপের নাম লেখা।",
        change: "হোম পেজে কী থাকবে, বেছে নিন",
      },
      about: {
        text: "‘পরিচিতি ও যোগাযোগ’ পেজে এখনো নমুনা শপের কথা লেখা আছে।",
        change: "নিজের কথা লিখুন",
      },
    },
    leave: LEAVE,
  },
};
