import "server-only";
import type { CsvRecord } from "@/lib/platform/csv/read-records";
import { formatCount } from "@/lib/platform/text/format";
import { damageOf } from "@/lib/catalogue/imports/damage";
import { CountFinder, nameOption } from "@/lib/catalogue/imports/find-option";
import { type Finder, findProducts, type FoundProduct } from "@/lib/catalogue/imports/find-products";
import { atFault, type PlannedRow } from "@/lib/catalogue/imports/planned-row";
import { STOCK_COLUMNS, type StockColumn } from "@/lib/catalogue/products/csv-columns";
import type { ProductOption } from "@/lib/stock/options";
import { parseStock } from "@/lib/stock/stock-text";
import { OPTION_STOCK_MESSAGE, parseOptionStock, stockEntryProblem } from "@/lib/stock/rules";
import { cleanLine } from "@/lib/platform/text/text";
import { importErrors } from "@/lib/words/en/import-errors";

const MAX_TEXT = 100;

/** Says of each row which count it sets. */
export class StockPlanner {
  readonly #counts = new CountFinder();

  async plan(records: CsvRecord<StockColumn>[]): Promise<PlannedRow[]> {
    const finder = await findProducts(records);
    return records.map((record) => this.#planRow(record, finder));
  }

  #planRow(record: CsvRecord<StockColumn>, finder: Finder): PlannedRow {
    const named = nameOption(record, finder);
    if ("fault" in named) return named.fault;
    const counted = this.#counts.find(named);
    if ("fault" in counted) return counted.fault;
    const { row, label, product } = named;
    return planCount({ row, label, product, cells: record.cells, ...counted });
  }
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
  if (seen !== count) return atFault(row, label, importErrors.countChanged(inWords(seen), inWords(count)));
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
  if (count === "") return importErrors.howMany;
  return stockEntryProblem({ stock: count, isNotCounted: true });
}

function inWords(count: string): string {
  const pieces = parseStock(count);
  return pieces === null ? `“${count}”` : formatCount(pieces);
}
