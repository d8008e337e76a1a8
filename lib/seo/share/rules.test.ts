import { describe, expect, it } from "vitest";
import { readableName } from "@/lib/seo/share/rules";

describe("readableName", () => {
  it.each([
    ["Slim Denim, 14 oz – “raw”", "Slim Denim, 14 oz – “raw”"],
    ["Piqué Polo × Søn", "Piqué Polo × Søn"],
    ["ক্ষুদ্র কর্ণফুলী ১২", "ক্ষুদ্র কর্ণফুলী ১২"],
    ["র\u200d্যাব", "র\u200d্যাব"],
    ["Łódź Ș Polo", "ódz S Polo"],
    ["Shirt 😀 XL", "Shirt XL"],
    ["قميص", ""],
    ["<b>&\"'", "<b>&\"'"],
  ])("leaves of %j what the fonts can draw", (name, readable) => {
    expect(readableName(name)).toBe(readable);
  });
});
