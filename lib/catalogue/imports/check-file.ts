import "server-only";
import type { Actor } from "@/lib/accounts/audit-log/audit-action";
import { type CsvRecord, readRecords } from "@/lib/platform/csv/read-records";
import { inBatches } from "@/lib/platform/database/in-batches";
import { badCsv } from "@/lib/platform/csv/read-csv";
import { type ImportKind, MAX_FILE_BYTES, MAX_ROWS } from "@/lib/catalogue/imports/constants";
import type { ImportDto } from "@/lib/catalogue/imports/dto";
import { keepPlan } from "@/lib/catalogue/imports/keep-plan";
import type { PlannedRow } from "@/lib/catalogue/imports/planned-row";
import { ProductPlanner } from "@/lib/catalogue/imports/plan-products";
import { StockInPlanner } from "@/lib/catalogue/imports/plan-stock-in";
import { startTotals, type StockInTotals } from "@/lib/catalogue/imports/stock-in-totals";
import { StockPlanner } from "@/lib/catalogue/imports/plan-stock";
import { PRODUCT_COLUMNS, STOCK_COLUMNS, STOCK_IN_COLUMNS } from "@/lib/catalogue/products/csv-columns";

const LIMITS = {
  maxBytes: MAX_FILE_BYTES,
  maxRows: MAX_ROWS,
  maxColumns: 100,
  maxCellCharacters: 4_000,
};
const AT_ONCE = 250;

interface CheckFileOptions {
  actor: Actor;
  kind: ImportKind;
  fileName: string;
  bytes: Uint8Array;
  /** Of a stock-in. */
  day?: string | undefined;
  supplier?: string | undefined;
}

/**
 * Says of each row of a file what it would change, and keeps that for an hour, in which it can be applied. Nothing in the
 * shop changes. Throws BAD_CSV, and INVALID_FIELDS for a stock-in without its day or supplier.
 */
export async function checkFile(options: CheckFileOptions): Promise<ImportDto> {
  const { actor, kind, fileName, bytes } = options;
  const unknownColumns: string[] = [];
  const onUnknown = (names: string[]) => unknownColumns.push(...names);
  const stockIn = kind === "stockIn" ? startTotals(options) : undefined;
  const batches = planRows({ kind, bytes, onUnknown, stockIn });
  return await keepPlan({
    actor,
    kind,
    fileName,
    batches,
    unknownColumns,
    stockIn,
    noRows: () => badCsv(2, "There is no row below the names of the columns."),
  });
}

interface PlanOptions extends Pick<CheckFileOptions, "kind" | "bytes"> {
  onUnknown: (names: string[]) => void;
  stockIn?: StockInTotals | undefined;
}

/** Some rows at a time, so that their products are read at once. */
function planRows({ kind, bytes, onUnknown, stockIn }: PlanOptions): AsyncGenerator<PlannedRow[]> {
  const file = { source: [bytes], limits: LIMITS, onUnknown };
  if (kind === "products") {
    const planner = new ProductPlanner();
    const records = readRecords({ ...file, columns: PRODUCT_COLUMNS, required: ["name"] });
    return planInBatches(records, (batch) => planner.plan(batch));
  }
  if (stockIn) {
    const planner = new StockInPlanner(stockIn);
    const records = readRecords({ ...file, columns: STOCK_IN_COLUMNS, required: ["pieces", "cost"] });
    return planInBatches(records, (batch) => planner.plan(batch));
  }
  const planner = new StockPlanner();
  const records = readRecords({ ...file, columns: STOCK_COLUMNS, required: ["stock"] });
  return planInBatches(records, (batch) => planner.plan(batch));
}

async function* planInBatches<Column extends string>(
  records: AsyncIterable<CsvRecord<Column>>,
  plan: (batch: CsvRecord<Column>[]) => Promise<PlannedRow[]>,
): AsyncGenerator<PlannedRow[]> {
  for await (const batch of inBatches(records, AT_ONCE)) yield await plan(batch);
}
