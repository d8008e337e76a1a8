import { expect, it } from "vitest";
import { productFacts } from "@/lib/words/bn/product-facts";

it.each([
  ["98% cotton, 2% elastane denim", "৯৮% কটন, ২% ইলাস্টেন ডেনিম"],
  ["100% cotton selvedge denim, unwashed", "১০০% কটন সেলভেজ ডেনিম, না ধোয়া"],
  ["Full-grain cow leather, one layer, 3.6 mm", "ফুল-গ্রেইন গরুর চামড়া, এক পরতের, ৩.৬ মিমি"],
])("says the fabric %s", (english, bangla) => {
  expect(productFacts.fabric(english)).toBe(bangla);
});

it("leaves a text as it is of which it does not know a word", () => {
  for (const text of ["100% cotton moonweave", "98% cotton, 2% stardust", "Softer than denim."])
    expect(productFacts.fabric(text)).toBe(text);
  expect(productFacts.care("Ask your mother")).toBe("Ask your mother");
});
