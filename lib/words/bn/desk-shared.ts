// What several rooms of the desk say alike.

export const CHECKING_ROWS = "প্রতিটি সারি যাচাই করা হচ্ছে …";
export const DELIVERY_DAYS_HINT = "অর্ডার থেকে হাতে পাওয়া পর্যন্ত, যেমন ২–৩।";
export const FILE_TOO_LARGE = "ফাইলটি ৫ মেগাবাইটের বেশি।";
export const AWAITING_PICTURE = "ছবির জন্য অপেক্ষা …";
export const GOES_ON = "পেজটি ছেড়ে যেতে পারেন, কাজ চলতে থাকবে।";
export const SEE_CHANGES = "কী কী বদলাবে দেখুন";
export const PRODUCT_GONE = "পণ্যটি আর শপে নেই।";
export const NO_PRODUCTS = "এখনো কোনো পণ্য নেই।";
export const PRODUCT_NAME_TAKEN = "এই নামে একটি পণ্য আগে থেকেই আছে।";
