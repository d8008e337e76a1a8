import { toBanglaDigits as say } from "@/lib/words/bn/digits";
import { sayLocation } from "@/lib/words/bn/locations";
import { orderFlags as told } from "@/lib/words/en/order-flags";
import { sayTold } from "@/lib/words/say-told";

const orderFlags: typeof told = {
  callFirst: "আগে কল করুন: কথা না হওয়া পর্যন্ত পণ্য আলাদা করে রাখা হয় না",
  zone: (_place, location) =>
    `ঠিকানার সঙ্গে ডেলিভারি চার্জ মিলছে না: ধরা হয়েছে ${sayLocation(String(location))}`,
  area: "জেলা ও থানা জানা নেই: ডেলিভারি চার্জ দেখে নিন",
  phone: "নম্বরটি বাংলাদেশের মোবাইল নম্বর নয়",
  madeUp: "নম্বরটি বানানো মনে হচ্ছে",
  address: "ঠিকানাটি অসম্পূর্ণ মনে হচ্ছে",
  pending: (orders) => `এই ফোন থেকে ${say(orders)}টি অর্ডার নিশ্চিত করা বাকি`,
  pendingByOthers: (orders) => `এই ফোন থেকে ${say(orders)}টি অর্ডার নিশ্চিত করা বাকি, একাধিক নামে`,
  name: (name) => `এই ফোন থেকে আগে ${name} নামে অর্ডার এসেছে`,
  canceled: (canceled, earlier) => `আগের ${say(earlier)}টি অর্ডারের ${say(canceled)}টি বাতিল হয়েছে`,
  oneReturned: (earlier) => `আগের ${say(earlier)}টি পার্সেলের ১টি ফেরত এসেছে`,
  returned: (returned, earlier) => `আগের ${say(earlier)}টি পার্সেলের ${say(returned)}টি ফেরত এসেছে`,
  basket: (orderNumber) => `কিছুক্ষণ আগের অর্ডার ${say(orderNumber)}-এর মতোই`,
  largeFirst: (pieces) => `প্রথম অর্ডার হিসেবে বড়: ${say(pieces)}টি পণ্য`,
  large: (most) => `আগের চেয়ে অনেক বড়: আগে সর্বোচ্চ ${say(most).replace("BDT ", "৳")}`,
};

/** A flag in Bangla, as the shop has told it in English. */
export const sayFlag = (text: string): string => sayTold(text, told, orderFlags) ?? text;
