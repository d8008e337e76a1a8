import { getCategoryByName } from "@/lib/categories";
import type { ApiError } from "@/lib/platform/http/api-error";
import { allCategories } from "@/lib/shop-categories";
import { brandFacts } from "@/lib/shop-facts";
import { categories } from "@/lib/words/bn/categories";
import { NOT_MADE, type Refusals } from "@/lib/words/bn/failures";
import { sayList } from "@/lib/words/bn/list";
import { CART_EMPTY, CODE_USED_UP, CODE_ENDED } from "@/lib/words/bn/order-refusals";
import { units } from "@/lib/words/bn/units";
import type { ExceededLimit } from "@/lib/words/en/ordering";

const callUs = (): string => `${brandFacts().phone} নম্বরে কল করুন।`;

function sayMuch({ of }: ExceededLimit, count: number): string {
  if (of === "taka") return units.money(count);
  return of === "product" ? units.pieces(count) : `${units.pieces(count)} পণ্য`;
}

/** How much can be ordered, and what to do for more. */
function sayLimit(limit: ExceededLimit): string {
  const most = sayMuch(limit, limit.most);
  if (limit.of === "orders")
    return `আপনার ${units.pieces(limit.most)} অর্ডার আমাদের কলের অপেক্ষায় আছে। একসঙ্গে এর বেশি রাখা যায় না। আমরা কল করা পর্যন্ত অপেক্ষা করুন, অথবা একটি বাতিল করুন।`;
  const subject = limit.productName ? `“${limit.productName}” ` : "";
  if (limit.held === undefined)
    return `${subject}একবারে সর্বোচ্চ ${most} অর্ডার করতে পারবেন। আরও নিতে চাইলে ${callUs()}`;
  return `যেসব অর্ডার এখনো নিশ্চিত হয়নি, সেগুলো মিলিয়ে ${subject}সর্বোচ্চ ${most} নিতে পারবেন। ${sayMuch(limit, limit.held)} আগেই অর্ডার করেছেন। আমাদের কলের অপেক্ষা করুন, অথবা ${callUs()}`;
}

const isLimit = (value: unknown): value is ExceededLimit =>
  typeof value === "object" && value !== null && "of" in value && "most" in value;

/** The limit in the details of a refusal; nothing where there is none. */
export const sayExceeded = (details: Record<string, unknown> | undefined): string | undefined =>
  isLimit(details?.exceeded) ? sayLimit(details.exceeded) : undefined;

export const PROOF_ASKED =
  "আজ অনেক নতুন গ্রাহকের অর্ডার আমাদের কলের অপেক্ষায় আছে। এসএমএসে পাওয়া কোড দিয়ে আপনার ফোন নম্বর নিশ্চিত করুন। তাহলে আপনার পণ্য এখনই আলাদা করে রাখব।";

const sayTooMany = ({ details }: ApiError): string | undefined =>
  details.phoneProof === true ? PROOF_ASKED : sayExceeded(details);

function sayNotForThis({ details: { minItems, onlyFor, isEarly } }: ApiError): string {
  if (isEarly === true) return "এই কুপন কোড এখনো চালু হয়নি।";
  if (typeof minItems === "number") return `এই কুপন কোড ${units.money(minItems)} বা তার বেশি অর্ডারের জন্য।`;
  if (Array.isArray(onlyFor)) return `এই কুপন কোড শুধু এসব পণ্যে চলবে: ${sayList(onlyFor.map(sayCategory))}।`;
  return "এই কুপন কোড এই পণ্যগুলোর জন্য নয়।";
}

function sayCategory(name: unknown): string {
  const category = getCategoryByName(allCategories(), String(name));
  return category ? categories.name(category) : String(name);
}

const CODE: Refusals = {
  COUPON_UNKNOWN: "কুপন কোডটি সঠিক নয়।",
  COUPON_ENDED: CODE_ENDED,
  COUPON_USED_UP: CODE_USED_UP,
  COUPON_NOT_FOR_THIS: sayNotForThis,
};

const noSms = (): string =>
  `এই নম্বরে এসএমএস পাঠানো যাচ্ছে না। কোড ছাড়াই অর্ডার করুন। আমরা কল করব, অথবা আপনি ${callUs()}`;

/** What the cart and the checkout say of refusals. */
export const REFUSALS = {
  cart: {
    NOT_FOUND: "পণ্যটি আর আপনার কার্টে নেই।",
    CART_CHANGED: "কার্টে এখন অন্য কোথাও থেকে পরিবর্তন হচ্ছে। আবার চেষ্টা করুন।",
    INVALID_FIELDS: NOT_MADE,
  },
  checkout: {
    ...CODE,
    TOO_MANY_PIECES: sayTooMany,
    TOO_MANY_REQUESTS: sayTooMany,
    OUT_OF_STOCK: "কার্টের একটি পণ্য যতটি চেয়েছেন, স্টকে ততটি নেই। কার্টে গিয়ে পরিমাণ কমান বা পণ্যটি বাদ দিন।",
    PRICE_CHANGED: "চেকআউট খোলার পর মোট টাকা বদলে গেছে।",
    CART_CHANGED: "চেকআউট খোলার পর আপনার কার্টে পরিবর্তন হয়েছে।",
    CART_EMPTY,
    IN_PROGRESS: "অর্ডারটি নেওয়া হচ্ছে। একটু অপেক্ষা করুন।",
    ORDER_NOT_PENDING: "অর্ডারটি এর মধ্যে নিশ্চিত বা বাতিল হয়ে গেছে।",
  },
  code: CODE,
  sendingCode: { INVALID_FIELDS: noSms, UNAVAILABLE: noSms },
} satisfies Record<string, Refusals>;
