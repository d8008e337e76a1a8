import { describeOption, listOptions, type ProductOption } from "@/lib/stock/options";
import { sayOption } from "@/lib/stock/option-words";
import { parseList } from "@/lib/catalogue/products/rules";
import type { Words } from "@/lib/words/words";

/** The lists of a product's form, as they are typed. */
export interface TypedLists {
  sizes: string;
  colors: string;
}

export function listTypedOptions({ sizes, colors }: TypedLists): ProductOption[] {
  return listOptions({ sizes: parseList(sizes), colors: parseList(colors) });
}

/** The colors of these options, each once. */
export const listColors = (options: ProductOption[]): string[] => [
  ...new Set(options.map(({ color }) => color)),
];

export type OptionWords = Pick<Words, "deskProducts" | "values">;

/** An option in words: `32, Indigo`. */
export const nameOption = ({ deskProducts, values }: OptionWords, option: ProductOption): string =>
  describeOption(sayOption(values, option)) || deskProducts.wholeOption;

/** By what counting by option counts where these are the lists. */
export function countedBy({ sizes, colors }: TypedLists): "size" | "color" | "both" {
  const [hasSizes, hasColors] = [parseList(sizes).length > 0, parseList(colors).length > 0];
  if (!hasColors) return "size";
  return hasSizes ? "both" : "color";
}
