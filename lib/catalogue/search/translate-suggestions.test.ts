import { expect, it } from "vitest";
import type { Suggestions } from "@/lib/catalogue/search/dto";
import { translateSuggestions } from "@/lib/catalogue/search/translate-suggestions";

const PRODUCT = {
  _id: "1",
  name: "Navy cap",
  category: "Caps",
  price: 450,
  image1: "/a.webp",
  isSoldOut: false,
};
const FOUND: Suggestions = {
  products: [{ ...PRODUCT, shownIn: "Navy" }, PRODUCT],
  categories: [{ name: "Caps", path: "/caps" }],
};

it("leaves suggestions in English as they are", () => {
  expect(translateSuggestions(FOUND, "en")).toEqual(FOUND);
});

it("names categories and colors in Bangla, and leaves addresses and what products are called", () => {
  expect(translateSuggestions(FOUND, "bn")).toEqual({
    products: [{ ...PRODUCT, shownIn: "নেভি ব্লু" }, PRODUCT],
    categories: [{ name: "ক্যাপ", path: "/caps" }],
  });
});
