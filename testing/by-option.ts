import type { ProductOption, StockRow } from "@/lib/stock/options";
import { makeProduct } from "@/testing/products";

export const S30 = { size: "30", color: "Indigo" };
export const S32 = { size: "32", color: "Indigo" };
export const S34 = { size: "34", color: "Indigo" };

/** The stock rows of S30, S32 and S34, one for each count. */
export function rows(...stocks: number[]): StockRow[] {
  const options: ProductOption[] = [S30, S32, S34];
  return stocks.flatMap((stock, index) => {
    const option = options[index];
    return option ? [{ ...option, stock }] : [];
  });
}

/** Jeans in three sizes of one colour, with 5, 1 and no pieces. */
export function makeProductByOption() {
  return makeProduct({ sizes: ["30", "32", "34"], colors: ["Indigo"], stockByOption: rows(5, 1, 0) });
}
