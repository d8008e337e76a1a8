import { useWords } from "#words";
import { nameOption } from "@/components/products-desk/counts/option-names";
import type { ProductOption } from "@/lib/stock/options";

/** Says an option in the page's language, such as `32, Indigo`; also that of a product without sizes and colors. */
export function useOptionName(): (option: ProductOption) => string {
  const words = { deskProducts: useWords("deskProducts"), values: useWords("values") };
  return (option) => nameOption(words, option);
}
