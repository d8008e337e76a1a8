import { useWords } from "#words";
import { describeOption, type ProductOption } from "@/lib/stock/options";

/** Says an option in the page's language, such as `32, Indigo`; empty where there is nothing to choose. */
export function useOptionWords(): (option: ProductOption) => string {
  const values = useWords("values");
  return ({ size, color }) => describeOption({ size: values.size(size), color: values.color(color) });
}
