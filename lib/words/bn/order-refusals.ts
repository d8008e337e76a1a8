import { NO_ADDRESS, WRONG_PHONE } from "@/lib/words/bn/fields";

export const ORDER_GONE = "অর্ডারটি আর নেই।";
export const CART_EMPTY = "আপনার কার্ট খালি।";
export const CODE_USED_UP = "এই কুপন কোড আর ব্যবহার করা যাবে না।";
export const CODE_ENDED = "এই কুপন কোডের মেয়াদ শেষ।";
export const PRICE_CHANGED = "এর মধ্যে দাম বদলেছে। নতুন মোট দেখে আবার সেভ করুন।";
export const RETURN_WINDOW = "ফেরত বা এক্সচেঞ্জের সময় শেষ হয়ে গেছে।";
export const PICTURE_TOO_LARGE = "ছবিটি খুব বড়। আরেকটু ছোট একটি ছবি দিন।";
export const NOT_A_PICTURE = "ফাইলটি থেকে ছবি পাওয়া যাচ্ছে না। JPG, PNG বা WebP ছবি দিন।";

/** What customer and desk read beside fields of an order that were refused. */
export const REFUSED_OF_ORDER: readonly (readonly [field: string, said: string])[] = [
  ["phone", WRONG_PHONE],
  ["address", NO_ADDRESS],
  ["deliveryLocation", "এলাকাটির সঙ্গে ডেলিভারির জায়গা মিলছে না।"],
  ["district", "তালিকা থেকে জেলা বেছে নিন।"],
  ["thana", "তালিকা থেকে থানা বেছে নিন।"],
  ["riderNote", "নোটটি আরেকটু ছোট করুন।"],
  ["note", "লেখাটি আরেকটু ছোট করুন।"],
  ["quantity", "এই পরিমাণ নেওয়া যাচ্ছে না।"],
];
