import { CHECKING_ROWS, FILE_TOO_LARGE } from "@/lib/words/bn/desk-shared";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { count: say, money, pieces } = units;

const soldWithin = ({ sold, within }: { sold: number; within: number }): string =>
  `গত ${say(within)} দিনে ${sold === 0 ? "একটিও বিক্রি হয়নি" : `${pieces(sold)} বিক্রি হয়েছে`}`;

export const deskStock: Words["deskStock"] = {
  runningOut: {
    about: {
      before: (enough, within) =>
        `যেসব সাইজ ও রঙের স্টক পণ্যের সীমায় নেমে এসেছে, অথবা গত ${say(within)} দিনের মতো বিক্রি হলে ${say(enough)} দিনের আগেই শেষ হবে, সেগুলো এখানে থাকে। পণ্যের সীমা ঠিক করবেন পণ্যের ফর্মে, আর পুরো শপের সীমা এখানে: `,
      after: "।",
    },
    none: "কোনো পণ্যের স্টক কম নেই।",
    byLimit: ({ limit, ...sales }) => `${soldWithin(sales)}। আপনার সীমা ${pieces(limit)}:`,
    bySales: ({ days, ...sales }) => `${soldWithin(sales)}${days > 0 ? `, আর ${say(days)} দিন চলবে` : ""}:`,
    left: (stock) => (stock === 0 ? "স্টক শেষ" : `${pieces(stock)} আছে`),
  },
  stockIn: {
    about:
      "কী এসেছে আর কত দামে কিনেছেন, লিখুন। পণ্যগুলো সঙ্গে সঙ্গেই অর্ডার করা যাবে। আগের ও নতুন স্টক মিলিয়ে গড়ে যা পড়ে, তা-ই হবে প্রতিটি পণ্যের কেনা দাম। কেনা দাম শুধু অ্যাডমিন দেখতে পান।",
    came: "কী এসেছে",
    bookedIn: "যা যোগ হয়েছে",
    none: "এখনো কিছু স্টকে যোগ হয়নি।",
    states: {
      checked: "যাচাই হয়েছে, স্টকে যোগ হয়নি",
      applying: "স্টকে যোগ হচ্ছে",
      applied: "স্টকে যোগ হয়েছে",
      undoing: "ফিরিয়ে নেওয়া হচ্ছে",
      undone: "ফিরিয়ে নেওয়া হয়েছে",
    },
    day: "দিন",
    supplier: "কার কাছ থেকে",
    suppliers: "আগে যাঁদের কাছ থেকে এসেছে",
    products: "যেসব পণ্য এসেছে",
    sum: (count, taka) => `${pieces(count)}, মোট ${money(taka)}`,
    bookIn: "স্টকে যোগ করুন",
    bookingIn: "যোগ হচ্ছে …",
    leaveOut: (name) => `${name} বাদ দিন`,
    notCounted: "এই পণ্যের স্টক গোনা হয় না। আগে পণ্যের তালিকা থেকে এর স্টক লিখুন।",
    cost: "একটির কেনা দাম (টাকায়)",
    costOf: (name) => `${name}: একটির কেনা দাম`,
    costSoFar: (amount) => `এ পর্যন্ত গড়ে ${amount}।`,
    ownCosts: "কিছু সাইজ বা রঙের কেনা দাম আলাদা",
    otherCost: "আলাদা দাম",
    pieces: "পরিমাণ",
    piecesOf: (name) => `${name}: পরিমাণ`,
    file: {
      about: {
        before: "ফাইল থেকেও যোগ করা যায়: ‘ইমপোর্ট ও এক্সপোর্ট’ থেকে স্টক এক্সপোর্ট করুন, ফাইলে ‘",
        between: "’ ও ‘",
        after:
          "’ নামে দুটি কলাম যোগ করুন, আর যা যা এসেছে, তার পাশে পরিমাণ ও দাম লিখুন। কী কী যোগ হবে, আগে দেখে নিতে পারবেন।",
      },
      upload: "ফাইল আপলোড",
      checking: CHECKING_ROWS,
      check: "ফাইল যাচাই করুন",
      tooLarge: FILE_TOO_LARGE,
    },
  },
};
