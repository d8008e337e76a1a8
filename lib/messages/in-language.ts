import type { Language } from "@/lib/words/constants";
import { shownLineName } from "@/lib/catalogue/products/words";
import type { ProductOption } from "@/lib/stock/options";
import { sayOption } from "@/lib/stock/option-words";
import { wordsOf } from "@/lib/words/of-request";

interface Line extends ProductOption {
  productName: string;
  productNameBn?: string | null;
  shownIn?: string | null | undefined;
}

/** A size and a color as a message in that language says them. */
export const optionIn = (language: Language, option: ProductOption): ProductOption =>
  sayOption(wordsOf("values", language), option);

/** An order whose lines are called as in that language. */
export const withLinesIn = <Order extends { cartItems: Line[] }>(language: Language, order: Order) => ({
  ...order,
  cartItems: order.cartItems.map((line) => ({
    ...line,
    ...optionIn(language, line),
    productName: shownLineName(language, line).text,
    shownIn: line.shownIn && wordsOf("values", language).color(line.shownIn),
  })),
});
