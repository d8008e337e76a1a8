import type { OptionKind } from "@/lib/stock/constants";
import { describeOption, listOptions, type ProductOption } from "@/lib/stock/options";
import { parseList } from "@/lib/catalogue/products/rules";

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

/** An option in words: `32, Indigo`. */
export const nameOption = (option: ProductOption): string => describeOption(option) || "all";

/** What counting by option is called where these are the lists. */
export function countChoiceLabel({ sizes, colors }: TypedLists): string {
  const [hasSizes, hasColors] = [parseList(sizes).length > 0, parseList(colors).length > 0];
  if (!hasColors) return "Count by size";
  return hasSizes ? "Count by size and color" : "Count by color";
}

/** Such as `size M`; what comes in no sizes has been counted without one. */
export function nameOfKind(kind: OptionKind, name: string): string {
  return name === "" ? `What was counted without a ${kind}` : name;
}
