import { useLanguage, useWords } from "#words";
import { shownLineName } from "@/lib/catalogue/products/words";
import type { OrderLineDto } from "@/lib/orders/dto";
import { sayOption } from "@/lib/stock/option-words";
import { nameWithOption } from "@/lib/stock/options";

type Line = Pick<OrderLineDto, "quantity" | "productName" | "productNameBn" | "size" | "color">;

/** Says a line of an order in the page's language, such as `2 × Slim Denim (32, Indigo)`. */
export function useLineWords(): (line: Line) => string {
  const language = useLanguage();
  const { count } = useWords("units");
  const values = useWords("values");
  return (line) =>
    `${count(line.quantity)} × ${nameWithOption(shownLineName(language, line).text, sayOption(values, line))}`;
}
