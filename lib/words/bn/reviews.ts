import { type Refusals, sayFailure } from "@/lib/words/bn/failures";
import { NOT_A_PICTURE, ORDER_GONE, PICTURE_TOO_LARGE } from "@/lib/words/bn/order-refusals";
import { form } from "@/lib/words/bn/reviews-form";
import type { Words } from "@/lib/words/words";

const REFUSALS: Refusals = {
  NOT_FOUND: ORDER_GONE,
  NOT_DELIVERED: "পণ্যটি হাতে পাওয়ার পর রিভিউ দিতে পারবেন।",
  REVIEWED_ALREADY: "এই পণ্যের রিভিউ আপনি আগেই দিয়েছেন।",
  BODY_TOO_LARGE: PICTURE_TOO_LARGE,
  PICTURE_TOO_LARGE,
  NOT_A_PICTURE,
  BAD_PICTURE: NOT_A_PICTURE,
};

export const reviews: Words["reviews"] = {
  failure: (error) => sayFailure(error, REFUSALS),
  told: {
    order: "কোন অর্ডার, তা জানান।",
    rating: "১ থেকে ৫টি তারা বেছে নিন।",
    fit: "মাপ কেমন হয়েছে, জানান।",
    text: "১,০০০ অক্ষরের মধ্যে লিখুন।",
    pictures: "সর্বোচ্চ ৩টি ছবি দিন।",
    pictureTwice: "একই ছবি একবারই দিন।",
    pictureGone: "একটি ছবি আর নেই। সেটি বাদ দিয়ে আবার বেছে নিন।",
    pictureByLink: "ছবি দিতে লগইন করুন।",
    reply: "৫০০ অক্ষরের মধ্যে লিখুন।",
  },
  form,
};
