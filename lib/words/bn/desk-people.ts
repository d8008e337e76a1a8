import { sayYearOf } from "@/lib/words/bn/dates";
import { units } from "@/lib/words/bn/units";
import type { Words } from "@/lib/words/words";
import { messageReasons } from "@/lib/words/bn/message-reasons";

const { count: say, pieces } = units;

const KINDS = new Map([
  ["placed", "অর্ডার পেয়েছি"],
  ["changed", "অর্ডারে পরিবর্তন"],
  ["triedToCall", "কল করে পাইনি"],
  ["confirmed", "অর্ডার নিশ্চিত"],
  ["handedOver", "পার্সেল পাঠানো হয়েছে"],
  ["delivered", "ডেলিভারি হয়েছে"],
  ["canceled", "অর্ডার বাতিল"],
  ["reviewAsked", "রিভিউ চাওয়া"],
  ["returnAccepted", "ফেরত গ্রহণ"],
  ["returnRefused", "ফেরত নেওয়া হয়নি"],
  ["returnReceived", "ফেরত পণ্য পেয়েছি"],
  ["returnSettled", "ফেরত সম্পন্ন"],
  ["backInStock", "আবার স্টকে আছে"],
  ["cartLeft", "কার্টে রয়ে গেছে"],
  ["newOrder", "নতুন অর্ডার"],
  ["calledOff", "কাস্টমার বাতিল করেছেন"],
  ["returnAsked", "ফেরতের অনুরোধ"],
  ["lowStock", "স্টক কম"],
  ["backupFailed", "ব্যাকআপ"],
  ["trouble", "সমস্যা"],
]);

export const deskPeople: Words["deskPeople"] = {
  all: "সব কাস্টমার",
  day: sayYearOf,
  blockedUntil: (until) => `${sayYearOf(until)} পর্যন্ত ব্লক করা:`,
  list: {
    label: "কাস্টমার",
    find: "ফোন, নাম, জেলা বা পণ্য দিয়ে খুঁজুন",
    none: "এখনো কেউ অর্ডার করেননি।",
    noneFound: "খুঁজে কোনো কাস্টমার পাওয়া যায়নি।",
    export: "এক্সপোর্ট",
    file: {
      title: "ফোন অনুযায়ী কাস্টমার",
      about: "প্রতিটি ফোনের জন্য একটি সারি, সঙ্গে অর্ডারের ফল ও আপনার নোট, CSV ফাইলে।",
    },
  },
  view: { facts: "অর্ডারগুলোর ফল", online: "অনলাইন অর্ডার" },
  facts: {
    orders: "অর্ডার",
    newest: "সাম্প্রতিক অর্ডার",
    cancelled: (count) => `${pieces(count)} বাতিল`,
    delivered: "ডেলিভারি হয়েছে",
    none: "এখনো নেই",
    atDoor: (delivered, all) => `দরজায় পৌঁছানো ${say(all)}টির মধ্যে ${say(delivered)}টি`,
    bought: "মোট কেনা",
    withoutBack: "ফেরত আসা পণ্য বাদে",
    last: "শেষ অর্ডার",
  },
  notes: {
    title: "নোট",
    label: "নতুন নোট",
    hint: "শুধু ডেস্কের জন্য। কাস্টমার এটি দেখেন না।",
    save: "নোট সেভ করুন",
    list: "এই কাস্টমারের নোট",
  },
  orders: {
    title: "অর্ডার",
    list: "এই কাস্টমারের অর্ডার",
    none: "কোনো অর্ডার আর নেই।",
    as: (name) => `নাম: ${name}`,
  },
  messages: {
    label: "মেসেজ",
    intro:
      "অর্ডার নিয়ে কাস্টমার ও শপকে যা জানানো হয়। যা পাঠানো যায়নি, কয়েক ঘণ্টা ধরে আবার চেষ্টা করা হয়, তারপর ‘যায়নি’ তালিকায় থাকে।",
    settings: { before: " কী পাঠানো হবে ও কীভাবে, তা ঠিক করুন ", link: "সেটিংস", after: " থেকে।" },
    lists: { dead: "যায়নি", waiting: "অপেক্ষায়", sent: "গেছে", dropped: "বাদ" },
    empty: {
      dead: "সব মেসেজ গেছে।",
      waiting: "কোনো মেসেজ অপেক্ষায় নেই।",
      sent: "এখনো কোনো মেসেজ যায়নি।",
      dropped: "কোনো মেসেজ বাদ দেওয়া হয়নি।",
    },
    channels: { mail: "ইমেইল", sms: "এসএমএস", telegram: "টেলিগ্রাম" },
    kind: (kind, label) => KINDS.get(kind) ?? label,
    sendAgain: "আবার পাঠান",
    sendNow: "এখনই পাঠান",
    dismiss: "বাদ দিন",
    sentAt: (time) => `গেছে ${time}`,
    nextTry: (time) => `আবার চেষ্টা ${time}`,
    goesOut: (time) => `যাবে ${time}`,
    tries: (count) => `${pieces(count)} চেষ্টা`,
    reasons: messageReasons,
  },
};
