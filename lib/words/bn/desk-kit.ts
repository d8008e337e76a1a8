import type { Words } from "@/lib/words/words";

export const deskKit: Words["deskKit"] = {
  titles: {
    toCall: "কল করতে হবে",
    allOrders: "সব অর্ডার",
    newOrder: "নতুন অর্ডার",
    changeAnOrder: "অর্ডারে পরিবর্তন",
    print: "প্রিন্ট",
    parcels: "পার্সেল",
    returns: "ফেরত",
    exchange: "এক্সচেঞ্জ",
    cash: "ক্যাশ",
    customers: "কাস্টমার",
    customer: "কাস্টমার",
    messages: "মেসেজ",
  },
};
