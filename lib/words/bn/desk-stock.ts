import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { count: say, pieces } = units;

const soldWithin = ({ sold, within }: { sold: number; within: number }): string =>
  `গত ${say(within)} দিনে ${sold === 0 ? "একটিও বিক্রি হয়নি" : `${pieces(sold)} বিক্রি হয়েছে`}`;

export const deskStock: Words["deskStock"] = {
  runningOut: {
    about: {
      before: (enough, within) =>
        `এখানে সেসব সাইজ ও রং, যার স্টক পণ্যের সীমায় নেমে এসেছে, অথবা গত ${say(within)} দিনের মতো বিক্রি হলে ${say(enough)} দিনের আগেই শেষ হবে। সীমা ঠিক করবেন পণ্যের ফর্মে; পুরো শপের সীমা ঠিক করবেন এখানে: `,
      after: "।",
    },
    none: "কোনো পণ্যের স্টক কম নেই।",
    byLimit: ({ limit, ...sales }) => `${soldWithin(sales)}। আপনার সীমা ${pieces(limit)}:`,
    bySales: ({ days, ...sales }) => `${soldWithin(sales)}${days > 0 ? `, আর ${say(days)} দিন চলবে` : ""}:`,
    left: (stock) => (stock === 0 ? "স্টক শেষ" : `${pieces(stock)} আছে`),
  },
};
