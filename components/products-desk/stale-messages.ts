import { describeStock } from "@/components/products-desk/field-hints";
import { nameOption } from "@/components/products-desk/counts/option-names";
import { formatBdt } from "@/lib/platform/text/format";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { findRow, type ProductOption } from "@/lib/stock/options";
import { parseStock } from "@/lib/stock/stock-text";

/** What has become of a product since it was seen: pieces that orders took, or somebody's edit. */
export function staleMessage(seen: ProductDto, fresh: ProductDto): string {
  return saleMessage(seen, fresh) ?? "Someone else has changed this product meanwhile.";
}

/** The same with what it is now, for where no list of differences stands beside it. */
export function staleMessageInFull(seen: ProductDto, fresh: ProductDto): string {
  const now = `It is now ${formatBdt(fresh.price)}, ${describeStock(fresh.stock).toLowerCase()}.`;
  return saleMessage(seen, fresh) ?? `${staleMessage(seen, fresh)} ${now}`;
}

interface StaleOption {
  seen: ProductDto;
  fresh: ProductDto;
  option: ProductOption;
}

/** The same of one option of a product that is counted by option. */
export function staleOptionMessage({ seen, fresh, option }: StaleOption): string {
  const [before, now] = [seen, fresh].map((product) => findRow(product.stockByOption, option)?.stock);
  const name = nameOption(option);
  if (now === undefined) return `Meanwhile ${name} is not counted any more.`;
  const ofOption = (product: ProductDto, stock = 0) => ({ ...product, stock: String(stock) });
  const sale = saleMessage(ofOption(seen, before), ofOption(fresh, now));
  return sale ?? `${staleMessage(seen, fresh)} Of ${name} there are ${now} now.`;
}

/** Null where it was not orders alone: they count the stock and leave the version as it is. */
function saleMessage(seen: ProductDto, fresh: ProductDto): string | null {
  const [before, left] = [parseStock(seen.stock), parseStock(fresh.stock)];
  if (before === null || left === null || before === left || fresh.version !== seen.version) return null;
  const moved = Math.abs(before - left);
  const verb = moved === 1 ? "was" : "were";
  return before > left
    ? `${moved} ${verb} ordered meanwhile; ${left} left.`
    : `${moved} ${verb} given back by a cancelled order meanwhile; ${left} left.`;
}
