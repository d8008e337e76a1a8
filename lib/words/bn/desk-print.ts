import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

const titleOf = (what: string) => (count: number) =>
  count === 1 ? what : `${what}: ${units.pieces(count)} অর্ডার`;

export const deskPrint: Words["deskPrint"] = {
  nothing: "প্রিন্ট করার কিছু নেই",
  none: "প্রিন্ট করার কোনো অর্ডার নেই। আগে সব অর্ডারের পেজ থেকে অর্ডার বাছুন।",
  tooMany: (most) => `একবারে সর্বোচ্চ ${units.pieces(most)} অর্ডার প্রিন্ট করা যায়। কম অর্ডার বাছুন।`,
  back: "অর্ডারের তালিকায় ফিরুন",
  titles: {
    slips: titleOf("ইনভয়েস ও প্যাকিং স্লিপ"),
    labels: titleOf("লেবেল"),
    picks: titleOf("পণ্য বাছার তালিকা"),
  },
  kinds: { slips: "ইনভয়েস ও স্লিপ", labels: "লেবেল", picks: "পণ্য বাছার তালিকা" },
  what: "কী প্রিন্ট করবেন",
  print: "প্রিন্ট করুন",
  size: "লেবেলের মাপ",
  notMarked: "অর্ডারগুলো প্রিন্ট হয়েছে বলে লেখা যায়নি।",
  unconfirmed: (orders) => `নিশ্চিত নয়: ${orders.join(", ")}।`,
  pieces: (pieces, orders) => `${units.pieces(orders)} অর্ডারের ${pieces} পণ্য`,
};
