import { useWords } from "#words";
import { describeOption, type ProductOption } from "@/lib/stock/options";
import { sayOption } from "@/lib/stock/option-words";

/** Says an option in the page's language, such as `32, Indigo`; empty where there is nothing to choose. */
export function useOptionWords(): (option: ProductOption) => string {
  const values = useWords("values");
  return (option) => describeOption(sayOption(values, option));
}
