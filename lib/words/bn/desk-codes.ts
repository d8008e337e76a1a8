import { sayWrongQuantity } from "@/lib/words/bn/fields";
import { sayList } from "@/lib/words/bn/list";
import { ordering } from "@/lib/words/bn/ordering";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { count: say, money, pieces } = units;

const MAX_USES = 10_000;
const CODE = /^[a-z0-9]{3,20}$/i;

const isCode = (typed: string): boolean => CODE.test(typed.replace(/\s/g, ""));

const WRONG = new Map<string, string>([
  ["kind", "ছাড়ের ধরন বেছে নিন।"],
  ["value", "পূর্ণ সংখ্যা লিখুন: শতাংশ হলে ১ থেকে ১০০, টাকা হলে ১ থেকে ১০,০০,০০০।"],
  ["minItems", "১ থেকে ১০,০০,০০০ টাকার মধ্যে একটি পূর্ণ সংখ্যা লিখুন।"],
  ["startsAt", "দিনটি বেছে নিন।"],
  ["endsAt", "শেষ দিন প্রথম দিনের আগে হতে পারে না।"],
  ["maxUses", sayWrongQuantity(MAX_USES)],
  ["maxUsesPerCustomer", sayWrongQuantity(MAX_USES)],
]);

export const deskCodes: Words["deskCodes"] = {
  title: "কুপন কোড",
  intro: "চেকআউটে কুপন কোড দিলে অর্ডারে ছাড় পাওয়া যায়। এখানে কিছু বদলালে তা পরের অর্ডার থেকে ধরা হয়।",
  newCode: "নতুন কুপন কোড",
  make: "কুপন কোড তৈরি করুন",
  none: (link) =>
    `এখনো কোনো কুপন কোড নেই। শপের ঠিকানার শেষে ${link} বসিয়ে লিংক দিলে, যিনি খুলবেন তিনিই কুপন কোডটি পাবেন।`,
  form: {
    code: "কুপন কোড",
    codeHint: (example) => `৩ থেকে ২০টি ইংরেজি অক্ষর ও সংখ্যা। যেমন ${example}।`,
    takesOff: "ছাড়ের ধরন",
    kinds: { percent: "পণ্যের দামে শতাংশ", amount: "নির্দিষ্ট টাকা", freeDelivery: "ডেলিভারি ফ্রি" },
    value: { percent: "শতাংশ", amount: "টাকা" },
    minItems: "কমপক্ষে কত টাকার পণ্য কিনলে",
    maxUses: "মোট কতবার ব্যবহার করা যাবে",
    maxUsesHint: "খালি রাখলে সীমা নেই।",
    maxUsesPerCustomer: "একজন কাস্টমার কতবার ব্যবহার করতে পারবেন",
    maxUsesPerCustomerHint: "অ্যাকাউন্ট ও ফোন নম্বর ধরে গোনা হয়। খালি রাখলে সীমা নেই।",
  },
  wrong: (told, field, value) => {
    if (field === "code") return isCode(value) ? "এই কুপন কোড আগে থেকেই আছে।" : ordering.code.wrong;
    return WRONG.get(field) ?? told;
  },
  code: (code) => `কুপন কোড ${code}`,
  ended: "মেয়াদ শেষ",
  unused: "এখনো কোনো অর্ডার নেই",
  orders: (count) => `${pieces(count)} অর্ডার`,
  atMost: (uses) => ` (সর্বোচ্চ ${pieces(uses)})`,
  sums: (discount, amount) => `, ছাড় ${money(discount)}, মোট ${money(amount)}`,
  terms: {
    kinds: {
      percent: (value) => `${say(value)}% ছাড়`,
      amount: (value) => `${money(value)} ছাড়`,
      freeDelivery: () => "ডেলিভারি ফ্রি",
    },
    only: (terms, categories) => `${sayList(categories)}: ${terms}`,
    minItems: (taka) => `${money(taka)} বা তার বেশি অর্ডারে`,
    from: (day) => `${day} থেকে`,
    until: (day) => `${day} পর্যন্ত`,
    perCustomer: (uses) => `একজন কাস্টমার সর্বোচ্চ ${say(uses)} বার`,
  },
};
