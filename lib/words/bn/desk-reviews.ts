import { said } from "@/lib/words/bn/reviews-shown";
import type { Words } from "@/lib/words/words";

export const deskReviews: Words["deskReviews"] = {
  intro: "কাস্টমার হাতে পাওয়া পণ্য নিয়ে যা লিখেছেন। আপনি না দেখানো পর্যন্ত আর কেউ তা পড়তে পারেন না।",
  label: "রিভিউ",
  states: { waiting: "দেখা বাকি", shown: "দেখানো হচ্ছে", hidden: "লুকানো" },
  empty: {
    waiting: "কোনো রিভিউ দেখা বাকি নেই। ডেলিভারির পর কাস্টমার তাঁর অর্ডারের পেজে রিভিউ লেখেন।",
    shown: "এখনো কোনো রিভিউ দেখানো হচ্ছে না।",
    hidden: "কোনো রিভিউ লুকানো নেই।",
  },
  of: (product, orderNumber) => `${product}: রিভিউ, অর্ডার ${orderNumber}`,
  outOf: said.outOf,
  nameless: "একজন কাস্টমার",
  fits: said.fits,
  noWords: "শুধু তারা দিয়েছেন, কিছু লেখেননি।",
  picture: "কাস্টমার যা হাতে পেয়েছেন",
  flags: { link: "লিংক আছে", phone: "ফোন নম্বর আছে", spam: "একই কথা বারবার" },
  show: "দেখান",
  hide: "লুকান",
  showOf: (product) => `রিভিউটি দেখান: ${product}`,
  hideOf: (product) => `রিভিউটি লুকান: ${product}`,
  done: {
    shown: (product) => `${product}: রিভিউটি এখন দেখানো হচ্ছে।`,
    hidden: (product) => `${product}: রিভিউটি লুকানো হয়েছে।`,
  },
  reply: {
    label: "আপনার উত্তর",
    hint: "রিভিউর নিচে সবাই এটি পড়বেন।",
    open: "উত্তর দিন",
    change: "উত্তর বদলান",
    openOf: (product) => `রিভিউর উত্তর দিন: ${product}`,
    saveAndShow: "সেভ করে দেখান",
    shop: said.reply,
  },
};
