import "server-only";
import type { CsvRecord } from "@/lib/platform/csv/read-records";
import { damageOf } from "@/lib/catalogue/imports/damage";
import type { Finder, FoundProduct } from "@/lib/catalogue/imports/find-products";
import { atFault, type PlannedRow } from "@/lib/catalogue/imports/planned-row";
import { nameWithOption, findRow, optionKey, type ProductOption } from "@/lib/stock/options";
import { cleanLine } from "@/lib/platform/text/text";
import { importErrors } from "@/lib/words/en/import-errors";

const MAX_TEXT = 100;

type Fault = { fault: PlannedRow };

/** The option that a row is about, as the row names it. */
interface NamedOption {
  row: number;
  /** What the row is called on screens. */
  label: string;
  product: FoundProduct;
  named: ProductOption;
}

interface Counted {
  /** The count that there is now, as its text. */
  count: string;
  /** None of a product that is counted as one. */
  option?: ProductOption;
}

/** The product and the option that a row names. */
export function nameOption<Column extends string>(
  { row, cells, isTooLong }: CsvRecord<Column | "id" | "name" | "size" | "color">,
  finder: Finder,
): NamedOption | Fault {
  const { id, name, size = "", color = "" } = cells;
  const called = cleanLine(name ?? id ?? "").slice(0, MAX_TEXT);
  if (isTooLong) return { fault: atFault(row, called, importErrors.cells) };
  const { product, problem } = finder.find(cells);
  if (!product) {
    const reason = damageOf(called, null) ?? problem ?? importErrors.noProduct;
    return { fault: atFault(row, called, reason) };
  }
  const named = { size: cleanLine(size), color: cleanLine(color) };
  return { row, label: nameWithOption(product.name, named), product, named };
}

/** Finds the counts that rows are about. Remembers them: each is one row's. */
export class CountFinder {
  readonly #rows = new Map<string, number>();

  find({ row, label, product, named }: NamedOption): Counted | Fault {
    const key = `${product._id.toString()} ${optionKey(named)}`;
    const earlier = this.#rows.get(key);
    if (earlier !== undefined) return { fault: atFault(row, label, importErrors.sameCount(earlier)) };
    this.#rows.set(key, row);
    const counted = findCount(product, named);
    if (typeof counted !== "string") return counted;
    const lost = damageOf(named.size, "sizes") ?? damageOf(named.color, "colors");
    return { fault: atFault(row, label, lost ?? counted) };
  }
}

/** Or what is wrong, in words. */
function findCount({ stock, stockByOption }: FoundProduct, named: ProductOption): Counted | string {
  const isWhole = named.size === "" && named.color === "";
  if (!stockByOption) return isWhole ? { count: stock } : importErrors.notByOption;
  const found = findRow(stockByOption, named);
  if (found) return { count: String(found.stock), option: { size: found.size, color: found.color } };
  return isWhole ? importErrors.byOption : importErrors.noOption;
}
