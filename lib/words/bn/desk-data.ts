import { sayDate, sayMoment } from "@/lib/words/bn/dates";
import { refusedProductField } from "@/lib/words/bn/desk-product-fields";
import { deskRecords } from "@/lib/words/bn/desk-records";
import { CHECKING_ROWS, FILE_TOO_LARGE, GOES_ON } from "@/lib/words/bn/desk-shared";
import { importErrors } from "@/lib/words/bn/import-errors";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const { count: say, money, pieces } = units;

const notAll = (count: number): string => (count > 0 ? `, ${pieces(count)} হয়নি।` : "।");

/** The columns of the shop's files, each with the field of a product that it is of. */
const COLUMNS = new Map([
  ["Product id", { label: "পণ্যের আইডি", field: "id" }],
  ["Version", { label: "সংস্করণ", field: "version" }],
  ["Name", { label: "নাম", field: "name" }],
  ["Name in Bangla", { label: "বাংলা নাম", field: "nameBn" }],
  ["Category", { label: "ক্যাটাগরি", field: "category" }],
  ["Price", { label: "দাম", field: "price" }],
  ["Old price", { label: "আগের দাম", field: "compareAtPrice" }],
  ["Cost", { label: "কেনা দাম", field: "cost" }],
  ["Fit", { label: "ফিট", field: "fit" }],
  ["Description", { label: "বিবরণ", field: "description" }],
  ["Description in Bangla", { label: "বাংলা বিবরণ", field: "descriptionBn" }],
  ["Fabric", { label: "কাপড়", field: "fabric" }],
  ["Fabric in Bangla", { label: "কাপড় (বাংলায়)", field: "fabricBn" }],
  ["Weight", { label: "কাপড়ের ওজন", field: "weight" }],
  ["Fit note", { label: "সাইজ নিয়ে পরামর্শ", field: "fitNote" }],
  ["Fit note in Bangla", { label: "সাইজ নিয়ে বাংলা পরামর্শ", field: "fitNoteBn" }],
  ["Picture worn", { label: "মডেলের পরা ছবি", field: "wornPicture" }],
  ["Model's height", { label: "মডেলের উচ্চতা", field: "modelHeight" }],
  ["Model's size", { label: "মডেলের পরনের সাইজ", field: "modelSize" }],
  ["Care", { label: "যত্ন", field: "care" }],
  ["Care in Bangla", { label: "যত্ন (বাংলায়)", field: "careBn" }],
  ["Origin", { label: "কোথায় তৈরি", field: "origin" }],
  ["Origin in Bangla", { label: "কোথায় তৈরি (বাংলায়)", field: "originBn" }],
  ["Size", { label: "সাইজ", field: "sizes" }],
  ["Sizes", { label: "সাইজ", field: "sizes" }],
  ["Color", { label: "রং", field: "colors" }],
  ["Colors", { label: "রং", field: "colors" }],
  ["Stock", { label: "স্টক", field: "stock" }],
  ["Stock if new", { label: "নতুন হলে স্টক", field: "stock" }],
  ["Stock now", { label: "এখনকার স্টক", field: "stock" }],
  ["Low-stock limit", { label: "স্টক কম হওয়ার সীমা", field: "lowStock" }],
  ["Shelf", { label: "তাক", field: "shelf" }],
  ["Picture 1", { label: "ছবি ১", field: "image1" }],
  ["Picture 2", { label: "ছবি ২", field: "image2" }],
  ["Picture 3", { label: "ছবি ৩", field: "image3" }],
  ["Draft", { label: "খসড়া", field: "isDraft" }],
  ["Pieces", { label: "পরিমাণ", field: "pieces" }],
  ["Unit cost", { label: "একটির কেনা দাম", field: "cost" }],
]);

export const deskData: Words["deskData"] = {
  empty: "(খালি)",
  records: deskRecords,
  export: {
    title: "এক্সপোর্ট",
    intro: "CSV ফাইল, এক্সেল ও গুগল শিটসে খোলা যায়। কে কী এক্সপোর্ট করেছেন, তা ‘কাজের রেকর্ড’ পেজে থাকে।",
    files: {
      products: { title: "পণ্য", about: "নাম, দাম, বিবরণ, সাইজ, রং ও ছবি।" },
      stock: { title: "স্টক", about: "যেসব সাইজ ও রঙের স্টক গোনা হয়, প্রতিটির জন্য একটি সারি।" },
      customers: { title: "কাস্টমার", about: "অ্যাকাউন্ট, যোগাযোগের তথ্য, আর কে কী অর্ডার করেছেন।" },
      orders: {
        title: "অর্ডার",
        about:
          "অর্ডারের প্রতিটি পণ্যের জন্য একটি সারি, সঙ্গে কাস্টমার, পার্সেল ও টাকার হিসাব। সব সময় ঢাকার সময়ে লেখা। প্রথম ও শেষ দিনও ধরা হয়।",
      },
    },
  },
  import: {
    title: "ইমপোর্ট",
    intro:
      "আগে প্রতিটি পরিবর্তন ও ভুল দেখবেন, তখন কিছুই বদলাবে না। সর্বোচ্চ ৫ মেগাবাইট ও ১০,০০০ সারি। কাস্টমার ইমপোর্ট করা যায় না: অ্যাকাউন্ট সবাই নিজে খোলেন।",
    files: {
      products: {
        title: "পণ্য",
        about:
          "পণ্যের ফাইল এক্সপোর্ট করে যা চান বদলান, তারপর ফাইলটি এখানে দিন। আইডি ছাড়া সারি মানে নতুন পণ্য। যে কলাম ফাইলে নেই, সেটি আগের মতোই থাকে।",
        check: "পণ্যের ফাইল যাচাই করুন",
      },
      stock: {
        title: "স্টক",
        about:
          "স্টকের ফাইল এক্সপোর্ট করুন, কয়টি অর্ডার করা যাবে তা “Stock now” কলামে লিখুন, তারপর ফাইলটি এখানে দিন। তাকের পণ্য গুনে থাকলে আগে যেসব অর্ডার এখনো কুরিয়ারকে দেওয়া হয়নি, সেগুলোর পণ্য বাদ দিন। এক্সপোর্টের পর অর্ডারের কারণে কোনো সংখ্যা বদলালে তা জানানো হয়, আর সেটি যেমন আছে তেমনই থাকে।",
        check: "স্টকের ফাইল যাচাই করুন",
      },
    },
    upload: "ফাইল আপলোড",
    checking: CHECKING_ROWS,
    notRead: " পড়া যায়নি। ",
    tooLarge: FILE_TOO_LARGE,
  },
  kinds: {
    bulk: "একসঙ্গে অনেক পণ্যে পরিবর্তন",
    products: "পণ্যের ফাইল",
    stock: "স্টকের ফাইল",
    stockIn: "স্টকে যোগ হওয়া পণ্য",
  },
  stockIn: ({ pieces: count, taka, supplier, day }) =>
    `${sayDate(day)} ${supplier}-এর কাছ থেকে আসা ${pieces(count)} পণ্য, মোট ${money(taka)}`,
  results: {
    checked: (waiting, wrong) =>
      wrong > 0
        ? `${pieces(waiting)} পরিবর্তন, ${pieces(wrong)} সারিতে ভুল।`
        : `${pieces(waiting)} পরিবর্তন, কোনো ভুল নেই।`,
    applying: (done, total) => `${say(total)}টির মধ্যে ${say(done)}টি পরিবর্তন করা হয়েছে।`,
    applied: (done, refused) => `${pieces(done)} পরিবর্তন করা হয়েছে${notAll(refused)}`,
    undoing: (done, total) => `${say(total)}টির মধ্যে ${say(done)}টি পরিবর্তন ফিরিয়ে নেওয়া হয়েছে।`,
    undone: (done, left) => `${pieces(done)} পরিবর্তন ফিরিয়ে নেওয়া হয়েছে${notAll(left)}`,
  },
  list: {
    title: "ফাইল",
    none: "এখনো কোনো ফাইল যাচাই করা হয়নি।",
    by: (kind, email) => `(${kind}, দিয়েছেন ${email})`,
  },
  file: {
    title: "ইমপোর্ট",
    checked: (kind, email, at) => `${kind}। যাচাই করেছেন ${email}, ${sayMoment(at)}।`,
    unknownColumns: (count) =>
      count === 1 ? "এই কলামটি শপ চেনে না, তাই বাদ দেয়: " : "এই কলামগুলো শপ চেনে না, তাই বাদ দেয়: ",
    end: "।",
    progress: "যেসব সারি হয়েছে",
    leave: GOES_ON,
    takeBack: "সব ফিরিয়ে নিন",
    expired: "যাচাইয়ের পর এক ঘণ্টার বেশি হয়েছে। ফাইলটি আবার যাচাই করুন।",
    nothing: "বদলানোর কিছু নেই।",
    unchanged: "এখনো কিছু বদলায়নি।",
    withErrors: " যেসব সারিতে ভুল আছে, সেগুলো বাদ যাবে। চাইলে ফাইলটি ঠিক করে আবার যাচাই করতে পারেন।",
    apply: (count) => `${pieces(count)} পরিবর্তন করুন`,
  },
  rows: {
    show: "কোন সারি দেখবেন",
    all: "সব সারি",
    label: "ফাইলের সারি",
    statuses: {
      error: "ভুল",
      waiting: "পরিবর্তন",
      same: "আগের মতো",
      applied: "করা হয়েছে",
      refused: "করা যায়নি",
      undone: "ফিরিয়ে নেওয়া হয়েছে",
      left: "ফিরিয়ে নেওয়া যায়নি",
    },
    error: "ভুল",
    change: "পরিবর্তন",
    new: "নতুন",
    head: (row, status) => `সারি ${say(row)} · ${status}`,
    noName: "নাম নেই",
    column: (name) => COLUMNS.get(name)?.label ?? name,
    inColumn: (column, reason) => `${column}: ${reason}`,
    refused: (column) => {
      const field = COLUMNS.get(column)?.field;
      return field && refusedProductField(field);
    },
  },
  errors: importErrors,
};
