import type { ApiError } from "@/lib/platform/http/api-error";
import { sayMoment } from "@/lib/words/bn/dates";
import { PRODUCT_NAME_TAKEN } from "@/lib/words/bn/desk-shared";
import { toBanglaDigits } from "@/lib/words/bn/digits";
import { type Refusals, sayFailure } from "@/lib/words/bn/failures";
import { NO_NAME, sayWrongQuantity, WRONG_EMAIL, WRONG_FIELD } from "@/lib/words/bn/fields";
import {
  CODE_USED_UP,
  CODE_ENDED,
  PRICE_CHANGED,
  RETURN_WINDOW,
  PICTURE_TOO_LARGE,
  NOT_A_PICTURE,
  REFUSED_OF_ORDER,
} from "@/lib/words/bn/order-refusals";
import { units } from "@/lib/words/bn/units";

/** Of a size and color. */
const MAX_PIECES = 100_000;
const WRONG_COUNT = `০ থেকে ${units.count(MAX_PIECES)}-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।`;
const WRONG_PRICE = "দাম পূর্ণ সংখ্যায় লিখুন, ১ থেকে ১০,০০,০০০ টাকার মধ্যে।";
export const WRONG_AMOUNT = "টাকার সঠিক পরিমাণ লিখুন।";
const CHANGED = "এর মধ্যে অন্য কেউ এটি বদলেছেন। নতুন করে দেখে আবার চেষ্টা করুন।";
const NOT_A_TABLE = "ফাইলটি পড়া যাচ্ছে না। CSV ফাইল দিন।";

/** Beside no field that the page has. */
const sayInvalid = ({ fields }: ApiError): string | undefined =>
  fields.isHidden === undefined ? undefined : "অন্তত একটি ক্যাটাগরি ক্রেতাদের দেখাতে হবে।";

/** Names the product that two sales have, and the other sale. */
function sayOverlap({ details }: ApiError): string {
  const { product, sale, startsAt, endsAt } = details;
  if (typeof startsAt !== "string" || typeof endsAt !== "string")
    return "একই সময়ে আরেকটি ছাড়ে এর কোনো পণ্য আছে। অন্য সময় বা অন্য পণ্য বেছে নিন।";
  return `“${String(product)}” পণ্যটি “${String(sale)}” ছাড়ে আছে (${sayMoment(startsAt)} – ${sayMoment(endsAt)})। অন্য সময় বা অন্য পণ্য বেছে নিন।`;
}

/** Which row of a file cannot be read: the first has the names of the columns. */
function sayBadRow({ details: { row } }: ApiError): string {
  if (row === 1)
    return "ফাইলের প্রথম লাইন পড়া যাচ্ছে না। সেখানে কলামের নামগুলো ঠিক আছে কি না, আর ফাইলটি “CSV UTF-8” কি না, দেখুন।";
  return typeof row === "number" && row > 2
    ? `ফাইলের সারি ${toBanglaDigits(row)} পড়া যাচ্ছে না। সারিটি দেখে ফাইলটি “CSV UTF-8” হিসেবে সেভ করে আবার দিন।`
    : NOT_A_TABLE;
}

const REFUSALS: Refusals = {
  INVALID_FIELDS: sayInvalid,
  BODY_TOO_LARGE: "ফাইল বা লেখাটি খুব বড়।",
  NOT_A_PICTURE,
  BAD_PICTURE: NOT_A_PICTURE,
  PICTURE_TOO_LARGE,
  NOT_CSV: NOT_A_TABLE,
  BAD_CSV: sayBadRow,
  TOO_MANY_PIECES: "একবারে এত পণ্য অর্ডার করা যায় না।",
  ORDER_NOT_PENDING: "অর্ডারটির সিদ্ধান্ত এর মধ্যে নেওয়া হয়ে গেছে।",
  PRICE_CHANGED,
  DISCOUNT_LIMIT: "এত ছাড় শুধু অ্যাডমিন দিতে পারেন।",
  COUPON_UNKNOWN: "এই কুপন কোড নেই।",
  COUPON_ENDED: CODE_ENDED,
  COUPON_USED_UP: CODE_USED_UP,
  COUPON_NOT_FOR_THIS: "এই পণ্যগুলোতে কুপন কোডটি চলে না।",
  SALE_OVERLAP: sayOverlap,
  SALE_STATE: "এর মধ্যে ছাড়টির অবস্থা বদলেছে। নতুন করে দেখে আবার চেষ্টা করুন।",
  IN_PROGRESS: "কাজটি এখনো চলছে। একটু পর আবার চেষ্টা করুন।",
  KEY_REUSED: "এই অনুরোধ আগেই এসেছে। পেজটি নতুন করে খুলে দেখুন।",
  NAME_TAKEN: PRODUCT_NAME_TAKEN,
  NOT_EMPTY: "এই ক্যাটাগরিতে পণ্য আছে। আগে সেগুলো অন্য ক্যাটাগরিতে নিন।",
  LAST_ADMIN: "শপে অন্তত একজন অ্যাডমিন লাগবে।",
  IS_ADMIN: "তিনি অ্যাডমিন, স্টাফের সব কাজই পারেন।",
  CANNOT_DELETE_SELF: "নিজের অ্যাকাউন্ট এখান থেকে ডিলিট করা যায় না।",
  STALE_VERSION: CHANGED,
  PARCEL_STATE: "এর মধ্যে পার্সেলটির অবস্থা বদলেছে।",
  RETURN_STATE: "এর মধ্যে ফেরতটির অবস্থা বদলেছে।",
  RETURN_WINDOW,
  CANNOT_REOPEN: "অর্ডারটি আর নিশ্চিত করার আগের অবস্থায় ফেরানো যাবে না।",
  CANNOT_UNDO: "এটি আর ফিরিয়ে নেওয়া যাবে না।",
  MESSAGE_STATE: "মেসেজটি পাঠানো হয়ে গেছে, যাচ্ছে, অথবা আর দরকার নেই।",
  STOCK_BY_OPTION: "এই পণ্যের স্টক সাইজ ও রং অনুযায়ী গোনা হয়। প্রতিটির সংখ্যা বদলান।",
};

/** What the desk says of a call that went wrong. */
export const sayDeskFailure = (error: unknown): string => sayFailure(error, REFUSALS);

/** By the last part of the field's name. */
const FIELDS = new Map([
  ...REFUSED_OF_ORDER,
  ["name", NO_NAME],
  ["email", WRONG_EMAIL],
  ["reason", "একটি কারণ লিখুন।"],
  ["code", "কোডে শুধু ইংরেজি অক্ষর, সংখ্যা, ডট, ড্যাশ ও স্ল্যাশ থাকতে পারে।"],
  ["day", "দিনটি বেছে নিন: আজ বা আগের কোনো দিন।"],
  ["supplier", "কার কাছ থেকে এসেছে, ১০০ অক্ষরের মধ্যে লিখুন।"],
  ["pieces", sayWrongQuantity(MAX_PIECES)],
  ["cost", "কেনা দাম লিখুন, যেমন ৩৫০ বা ৩৫০.৫০। সর্বোচ্চ ১০,০০,০০০ টাকা।"],
  ["lines", "অন্তত একটি পণ্যের পরিমাণ লিখুন। একবারে সর্বোচ্চ ৪০০টি সাইজ ও রং।"],
  ["line", "এটি যোগ করা গেল না। পরিমাণ ও দাম দেখুন, আর এর স্টক এখনো গোনা হয় কি না দেখুন।"],
  ["count", WRONG_COUNT],
  ["lowStock", WRONG_COUNT],
  ["price", WRONG_PRICE],
  ["change", "শূন্য ছাড়া একটি পূর্ণ সংখ্যা লিখুন। শতাংশ হলে −৯০ থেকে ৯০০-এর মধ্যে।"],
  ["set", "কী বদলাবে, বেছে নিন।"],
  ["amount", WRONG_AMOUNT],
  ["courier", "কুরিয়ার বেছে নিন।"],
  ["method", "কীভাবে টাকা ফেরত দিলেন, বেছে নিন।"],
  ["discount", "ছাড়ের সঠিক পরিমাণ লিখুন।"],
  ["advance", "অগ্রিমের সঠিক পরিমাণ লিখুন।"],
  ["reference", "ট্রানজেকশন নম্বরটি লিখুন।"],
]);

/** What is said beside a field that the shop, or its schema, has refused. */
export const sayRefusedField = (field: string): string =>
  FIELDS.get(field.split(".").at(-1) ?? "") ?? WRONG_FIELD;
