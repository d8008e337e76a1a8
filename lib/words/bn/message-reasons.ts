import { PRODUCT_GONE } from "@/lib/words/bn/desk-shared";
import { ORDER_GONE } from "@/lib/words/bn/order-refusals";
import { toBanglaDigits as say } from "@/lib/words/bn/digits";
import type { Words } from "@/lib/words/words";

export const messageReasons: Words["deskPeople"]["messages"]["reasons"] = {
  orderGone: ORDER_GONE,
  orderDeleted: "অর্ডারটি ডিলিট করা হয়েছে।",
  goneOn: "এর মধ্যে অর্ডারটি এগিয়ে গেছে।",
  takenBack: "কাজটি ফিরিয়ে নেওয়া হয়েছে।",
  stranger: "ফোন নম্বরটি অন্য কারও।",
  repeated: "পরের একটি মেসেজে এটি জানানো হয়েছে।",
  late: "দেরি হয়ে গেছে, এখন পাঠিয়ে লাভ নেই।",
  dismissed: "ডেস্ক থেকে বাদ দেওয়া হয়েছে।",
  stockFine: "কোনো কিছুর স্টক আর কম নেই।",
  backedUp: "এর মধ্যে ঠিকমতো ব্যাকআপ হয়েছে।",
  over: "সমস্যাটি আর নেই।",
  accountDeleted: "কাস্টমার তাঁর অ্যাকাউন্ট ডিলিট করেছেন।",
  noMails: "কাস্টমার অর্ডারের ইমেইল চান না।",
  tooMany: "নতুন ও বাতিল অর্ডারের অনেক মেসেজ আজ এই কাস্টমারের কাছে গেছে।",
  reviewed: "সব পণ্য ফেরত এসেছে, অথবা সবগুলোর রিভিউ দেওয়া হয়েছে।",
  nobodyWaits: "এটির জন্য আর কেউ অপেক্ষায় নেই।",
  productGone: PRODUCT_GONE,
  notMade: "এই সাইজ ও রঙে পণ্যটি আর তৈরি হয় না।",
  soldOut: "স্টক আবার শেষ।",
  noCartMails: "কাস্টমার কার্টের ইমেইল চান না।",
  unprovedMail: "ইমেইল ঠিকানাটি নিশ্চিত করা হয়নি।",
  cartChanged: "এর মধ্যে কার্ট বদলেছে, অথবা অর্ডার হয়ে গেছে।",
  cartUseless: "কার্টের কোনো পণ্যই এখন আর পাওয়া যাচ্ছে না।",
  refused: (answer) => `একেবারেই নেয়নি: ${answer}`,
  givenUp: (tries, answer) => `${say(tries)} বার চেষ্টা করেও পাঠানো যায়নি: ${answer}`,
};
