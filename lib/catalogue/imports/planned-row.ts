import type { Types } from "mongoose";
import type { RowAction } from "@/lib/catalogue/imports/constants";
import type { ProductOption } from "@/lib/stock/options";

export interface RowChange {
  field: string;
  before: string;
  after: string;
}

/** What a row of the file comes to. */
export interface PlannedRow {
  row: number;
  status: "error" | "waiting" | "same";
  label: string;
  action?: RowAction;
  productId?: Types.ObjectId;
  version?: number;
  option?: ProductOption;
  changes?: RowChange[];
  set?: Record<string, unknown>;
  was?: Record<string, unknown>;
  reasons?: string[];
}

/** A row that is at fault, and in what. */
export function atFault(row: number, label: string, ...reasons: string[]): PlannedRow {
  return { row, label, status: "error", reasons };
}
