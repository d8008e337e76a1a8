import { ApiError } from "@/lib/platform/http/api-error";

export const OFFLINE = "ইন্টারনেট সংযোগ নেই। সংযোগ দেখে আবার চেষ্টা করুন।";
export const GENERAL = "কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।";
/** A product in a size or a color. */
export const NOT_MADE = "এই সাইজ বা রঙে পণ্যটি তৈরি হয় না। যা দেখানো আছে, তা থেকে বেছে নিন।";
export const UNAVAILABLE = "শপটি এই মুহূর্তে পাওয়া যাচ্ছে না। একটু পর আবার চেষ্টা করুন।";
const BUSY = "শপে এখন খুব চাপ। কয়েক সেকেন্ড পর আবার চেষ্টা করুন।";

/** What is said of refusals, by their codes; a function may leave one to what is said everywhere. */
export type Refusals = Partial<Record<ApiError["code"], string | ((error: ApiError) => string | undefined)>>;

const EVERYWHERE: Refusals = {
  OFFLINE,
  INVALID_FIELDS: "কিছু ঘর ঠিকমতো পূরণ হয়নি।",
  NOT_SIGNED_IN: "আগে লগইন করুন।",
  FORBIDDEN: "এই অ্যাকাউন্ট থেকে এটি করা যাবে না।",
  NOT_FOUND: "এটি আর খুঁজে পাওয়া যাচ্ছে না।",
  TIMEOUT: "ইন্টারনেট খুব ধীর। আবার চেষ্টা করুন।",
  TOO_MANY_REQUESTS: "অনেকবার চেষ্টা করা হয়েছে। একটু পর আবার চেষ্টা করুন।",
  PROOF_NEEDED: BUSY,
  OVERLOADED: BUSY,
  OUT_OF_STOCK: "যতটি চেয়েছেন, স্টকে ততটি নেই।",
  UNAVAILABLE,
};

function sayRefusal(refusals: Refusals, error: ApiError): string | undefined {
  const said = refusals[error.code];
  return typeof said === "function" ? said(error) : said;
}

/** What to tell the shopper of any failure: first what the page itself says of it. */
export function sayFailure(error: unknown, ofPage: Refusals = {}): string {
  if (!(error instanceof ApiError)) return GENERAL;
  return sayRefusal(ofPage, error) ?? sayRefusal(EVERYWHERE, error) ?? GENERAL;
}
