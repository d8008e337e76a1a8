import { shared } from "@/lib/words/en/shared";

/** What stands on a card and beside a product. */
export const goods = {
  /** Of a picture that shows another color than the one that is meant. */
  shownIn: shared.shownIn,
  stock: {
    soldOut: "Sold out",
    fewSizes: "Few sizes left",
    left: (count: number) => `Only ${count} left`,
  },
  oldPrice: "Old price: ",
};
