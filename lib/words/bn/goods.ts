import type { Words } from "@/lib/words/words";
import { units } from "@/lib/words/bn/units";

export const goods: Words["goods"] = {
  shownIn: (color) => `ছবির রং: ${color}`,
  stock: {
    soldOut: "স্টক শেষ",
    fewSizes: "অল্প কয়েকটি সাইজ আছে",
    left: (count) => `আর মাত্র ${units.pieces(count)} আছে`,
  },
  oldPrice: "আগের দাম: ",
};
