import { nameOption, type OptionWords } from "@/components/products-desk/counts/option-names";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { findRow, type ProductOption } from "@/lib/stock/options";
import { parseStock } from "@/lib/stock/stock-text";

interface Stale {
  words: OptionWords;
  seen: ProductDto;
  fresh: ProductDto;
}

/** What has become of a product since it was seen: pieces that orders took, or somebody's edit. */
export function staleMessage(stale: Stale): string {
  return saleMessage(stale) ?? stale.words.deskProducts.stale.changed;
}

/** The same with what it is now, for where no list of differences stands beside it. */
export function staleMessageInFull(stale: Stale): string {
  const { changed, isNow } = stale.words.deskProducts.stale;
  const { price, stock } = stale.fresh;
  return saleMessage(stale) ?? `${changed} ${isNow(price, parseStock(stock))}`;
}

/** The same of one option of a product that is counted by option. */
export function staleOptionMessage({
  words,
  seen,
  fresh,
  option,
}: Stale & { option: ProductOption }): string {
  const { stale } = words.deskProducts;
  const [before, now] = [seen, fresh].map((product) => findRow(product.stockByOption, option)?.stock);
  const name = nameOption(words, option);
  if (now === undefined) return stale.notCounted(name);
  const ofOption = (product: ProductDto, stock = 0) => ({ ...product, stock: String(stock) });
  const sale = saleMessage({ words, seen: ofOption(seen, before), fresh: ofOption(fresh, now) });
  return sale ?? `${staleMessage({ words, seen, fresh })} ${stale.ofOption(name, now)}`;
}

/** Null where it was not orders alone: they count the stock and leave the version as it is. */
function saleMessage({ words, seen, fresh }: Stale): string | null {
  const { ordered, givenBack } = words.deskProducts.stale;
  const [before, left] = [parseStock(seen.stock), parseStock(fresh.stock)];
  if (before === null || left === null || before === left || fresh.version !== seen.version) return null;
  return before > left ? ordered(before - left, left) : givenBack(left - before, left);
}
