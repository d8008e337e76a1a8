import "server-only";
import type { CsvRecord } from "@/lib/platform/csv/read-records";
import { damageOf } from "@/lib/catalogue/imports/damage";
import { CountFinder, nameOption } from "@/lib/catalogue/imports/find-option";
import { findProducts, type Finder } from "@/lib/catalogue/imports/find-products";
import { atFault, type PlannedRow } from "@/lib/catalogue/imports/planned-row";
import { addToTotals, type StockInTotals } from "@/lib/catalogue/imports/stock-in-totals";
import { STOCK_IN_COLUMNS, type StockInColumn } from "@/lib/catalogue/products/csv-columns";
import { tooMany } from "@/lib/stock/add-pieces";
import { parseStock } from "@/lib/stock/stock-text";
import {
  maxStock,
  parseOptionStock,
  parseUnitCost,
  PIECES_MESSAGE,
  UNIT_COST_MESSAGE,
  unitCostText,
} from "@/lib/stock/rules";
import { importErrors } from "@/lib/words/en/import-errors";

export type StockInRecord = CsvRecord<StockInColumn>;

/** Says of each row which pieces it brings, and adds them up. */
export class StockInPlanner {
  readonly #counts = new CountFinder();
  readonly #totals: StockInTotals;

  constructor(totals: StockInTotals) {
    this.#totals = totals;
  }

  async plan(records: StockInRecord[]): Promise<PlannedRow[]> {
    const finder = await findProducts(records);
    return records.map((record) => this.#planRow(record, finder));
  }

  #planRow(record: StockInRecord, finder: Finder): PlannedRow {
    const { cells } = record;
    const named = nameOption(record, finder);
    if ("fault" in named) return named.fault;
    const { row, label, product } = named;
    // Somebody has left the rest of a list as it was.
    if (!cells.pieces?.trim() && !cells.cost?.trim())
      return { row, label, status: "same", productId: product._id };
    const counted = this.#counts.find(named);
    if ("fault" in counted) return counted.fault;
    const read = readCells(cells);
    if ("reasons" in read) return atFault(row, label, ...read.reasons);
    const before = parseStock(counted.count);
    if (before === null) return atFault(row, label, importErrors.notCounted);
    const most = maxStock({ ...product, stockByOption: product.stockByOption ?? undefined });
    if (before + read.pieces > most)
      return atFault(row, label, `${STOCK_IN_COLUMNS.pieces}: ${tooMany(most)}`);
    addToTotals(this.#totals, read);
    return {
      row,
      label,
      status: "waiting",
      action: "receive",
      productId: product._id,
      ...(counted.option && { option: counted.option }),
      set: read,
      changes: [
        { field: STOCK_IN_COLUMNS.pieces, before: "", after: String(read.pieces) },
        { field: STOCK_IN_COLUMNS.cost, before: "", after: unitCostText(read.paisa) },
      ],
    };
  }
}

type Read = { pieces: number; paisa: number } | { reasons: string[] };

function readCells({ pieces = "", cost = "" }: StockInRecord["cells"]): Read {
  const count = parseOptionStock(pieces);
  const paisa = parseUnitCost(cost);
  if (count && paisa) return { pieces: count, paisa };
  const faults = [
    ...(count ? [] : [`${STOCK_IN_COLUMNS.pieces}: ${damageOf(pieces, null) ?? PIECES_MESSAGE}`]),
    ...(paisa ? [] : [`${STOCK_IN_COLUMNS.cost}: ${damageOf(cost, null) ?? UNIT_COST_MESSAGE}`]),
  ];
  return { reasons: faults };
}
