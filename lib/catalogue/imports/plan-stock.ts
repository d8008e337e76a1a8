import "server-only";
import type { CsvRecord } from "@/lib/platform/csv/read-records";
import { formatCount } from "@/lib/platform/text/format";
import { damageOf } from "@/lib/catalogue/imports/damage";
import { type Finder, findProducts, type FoundProduct } from "@/lib/catalogue/imports/find-products";
import { atFault, type PlannedRow } from "@/lib/catalogue/imports/planned-row";
import { STOCK_COLUMNS, type StockColumn } from "@/lib/catalogue/products/csv-columns";
import { describeOption, findRow, optionKey, type ProductOption } from "@/lib/stock/options";
import { parseStock } from "@/lib/stock/stock-text";
import { OPTION_STOCK_MESSAGE, parseOptionStock, stockEntryProblem } from "@/lib/stock/rules";
import { cleanLine } from "@/lib/platform/text/text";

const MAX_TEXT = 100;

/** Says of each row which count it sets. Remembers what earlier rows were about. */
export class StockPlanner {
  /** Each option that is counted, and the row that counts it. */
  readonly #rows = new Map<string, number>();

  async plan(records: CsvRecord<StockColumn>[]): Promise<PlannedRow[]> {
    const finder = await findProducts(records);
    return records.map((record) => this.#planRow(record, finder));
  }

  #planRow({ row, cells, isTooLong }: CsvRecord<StockColumn>, finder: Finder): PlannedRow {
    const option = { size: cleanLine(cells.size ?? ""), color: cleanLine(cells.color ?? "") };
    const named = cleanLine(cells.name ?? cells.id ?? "").slice(0, MAX_TEXT);
    if (isTooLong) return atFault(row, named, "There are more cells than columns.");
    const { product, problem } = finder.find(cells);
    if (!product) {
      const lost = damageOf(named, null);
      return atFault(row, named, lost ?? problem ?? "There is no product of this name.");
    }
    const label = [product.name, describeOption(option)].filter(Boolean).join(", ");
    const key = `${product._id.toString()} ${optionKey(option)}`;
    const earlier = this.#rows.get(key);
    if (earlier !== undefined) return atFault(row, label, `Row ${earlier} counts the same.`);
    this.#rows.set(key, row);
    const counted = findCount(product, option);
    if ("problem" in counted) {
      const lost = damageOf(option.size, "sizes") ?? damageOf(option.color, "colors");
      return atFault(row, label, lost ?? counted.problem);
    }
    return planCount({ row, label, product, cells, ...counted });
  }
}

type Counted = { count: string; option?: ProductOption } | { problem: string };

/** The count that there is now, as its text. */
export function findCount({ stock, stockByOption }: FoundProduct, option: ProductOption): Counted {
  const isWhole = option.size === "" && option.color === "";
  if (!stockByOption)
    return isWhole ? { count: stock } : { problem: "This product is not counted by size and color." };
  const found = findRow(stockByOption, option);
  if (found) return { count: String(found.stock), option: { size: found.size, color: found.color } };
  return {
    problem: isWhole
      ? "This product is counted by size and color. Please give each a row."
      : "This product is not made in this size and color.",
  };
}

interface CountRow {
  row: number;
  label: string;
  product: FoundProduct;
  cells: CsvRecord<StockColumn>["cells"];
  count: string;
  option?: ProductOption;
}

function planCount({ row, label, product, cells, count, option }: CountRow): PlannedRow {
  const same: PlannedRow = { row, label, status: "same", productId: product._id };
  const wanted = toCount(cells.stock ?? "");
  const seen = cells.seen === undefined || cells.seen.trim() === "" ? count : toCount(cells.seen);
  // Nobody wrote anything into the row: whatever was sold since is right.
  if (wanted === seen || wanted === count) return same;
  const problem = damageOf(cells.stock ?? "", null) ?? problemOf(wanted, option);
  if (problem) return atFault(row, label, `${STOCK_COLUMNS.stock}: ${problem}`);
  if (seen !== count)
    return atFault(row, label, `There were ${inWords(seen)} then and are ${inWords(count)} now.`);
  return {
    row,
    label,
    status: "waiting",
    action: "count",
    productId: product._id,
    ...(option && { option }),
    set: { stock: wanted },
    was: { stock: count },
    changes: [{ field: "Stock", before: count, after: wanted }],
  };
}

/** A number of pieces in digits, or the text as it is. */
function toCount(cell: string): string {
  const pieces = parseStock(cell);
  return pieces === null ? cleanLine(cell).slice(0, MAX_TEXT) : String(pieces);
}

function problemOf(count: string, option: ProductOption | undefined): string | undefined {
  if (option) return parseOptionStock(count) === null ? OPTION_STOCK_MESSAGE : undefined;
  if (count === "") return "Please enter how many pieces there are.";
  return stockEntryProblem({ stock: count, isNotCounted: true });
}

function inWords(count: string): string {
  const pieces = parseStock(count);
  return pieces === null ? `“${count}”` : formatCount(pieces);
}
