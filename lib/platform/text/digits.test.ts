import { expect, it } from "vitest";
import { toLatinDigits } from "@/lib/platform/text/digits";

it("reads Bengali digits and leaves all else", () => {
  expect(toLatinDigits("৳ ০১২৩৪৫৬৭৮৯ x9")).toBe("৳ 0123456789 x9");
});
