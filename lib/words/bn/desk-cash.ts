import { sayRefusedField, WRONG_AMOUNT } from "@/lib/words/bn/desk-failures";
import { GOES_ON } from "@/lib/words/bn/desk-shared";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { count: say, pieces } = units;

/** The fields of this room that hold an amount. In other rooms `to` is a step, a day or a name. */
const AMOUNTS = ["to", "total", "charges"];

const moreOrLess = (isMore: boolean): string => (isMore ? "বেশি" : "কম");
const doneOf = (what: string) => (done: number, toDo: number) =>
  `${say(toDo)}টির মধ্যে ${say(done)}টি সারি ${what}।`;

export const deskCash: Words["deskCash"] = {
  page: {
    intro: "কুরিয়ার দরজায় যা নেয়, আর তার মধ্যে যা জমা দিয়েছে। পার্সেল কুরিয়ারকে দেওয়ার পর থেকেই টাকা আসার কথা।",
    late: {
      title: "দেরি হয়েছে",
      about: (days) => `${say(days)} দিনের বেশি আগে দেওয়া হয়েছে, এখনো কোনো টাকা আসেনি।`,
    },
    lost: {
      title: "হারানো",
      about: (days) =>
        `কুরিয়ার টাকা না দেওয়া পর্যন্ত, বা আপনি বাদ না দেওয়া পর্যন্ত এই পার্সেলগুলোর টাকা কুরিয়ারের কাছে পাওনা। ${say(days)} দিন পর এগুলো দেরির তালিকায় যায়।`,
    },
    differing: { title: "কম বা বেশি এসেছে", about: "যত আসার কথা, তত আসেনি।" },
    unmarked: {
      title: "টাকা এসেছে, ডেলিভারি লেখা হয়নি",
      before: "এখান থেকে ডেলিভারি হয়েছে লিখুন: ",
      link: "পথে থাকা পার্সেল",
      after: "।",
    },
  },
  couriers: {
    title: "কুরিয়ার",
    none: "এখনো কোনো পার্সেল কুরিয়ারকে দেওয়া হয়নি।",
    expected: "গত ৩০ দিনে যত আসার কথা",
    received: "তার মধ্যে এসেছে",
    toCome: "এখনো বাকি",
    age: ({ from, to }, parcels) =>
      `${to === null ? `${say(from - 1)} দিনের বেশি` : `${say(from)}–${say(to)} দিন`}, ${pieces(parcels)} পার্সেল`,
    missing: "জমার তালিকায় নেই",
    short: "কম",
    over: "বেশি",
  },
  list: {
    handedOver: (days) =>
      days === 0 ? "আজ দেওয়া হয়েছে" : days === 1 ? "গতকাল দেওয়া হয়েছে" : `${say(days)} দিন আগে দেওয়া হয়েছে`,
    toCome: (amount) => `${amount} আসার কথা`,
    received: (amount) => `${amount} এসেছে`,
    of: (amount) => `(আসার কথা ${amount})`,
    short: (amount) => `${amount} কম`,
    over: (amount) => `${amount} বেশি`,
  },
  note: {
    titles: { first: "টাকা লিখুন", correct: "টাকা ঠিক করুন", writeOff: "টাকা লিখুন বা বাদ দিন" },
    titleOf: {
      first: (orderNumber) => `অর্ডার ${orderNumber}-এর টাকা লিখুন`,
      correct: (orderNumber) => `অর্ডার ${orderNumber}-এর টাকা ঠিক করুন`,
      writeOff: (orderNumber) => `অর্ডার ${orderNumber}-এর টাকা লিখুন বা বাদ দিন`,
    },
    received: "মোট যত টাকা এসেছে",
    why: "কেন",
    writeOff: (amount) => `${amount} বাদ দিন`,
    wrongAmount: "টাকার পূর্ণ সংখ্যা লিখুন।",
    noReason: "কারণ লিখুন।",
  },
  wrong: (_told, field) => (AMOUNTS.includes(field) ? WRONG_AMOUNT : sayRefusedField(field)),
  fields: {
    reference: "কুরিয়ারের রেফারেন্স",
    day: "দিন",
    total: "মোট যত টাকা দিয়েছে",
    charges: "চার্জ বাবদ যত রেখেছে",
  },
  rows: {
    label: "সারিগুলো, প্রথম লাইনে কলামের নাম",
    hint: "একটি কলামে ইনভয়েস, অর্ডার নম্বর বা ট্র্যাকিং কোড, আরেকটিতে টাকার পরিমাণ। কলামের নাম ইংরেজিতে, যেমন কুরিয়ারের ফাইলে থাকে। অন্য কলাম থাকলে সমস্যা নেই।",
    choose: "কুরিয়ারের CSV ফাইল বেছে নিন",
    another: "অন্য ফাইল নিন",
    missing: "সারিগুলো পেস্ট করুন, অথবা কুরিয়ারের ফাইল বেছে নিন।",
    tooLarge: "ফাইলটি ১ মেগাবাইটের বেশি।",
  },
  payout: {
    title: "কুরিয়ারের নতুন জমা",
    intro: "আগে প্রতিটি সারির মানে দেখবেন, তখন কিছুই বদলাবে না। সর্বোচ্চ ২,০০০ সারি।",
    check: "সারিগুলো যাচাই করুন",
    checking: "যাচাই করা হচ্ছে …",
    recording: "লেখা হচ্ছে …",
    recorded: (amount, parcels) => `লেখা হয়েছে: ${pieces(parcels)} পার্সেলের ${amount}।`,
  },
  report: {
    label: "সারিগুলোর মানে",
    rows: (count, amount) => `${pieces(count)} সারি, ${amount}।`,
    agrees: "জমা ও চার্জের সঙ্গে মিলেছে।",
    differs: (amount, isMore) => `জমা ও চার্জের চেয়ে ${amount} ${moreOrLess(isMore)}।`,
    undelivered: (count) => ` এর মধ্যে ${pieces(count)} এখনো ডেলিভারি হয়েছে লেখা হয়নি।`,
    record: (amount, parcels) => `${pieces(parcels)} পার্সেলের ${amount} লিখে রাখুন`,
    none: "কোনো সারিই লেখা যাবে না।",
    leftOut: ", বাদ",
    row: (row) => `সারি ${row}`,
    described: {
      short: (paid, owed, gap) => `${owed}-এর মধ্যে ${paid}: ${gap} কম`,
      over: (paid, owed, gap) => `${owed}-এর জায়গায় ${paid}: ${gap} বেশি`,
      difference: (paid, received, owed) => `${paid}, আগে এসেছে ${owed}-এর মধ্যে ${received}`,
      paid: (paid, received, owed, by) => `${paid}; আগেই এসেছে ${owed}-এর মধ্যে ${received}, ${by}`,
    },
  },
  progress: {
    recording: { label: "যেসব সারি লেখা হয়েছে", done: doneOf("লেখা হয়েছে") },
    undoing: { label: "যেসব সারি ফিরিয়ে নেওয়া হয়েছে", done: doneOf("ফিরিয়ে নেওয়া হয়েছে") },
    leave: GOES_ON,
  },
  payouts: {
    title: "কুরিয়ারের জমা",
    none: "এখনো কোনো জমা লেখা হয়নি।",
    states: {
      recording: "লেখা হচ্ছে",
      recorded: "",
      undoing: "ফিরিয়ে নেওয়া হচ্ছে",
      undone: "ফিরিয়ে নেওয়া হয়েছে",
    },
    paid: (amount) => `জমা ${amount}`,
    kept: (amount) => `, চার্জ ${amount}`,
    for: (amount, parcels) => `; ${pieces(parcels)} পার্সেলের ${amount}`,
    differs: (amount, isMore) => `, জমা ও চার্জের চেয়ে ${amount} ${moreOrLess(isMore)}`,
    end: "।",
    by: (email) => `লিখেছেন ${email}`,
    left: (count) => `বাদ পড়েছে ${pieces(count)}`,
    row: (row) => `সারি ${row}:`,
    goOn: (payout) => `${payout} লেখা চালিয়ে যান`,
    goOnBack: (payout) => `${payout} ফিরিয়ে নেওয়া চালিয়ে যান`,
    takeBack: "ফিরিয়ে নিন",
    takeBackOf: (payout) => `${payout} ফিরিয়ে নিন`,
    yes: (payout) => `হ্যাঁ, ${payout} ফিরিয়ে নিন`,
    no: "না",
  },
  flow: {
    title: "যা এসেছে ও যা ফেরত গেছে",
    intro: (from, to) => `${from} থেকে ${to}, ঢাকার সময়ে। প্রতিটি টাকা যেদিন লেখা হয়েছে, সেদিনের হিসাবে ধরা।`,
    received: "কুরিয়ার থেকে এসেছে",
    advances: "অগ্রিম এসেছে",
    kept: "কুরিয়ার রেখেছে",
    refunded: "ফেরতের জন্য দেওয়া হয়েছে",
    byMethod: (method, count) => `${method}, ${pieces(count)} ফেরত`,
    left: "চার্জ ও ফেরতের পর থাকে",
    refunds: {
      title: (shown, total) => `টাকা ফেরত${total > shown ? `, ${say(total)}টির মধ্যে ${say(shown)}টি` : ""}`,
      order: "অর্ডার",
      day: "দিন",
      by: "কীভাবে",
      taka: "টাকা",
    },
  },
};
