import { ApiError } from "@/lib/platform/http/api-error";

export const OFFLINE = "ইন্টারনেট সংযোগ নেই। সংযোগ দেখে আবার চেষ্টা করুন।";
const GENERAL = "কিছু একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।";
const BUSY = "শপে এখন খুব চাপ। কয়েক সেকেন্ড পর আবার চেষ্টা করুন।";

/** What a shopper is told of a refusal, by its code. */
const BY_CODE: Partial<Record<ApiError["code"], string>> = {
  OFFLINE,
  NOT_SIGNED_IN: "লগইন করুন।",
  FORBIDDEN: "এই অ্যাকাউন্ট থেকে এটি করা যাবে না।",
  NOT_FOUND: "পণ্যটি এখন আর শপে নেই।",
  TIMEOUT: "ইন্টারনেট খুব ধীর। আবার চেষ্টা করুন।",
  TOO_MANY_REQUESTS: "অনেকবার চেষ্টা করা হয়েছে। একটু পর আবার চেষ্টা করুন।",
  PROOF_NEEDED: BUSY,
  OVERLOADED: BUSY,
  OUT_OF_STOCK: "যতটি চেয়েছেন, স্টকে ততটি নেই।",
  UNAVAILABLE: "শপটি এই মুহূর্তে পাওয়া যাচ্ছে না। একটু পর আবার চেষ্টা করুন।",
};

/** Beside no field it is a cart that is full. */
function sayInvalid({ fields }: ApiError): string {
  if (fields.size ?? fields.color) return "এই সাইজ বা রঙে পণ্যটি তৈরি হয় না। যা দেখানো আছে, তা থেকে বেছে নিন।";
  return Object.keys(fields).length === 0 ? "কার্ট ভরে গেছে। আগে কিছু পণ্য বাদ দিন।" : GENERAL;
}

/** What to tell the shopper of any failure. */
export function sayFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return GENERAL;
  return error.code === "INVALID_FIELDS" ? sayInvalid(error) : (BY_CODE[error.code] ?? GENERAL);
}
