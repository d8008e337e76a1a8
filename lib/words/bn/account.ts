import { OFFLINE, type Refusals, sayFailure, UNAVAILABLE } from "@/lib/words/bn/failures";
import { LONG_NAME, NO_NAME, WRONG_EMAIL } from "@/lib/words/bn/fields";
import { message, question, SENDING, DELETING } from "@/lib/words/bn/pop-ups";
import { units } from "@/lib/words/bn/units";
import { HOUR_SECONDS } from "@/lib/platform/time/durations.mjs";
import type { Words } from "@/lib/words/words";

const FORGOTTEN = "পাসওয়ার্ড ভুলে গেছেন?";
const NO_EMAIL = "আপনার ইমেইল লিখুন।";
const NO_PASSWORD = "আপনার পাসওয়ার্ড লিখুন।";
const PASSWORD_RULE =
  "কমপক্ষে ৮টি ইংরেজি অক্ষর ও সংখ্যা দিন। অন্তত একটি অক্ষর ও একটি সংখ্যা থাকতে হবে। অন্য কোনো চিহ্ন চলবে না।";
const ORDERS_STAY = "আপনার অর্ডারগুলো আমাদের হিসাবে থাকবে, তবে আপনার নাম, ফোন নম্বর ও ঠিকানা ছাড়া।";

const FLAWS = {
  tooLong: "পাসওয়ার্ডটি অনেক বড়। ১২৮ অক্ষরের মধ্যে লিখুন।",
  known: "এই পাসওয়ার্ড সহজেই অনুমান করা যায়। অন্য একটি দিন।",
} as const;

/** A name or an e-mail, as they are checked at the registration. */
function sayWrong(field: string, value: string): string | undefined {
  const isEmpty = value.trim() === "";
  if (field === "email") return isEmpty ? NO_EMAIL : WRONG_EMAIL;
  if (field === "name") return isEmpty ? NO_NAME : LONG_NAME;
  return undefined;
}

const USELESS_LINK = "লিংকটি ব্যবহার হয়ে গেছে, বা অনেক পুরোনো। নতুন লিংক নিন।";

const CONFIRMATION: Refusals = {
  INVALID_FIELDS: "লিংকটি ব্যবহার হয়ে গেছে, ২৪ ঘণ্টার বেশি পুরোনো, বা অন্য অ্যাকাউন্টের জন্য পাঠানো।",
};
const LOGOUT: Refusals = { UNAVAILABLE: "লগআউট হয়নি। একটু পর আবার চেষ্টা করুন।" };
const PROOF: Refusals = {
  TOO_MANY_REQUESTS: ({ retryAfterSeconds }) =>
    retryAfterSeconds > HOUR_SECONDS
      ? "আজ আপনাকে তিনটি লিংক পাঠিয়েছি। স্প্যাম ফোল্ডারও দেখুন, অথবা কাল আবার নিন।"
      : undefined,
};
const DELETION: Refusals = {
  ORDERS_OPEN: "আপনার কিছু অর্ডারের কাজ এখনো শেষ হয়নি। সেগুলো বাতিল করুন, অথবা শেষ হওয়া পর্যন্ত অপেক্ষা করুন।",
  LAST_ADMIN: "আপনি শপের একমাত্র অ্যাডমিন। আগে অন্য কাউকে অ্যাডমিন করুন।",
  SIGN_IN_AGAIN: "আগে লগআউট করে আবার লগইন করুন। অ্যাকাউন্টটি যে আপনারই, তা আমাদের নিশ্চিত হতে হবে।",
};

export const account: Words["account"] = {
  titles: {
    login: "লগইন",
    register: "অ্যাকাউন্ট খুলুন",
    reset: "নতুন পাসওয়ার্ড",
    confirmEmail: "ইমেইল নিশ্চিত করুন",
    stopAlerts: "এই ইমেইল বন্ধ করুন",
    profile: "প্রোফাইল",
    account: "আপনার অ্যাকাউন্ট",
    cart: "কার্ট",
    checkout: "চেকআউট",
    notFound: "পেজটি পাওয়া যায়নি",
  },
  failure: sayFailure,
  fields: {
    name: "পুরো নাম",
    email: "ইমেইল",
    password: "পাসওয়ার্ড",
    passwordRule: PASSWORD_RULE,
    show: "পাসওয়ার্ড দেখুন",
    hide: "পাসওয়ার্ড লুকান",
    noEmail: NO_EMAIL,
    noPassword: NO_PASSWORD,
    wrong: (told, field, value) => sayWrong(field, value) ?? told,
    badPassword: (_told, flaw) => FLAWS[flaw],
    space: "ফাঁকা জায়গা",
    removeThese: (others) => `${others} বাদ দিন: শুধু ইংরেজি অক্ষর ও সংখ্যা চলবে।`,
    removeOthers: "শুধু ইংরেজি অক্ষর (a – z) ও ইংরেজি সংখ্যা (0 – 9) চলবে।",
    lacking: ({ missing, lacksLetter, lacksDigit }) => [
      ...(missing > 0 ? [`আরও ${units.count(missing)}টি অক্ষর বা সংখ্যা দিন।`] : []),
      ...(lacksLetter ? ["অন্তত একটি অক্ষর লাগবে।"] : []),
      ...(lacksDigit ? ["অন্তত একটি সংখ্যা লাগবে।"] : []),
    ],
    removeFromIt: (others) => `${others} বাদ দিন`,
    keepTheRest: "শুধু অক্ষর ও সংখ্যা রাখুন",
  },
  login: {
    button: "লগইন করুন",
    pending: "লগইন হচ্ছে …",
    filledIn: "যে ইমেইল ও পাসওয়ার্ড দিয়ে অ্যাকাউন্ট খুলেছেন, তা এখানে লেখা আছে।",
    isNew: "অ্যাকাউন্ট নেই?",
    emailOrPhone: "ইমেইল বা মোবাইল নম্বর",
    noEmailOrPhone: "আপনার ইমেইল বা মোবাইল নম্বর লিখুন।",
    tooMany: "অনেকবার চেষ্টা করা হয়েছে। কয়েক মিনিট পর আবার চেষ্টা করুন।",
    offline: OFFLINE,
    unavailable: UNAVAILABLE,
    google: "গুগল দিয়ে লগইন করুন",
    forgotten: FORGOTTEN,
  },
  register: { pending: "অ্যাকাউন্ট খোলা হচ্ছে …", isKnown: "আগে থেকেই অ্যাকাউন্ট আছে?" },
  popUps: {
    loginFailed: message("ইমেইল বা পাসওয়ার্ড ভুল!"),
    registrationFailed: message("তথ্য সঠিক নয়"),
    weakPassword: () =>
      message("দুঃখিত :(", "পাসওয়ার্ড কমপক্ষে ৮ অক্ষরের হতে হবে, তাতে ইংরেজি অক্ষর ও সংখ্যা দুটোই থাকতে হবে।"),
    loggedIn: message("লগইন সফল হয়েছে"),
    registered: message("অ্যাকাউন্ট খোলা হয়েছে।"),
    loggedOut: message("লগআউট হয়েছে"),
    resetSent: message("ইমেইল পাঠানো হয়েছে", "নতুন পাসওয়ার্ড দেওয়ার লিংক পেতে ইনবক্স দেখুন, স্প্যাম ফোল্ডারও।"),
    resetFailed: (reason) => message("সমস্যা হয়েছে", reason),
    resetEmail: {
      ...question(FORGOTTEN, "নতুন পাসওয়ার্ড দেওয়ার একটি লিংক আপনার ইমেইলে পাঠাব।"),
      label: "ইমেইল",
      invalid: WRONG_EMAIL,
    },
  },
  link: {
    incomplete: "লিংকটি অসম্পূর্ণ। ইমেইল থেকে আবার খুলুন।",
    useless: () => USELESS_LINK,
  },
  reset: {
    title: "নতুন পাসওয়ার্ড দিন",
    done: "নতুন পাসওয়ার্ড সেট হয়েছে। যেসব ডিভাইসে লগইন করা ছিল, সবগুলো থেকে লগআউট হয়ে গেছে।",
    pending: "সেভ হচ্ছে …",
    set: "নতুন পাসওয়ার্ড সেট করুন",
    again: "“পাসওয়ার্ড ভুলে গেছেন?” লেখায় চাপ দিন। ইমেইলে নতুন লিংক পাঠাব।",
  },
  confirmEmail: {
    failure: (error) => sayFailure(error, CONFIRMATION),
    done: "আপনার ইমেইল নিশ্চিত হয়েছে।",
    toProfile: "প্রোফাইলে যান",
    signedOut: "যে অ্যাকাউন্টের জন্য লিংকটি পাঠানো হয়েছে, তাতে লগইন করুন। তারপর বাটনটি আবার চাপুন।",
    ask: "ইমেইল ঠিকানাটি যে আপনার, তা নিশ্চিত করতে বাটনটি চাপুন।",
    pending: "নিশ্চিত করা হচ্ছে …",
    confirm: "ইমেইল নিশ্চিত করুন",
    check: { link: "প্রোফাইলে দেখুন", after: "আপনার ইমেইল নিশ্চিত হয়েছে কি না।" },
  },
  stopAlerts: {
    done: "হয়ে গেছে। এ ধরনের ইমেইল আর পাঠাব না। পরে আবার চাইলে পাবেন।",
    ask: "বাটনটি চাপলে যে ইমেইল থেকে এসেছেন, সে ধরনের ইমেইল আর পাঠাব না।",
    pending: "বন্ধ করা হচ্ছে …",
    stop: "বন্ধ করুন",
  },
  menu: {
    label: "অ্যাকাউন্টের মেনু",
    home: "হোম",
    toShop: "হোম: শপে ফিরে যান",
    profile: "প্রোফাইল",
    cart: "কার্ট",
    orders: "অর্ডার",
    wishlist: "পছন্দের তালিকা",
    inCart: "টি পণ্য আছে",
    logout: "লগআউট",
    logoutFailure: (error) => sayFailure(error, LOGOUT),
  },
  notFound: {
    text: "পেজটি হয়তো মুছে ফেলা হয়েছে, অথবা লিংকটি অসম্পূর্ণ।",
    back: "প্রোফাইলে ফিরে যান",
  },
  profile: {
    hello: (name) => `স্বাগতম, ${name}`,
    welcome: "আপনার কার্ট ও অর্ডার এখানে পাবেন। আমরা কল করে নিশ্চিত করার আগে অর্ডার নিজেই বাতিল করতে পারবেন।",
    more: "আরও নতুন সুবিধা আসছে।",
    seeCart: "কার্ট দেখুন",
  },
  messages: {
    title: "অর্ডারের মেসেজ",
    language: "ভাষা",
    mail: "অর্ডারের খবর ইমেইলেও চাই",
    cartMail: "কার্টে কিছু এক দিন পড়ে থাকলে একবার ইমেইল চাই",
    onceProved: "ইমেইল নিশ্চিত করার পর থেকে পাবেন।",
    pending: "সেভ হচ্ছে …",
    save: "সেভ করুন",
    saved: "সেভ হয়েছে।",
  },
  emailProof: {
    failure: (error) => sayFailure(error, PROOF),
    title: "আপনার ইমেইল এখনো নিশ্চিত করা হয়নি",
    text: "নিশ্চিত না করেও অর্ডার করতে পারবেন। নিশ্চিত করলে একবারে আরও বেশি অর্ডার করতে পারবেন।",
    sent: (email) => `${email} ঠিকানায় একটি লিংক পাঠিয়েছি। লিংকটি ২৪ ঘণ্টা কাজ করবে। স্প্যাম ফোল্ডারও দেখুন।`,
    pending: SENDING,
    send: "লিংক পাঠান",
  },
  phoneSignIn: {
    title: "ফোন নম্বর দিয়ে লগইন",
    text: "এসএমএসে পাওয়া কোড দিয়ে আপনার নম্বর নিশ্চিত করুন। তাহলে ইমেইলের বদলে নম্বর দিয়েও লগইন করতে পারবেন।",
    proved: (phone) =>
      `ইমেইলের বদলে ${phone} নম্বর দিয়েও লগইন করতে পারবেন। অন্য নম্বর নিশ্চিত করলে এটি দিয়ে আর লগইন করা যাবে না।`,
    noPhone: "সঠিক মোবাইল নম্বর লিখুন (যেমন 01712345678)।",
    noSms: "এই নম্বরে এখন এসএমএস পাঠানো যাচ্ছে না। নম্বরটি দেখুন, অথবা কাল আবার চেষ্টা করুন।",
    confirm: "নম্বর নিশ্চিত করুন",
    again: "অন্য নম্বর দিন, বা নতুন কোড নিন",
  },
  data: {
    title: "আপনার তথ্য",
    kept: "আপনার যেসব তথ্য আমরা রাখি:",
    account: (name, email) => `আপনার অ্যাকাউন্ট: ${name}, ${email}`,
    accountWithPassword: (name, email) =>
      `আপনার অ্যাকাউন্ট: ${name}, ${email}, আর আপনার পাসওয়ার্ড, এমনভাবে রাখা যাতে কেউ পড়তে না পারে`,
    phone: "যে মোবাইল নম্বর নিশ্চিত করেছেন, যদি করে থাকেন",
    sessions: "কোথায় কোথায় লগইন করা আছে, লগআউট না করা পর্যন্ত বা ৩০ দিন",
    cart: "আপনার কার্টে আর পছন্দের তালিকায় যা আছে",
    alerts: "কোন পণ্য স্টকে এলে জানাতে বলেছেন, ৬০ দিন পর্যন্ত",
    orders: "আপনার অর্ডার, প্রতিটির নাম, ফোন নম্বর ও ঠিকানাসহ; আর যা ফেরত দিতে চেয়েছেন, তার ছবিসহ",
    pending: "আপনার তথ্য আনা হচ্ছে …",
    download: "আপনার তথ্য ডাউনলোড করুন",
  },
  deletion: {
    failure: (error) => sayFailure(error, DELETION),
    wrongPassword: () => "পাসওয়ার্ডটি সঠিক নয়।",
    open: "অ্যাকাউন্ট ডিলিট করুন",
    text: `আপনার অ্যাকাউন্ট, কার্ট ও সব লগইন সঙ্গে সঙ্গে মুছে যাবে, আর ফেরত আনা যাবে না। ${ORDERS_STAY} যে অর্ডার এখনো পথে আছে, তা আগে পৌঁছাতে বা বাতিল হতে হবে।`,
    noPassword: "এখানে আপনার কোনো পাসওয়ার্ড নেই। তাই ডিলিট করার ঠিক আগে লগআউট করে আবার লগইন করুন।",
    pending: DELETING,
    delete: "আমার অ্যাকাউন্ট ডিলিট করুন",
    done: "আপনার অ্যাকাউন্ট ডিলিট হয়েছে।",
    orders: ORDERS_STAY,
    toShop: "শপে যান",
  },
};
