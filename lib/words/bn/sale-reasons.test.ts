import { expect, it } from "vitest";
import { saySaleReason } from "@/lib/words/bn/sale-reasons";

it.each([
  ["It was deleted.", "পণ্যটি ডিলিট হয়েছে।"],
  ["It is in the sale “ঈদ Eid”.", "পণ্যটি আগে থেকেই “ঈদ Eid” ছাড়ে আছে।"],
  ["Its price was changed to BDT 1,00,900.", "পণ্যটির দাম বদলে ৳১,০০,৯০০ করা হয়েছে।"],
  ["Its old price was changed to BDT 1,250.", "পণ্যটির আগের দাম বদলে ৳১,২৫০ করা হয়েছে।"],
])("says “%s” in Bangla", (told, said) => {
  expect(saySaleReason(told)).toBe(said);
});

it("leaves a reason that it does not know as it is", () => {
  expect(saySaleReason("It was lost.")).toBe("It was lost.");
});
