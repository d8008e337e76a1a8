import { expect, it } from "vitest";
import { ApiError } from "@/lib/platform/http/api-error";
import { deskCash } from "@/lib/words/bn/desk-cash";
import { sayDeskFailure, sayRefusedField } from "@/lib/words/bn/desk-failures";

it("names the product and the other sale where two of them overlap", () => {
  const times = { startsAt: "2060-03-01T09:30:00.000+06:00", endsAt: "2060-03-09T18:05:00.000+06:00" };
  const details = { product: "Wool Cap", sale: "ঈদ", ...times };
  expect(sayDeskFailure(new ApiError(409, "SALE_OVERLAP", "Told in English.", {}, details))).toBe(
    "“Wool Cap” পণ্যটি “ঈদ” ছাড়ে আছে (সোমবার ১ মার্চ, সকাল ৯:৩০ – মঙ্গলবার ৯ মার্চ, সন্ধ্যা ৬:০৫)। অন্য সময় বা অন্য পণ্য বেছে নিন।",
  );
});

it("says that the last category cannot be hidden, and of other fields what it says everywhere", () => {
  const refusal = (field: string) => new ApiError(400, "INVALID_FIELDS", "Told.", { [field]: "Told." });
  expect(sayDeskFailure(refusal("isHidden"))).toBe("অন্তত একটি ক্যাটাগরি ক্রেতাদের দেখাতে হবে।");
  expect(sayDeskFailure(refusal("price"))).toBe("কিছু ঘর ঠিকমতো পূরণ হয়নি।");
});

it.each([
  ["of a parcel's step", "to", "এই ঘরটি ঠিকমতো পূরণ হয়নি।"],
  ["of a refund", "amount", "টাকার সঠিক পরিমাণ লিখুন।"],
  ["of a parcel", "courier", "কুরিয়ার বেছে নিন।"],
  ["of a refund", "method", "কীভাবে টাকা ফেরত দিলেন, বেছে নিন।"],
  ["of an order", "riderNote", "নোটটি আরেকটু ছোট করুন।"],
  ["of an order's line", "lines.0.quantity", "এই পরিমাণ নেওয়া যাচ্ছে না।"],
])("says %s what is wrong with its field %s", (_, field, said) => {
  expect(sayRefusedField(field)).toBe(said);
});

it.each([
  ["of a cash note", "to", "টাকার সঠিক পরিমাণ লিখুন।"],
  ["of a payout", "total", "টাকার সঠিক পরিমাণ লিখুন।"],
  ["of a payout", "charges", "টাকার সঠিক পরিমাণ লিখুন।"],
  ["of a payout", "courier", "কুরিয়ার বেছে নিন।"],
])("says in the room of the cash %s what is wrong with its field %s", (_, field, said) => {
  expect(deskCash.wrong("Told.", field)).toBe(said);
});
