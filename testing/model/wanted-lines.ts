import type { Wanted } from "@/testing/model/acts";
import { COLOR, type World } from "@/testing/model/world";

/** The lines in the form that the desk sends. */
export const toLines = ({ products, model }: World, lines: readonly Wanted[]) =>
  lines.map(({ option, quantity }) => {
    const { product = -1, size = "" } = model.options[option] ?? {};
    return { productId: products[product]?._id ?? "", size, color: COLOR, quantity };
  });
