// @ts-check
import { localPath, readLocalPath } from "../../lib/words/local-path.mjs";

/** @typedef {import("../../lib/words/constants").Language} Language */
/** @typedef {keyof typeof import("../../lib/platform/http/error-codes.mjs").ERRORS} Code */

const LINK = 'style="color:#22335b"';
/** @param {string} text */
const again = (text) => `<a href="" ${LINK}>${text}</a>`;
/** @param {Language} language @param {string} text */
const shop = (language, text) => `<a href="${localPath(language, "/")}" ${LINK}>${text}</a>`;

/** What the pages say that the server writes itself, as HTML. */
const english = {
  toTheShop: shop("en", "Go to the shop"),
  /** What to do after a refusal. */
  advice: {
    checkAddress: "It may have been copied incompletely.",
    loadAgain: "Nothing is lost: load this page again in a moment.",
    nothingLost: "Nothing of yours is lost.",
    clearCookies: "Clear the cookies of this site and try again.",
  },
  failed: {
    title: "This page did not load",
    outage:
      "The shop is briefly unavailable. Nothing of yours is lost. The page comes by itself when the shop is back.",
    failure: "Something in the shop went wrong. Nothing of yours is lost.",
    again: again("Try again"),
    or: ", or ",
  },
  deadLinks: {
    title: "Too many links that lead nowhere",
    text: "Please wait a little. The link in your last message still opens.",
  },
};

/** @type {typeof english} */
const bangla = {
  toTheShop: shop("bn", "শপে যান"),
  advice: {
    checkAddress: "ঠিকানাটি হয়তো পুরোটা কপি হয়নি।",
    loadAgain: "কোনো কিছু হারায়নি। একটু পর পেজটি আবার লোড করুন।",
    nothingLost: "আপনার কোনো কিছু হারায়নি।",
    clearCookies: "এই সাইটের কুকি ডিলিট করে আবার চেষ্টা করুন।",
  },
  failed: {
    title: "পেজটি লোড হয়নি",
    outage: "শপটি এই মুহূর্তে পাওয়া যাচ্ছে না। আপনার কোনো কিছু হারায়নি। শপ চালু হলে পেজটি নিজেই আসবে।",
    failure: "শপে কিছু একটা সমস্যা হয়েছে। আপনার কোনো কিছু হারায়নি।",
    again: again("আবার চেষ্টা করুন"),
    or: ", অথবা ",
  },
  deadLinks: {
    title: "অনেকগুলো লিংক কাজ করেনি",
    text: "একটু অপেক্ষা করুন। আপনার শেষ মেসেজের লিংকটি এখনো কাজ করবে।",
  },
};

export const PAGE_WORDS = { en: english, bn: bangla };

/** The refusals of which there are pages; any other is one of the server. @type {Partial<Record<Code, string>>} */
const REFUSALS_IN_BANGLA = {
  BAD_REQUEST: "ঠিকানাটি বোঝা যায়নি।",
  NOT_FOUND: "পেজটি পাওয়া যায়নি।",
  METHOD_NOT_ALLOWED: "এই ঠিকানায় এভাবে কিছু পাঠানো যায় না।",
  TIMEOUT: "ইন্টারনেট খুব ধীর। আবার চেষ্টা করুন।",
  HEADERS_TOO_LARGE: "আপনার ব্রাউজার অনেক বেশি কুকি পাঠিয়েছে।",
  TOO_MANY_REQUESTS: "অনেকবার চেষ্টা করা হয়েছে। একটু পর আবার চেষ্টা করুন।",
  UNAVAILABLE: "শপটি এই মুহূর্তে পাওয়া যাচ্ছে না। একটু পর আবার চেষ্টা করুন।",
  OVERLOADED: "শপে এখন খুব চাপ। কয়েক সেকেন্ড পর আবার চেষ্টা করুন।",
};
const FAILURE_IN_BANGLA = "শপে কিছু একটা সমস্যা হয়েছে।";

/**
 * What a page in this language says of a refusal: in English what a call is told too.
 * @param {Language} language
 * @param {{ code: Code, message: string }} refusal
 */
export const sayRefusal = (language, { code, message }) =>
  language === "en" ? message : (REFUSALS_IN_BANGLA[code] ?? FAILURE_IN_BANGLA);

/** @param {string | undefined} url @returns {Language} */
export const languageOf = (url) => readLocalPath(url ?? "").language;
