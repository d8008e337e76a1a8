import { NO_PRODUCTS } from "@/lib/words/bn/desk-shared";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";

type NewOrderAtDesk = Pick<
  Words["deskOrders"],
  "change" | "noItems" | "discount" | "picker" | "newOrder" | "chat" | "placed"
>;

const AGREED: Readonly<Record<string, string>> = {
  messenger: "চ্যাটে রাজি হয়েছেন",
  outlet: "আউটলেটে রাজি হয়েছেন",
};

export const newOrderAtDesk: NewOrderAtDesk = {
  change: { before: "অর্ডার ", after: "-এ পরিবর্তন" },
  noItems: NO_PRODUCTS,
  discount: {
    amount: "ছাড়, টাকা",
    reason: "ছাড়ের কারণ",
    limit: (percent, here) =>
      percent === 0
        ? "শুধু অ্যাডমিন ছাড় দিতে পারেন।"
        : `পণ্যের দামে সর্বোচ্চ ${units.count(percent)}% ছাড় দিতে পারেন${here && `, এখানে ${here}`}। এর বেশি অ্যাডমিন দিতে পারেন।`,
  },
  picker: {
    none: "এই শব্দগুলোতে কোনো পণ্য পাওয়া যায়নি।",
    add: (name) => `${name} যোগ করুন`,
    addIn: (name, option) => `${name}, ${option} যোগ করুন`,
    others: "যা খুঁজেছেন, তা স্টকে নেই। এগুলো আছে:",
  },
  newOrder: {
    phone: "ফোন",
    source: "অর্ডারটি কীভাবে এসেছে",
    sources: { phone: "ফোন", messenger: "মেসেঞ্জার", outlet: "আউটলেট" },
    email: "ইমেইল, যদি থাকে",
    noTotal: "ডেলিভারির জায়গা বেছে সব সংখ্যা ঠিকমতো লিখলে এখানে মোট দেখা যাবে।",
    agreed: (source) => `${AGREED[source] ?? "ফোনে রাজি হয়েছেন"}: অর্ডার সঙ্গে সঙ্গে নিশ্চিত হবে`,
    placing: "অর্ডার করা হচ্ছে …",
    place: "অর্ডার করুন",
    restored:
      "যে অর্ডারটি শুরু করেছিলেন, তা আবার এখানে আছে। আগেই অর্ডার করুন চেপে থাকলে, কিছু না বদলে আবার চাপলে দ্বিতীয় অর্ডার হবে না।",
    startOver: "নতুন করে শুরু করুন",
    coupon: "কুপন কোড, যদি থাকে",
    advance: "আগেই পাওয়া টাকা",
    reference: "বিকাশ বা নগদের নম্বর",
    note: "ডেস্কের জন্য নোট",
    wrongNumbers: "পরিমাণ ও টাকার ঘরে পূর্ণ সংখ্যা লিখুন।",
    noProduct: "একটি পণ্য যোগ করুন।",
  },
  chat: {
    open: "চ্যাট পেস্ট করুন",
    label: "মেসেঞ্জার বা হোয়াটসঅ্যাপ থেকে; লেখাটি এই ব্রাউজারেই থাকে",
    read: "পড়ুন",
    nothing: "এতে নাম, ফোন বা ঠিকানা পাওয়া যায়নি।",
    proposal: "যা পাওয়া গেছে",
    fields: { name: "নাম", phone: "ফোন", address: "ঠিকানা", quantity: "পরিমাণ" },
    missing: "পাওয়া যায়নি",
    take: "এগুলো নিন",
  },
  placed: {
    number: "অর্ডার নম্বর",
    confirmed: "অর্ডারটি নিশ্চিত, এখন প্যাক করতে হবে।",
    pending: "অর্ডারটি হয়েছে, সব অর্ডারের তালিকায় আছে।",
    change: "পরিবর্তন করুন",
  },
};
