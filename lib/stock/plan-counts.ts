import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import {
  findRow,
  foldOption,
  isSameOption,
  listOptions,
  optionKey,
  type ProductOption,
  type StockRow,
  sumStock,
} from "@/lib/stock/options";
import { parseStock } from "@/lib/stock/stock-text";
import { stockRank } from "@/lib/stock/rules";
import type { RenamedOption } from "@/lib/stock/schema";
import { importErrors } from "@/lib/words/en/import-errors";

interface StoredRow extends StockRow {
  key: string;
  revision: number;
}

/** What the stored product says of its counts. */
interface CountsBefore {
  sizes: string[];
  colors: string[];
  stock: string;
  stockByOption?: StoredRow[] | null | undefined;
}

interface CountsWanted {
  sizes?: string[] | undefined;
  colors?: string[] | undefined;
  stock?: string | undefined;
  /** Null: counted as one again. */
  stockByOption?: StockRow[] | null | undefined;
}

/** What the editor saw of the counts; each where they said so. */
interface Seen {
  stock?: string | undefined;
  stockByOption?: StockRow[] | undefined;
}

interface PendingCount extends StockRow {
  seen?: number;
}

/** What an edit writes into the product, and what its stock units then take over. */
interface CountsPlan {
  set: { stock?: string; stockRank?: number; stockByOption?: StoredRow[] };
  /** True where the product is no longer counted by option. */
  dropsOptions: boolean;
  /** Null where the units have nothing to take over. */
  pending: { counts: PendingCount[]; renames: RenamedOption[] } | null;
}

interface PlanOptions {
  before: CountsBefore;
  wanted: CountsWanted;
  seen?: Seen;
  renamed?: RenamedOption[] | undefined;
}

const NOTHING: CountsPlan = { set: {}, dropsOptions: false, pending: null };
const WHOLE: ProductOption = { size: "", color: "" };

/**
 * What becomes of a product's counts when these fields are set. Throws INVALID_FIELDS for rows that are no options of
 * the product and for new names that are none, STOCK_BY_OPTION where a count by option would be lost or is not what is
 * changed, and STALE_VERSION where what the editor saw is no longer so.
 */
export function planCounts({ before, wanted, seen = {}, renamed = [] }: PlanOptions): CountsPlan {
  const rowsBefore = before.stockByOption ?? null;
  if (wanted.stockByOption === null) return planWhole(rowsBefore, wanted);
  const options = listOptions({
    sizes: wanted.sizes ?? before.sizes,
    colors: wanted.colors ?? before.colors,
  });
  if (!rowsBefore) {
    if (wanted.stockByOption) return planRows({ rows: wanted.stockByOption, options, before: [] });
    return planText(wanted.stock, seen.stock);
  }
  if (
    !wanted.stockByOption &&
    wanted.stock !== undefined &&
    parseStock(wanted.stock) !== sumStock(rowsBefore)
  )
    throw new AppError("STOCK_BY_OPTION");
  requireNewNames(renamed, before, options);
  const kept = rowsBefore.map((row) => rename(row, renamed));
  if (wanted.stockByOption) {
    const seenRows = seen.stockByOption?.map((row) => rename(row, renamed));
    return planRows({ rows: wanted.stockByOption, options, before: kept, seen: seenRows, renames: renamed });
  }
  return planOptions({ kept, options, renames: renamed });
}

/** The product is counted as one from now on, or not at all: as the text says, or with the sum. */
function planWhole(rowsBefore: StoredRow[] | null, { stock }: CountsWanted): CountsPlan {
  if (!rowsBefore) return planText(stock);
  const plan = planText(stock ?? String(sumStock(rowsBefore)));
  return { ...plan, dropsOptions: true };
}

function planText(stock: string | undefined, seen?: string): CountsPlan {
  if (stock === undefined) return NOTHING;
  const pieces = parseStock(stock);
  const set = { stock, stockRank: stockRank(stock) };
  if (pieces === null) return { ...NOTHING, set };
  const seenPieces = seen === undefined ? null : parseStock(seen);
  const count = { ...WHOLE, stock: pieces, ...(seenPieces !== null && { seen: seenPieces }) };
  return { ...NOTHING, set, pending: { counts: [count], renames: [] } };
}

interface PlanRowsOptions {
  rows: StockRow[];
  options: ProductOption[];
  /** The stored rows, under their new names. */
  before: StoredRow[];
  seen?: StockRow[] | undefined;
  renames?: RenamedOption[];
}

function planRows({ rows, options, before, seen, renames = [] }: PlanRowsOptions): CountsPlan {
  const changed = rows.filter((row) => findRow(seen, row)?.stock !== row.stock);
  for (const row of changed) {
    const was = findRow(seen, row)?.stock;
    if (seen && was !== findRow(before, row)?.stock) throw new AppError("STALE_VERSION");
  }
  for (const row of seen ?? []) {
    const isRemoved = findRow(rows, row) === undefined;
    if (isRemoved && row.stock !== findRow(before, row)?.stock) throw new AppError("STALE_VERSION");
  }
  const isChanged = new Set(changed.map(optionKey));
  const stored = rows.map((row) => {
    const spelled = options.find((option) => isSameOption(option, row));
    if (!spelled) throw noSuchOption();
    const was = findRow(before, row);
    if (!was && !isChanged.has(optionKey(row))) throw new AppError("STALE_VERSION");
    const stock = isChanged.has(optionKey(row)) ? row.stock : (was?.stock ?? row.stock);
    return toStored({ ...spelled, stock, revision: revisionOf(before, row) });
  });
  const counts = changed.map(({ size, color, stock }) => {
    const was = findRow(seen, { size, color })?.stock;
    return { size, color, stock, ...(was !== undefined && { seen: was }) };
  });
  return withSum(stored, { counts, renames });
}

/** Plans a change of sizes or colours without new counts: the counts of options that remain stay. */
function planOptions({
  kept,
  options,
  renames,
}: {
  kept: StoredRow[];
  options: ProductOption[];
  renames: RenamedOption[];
}): CountsPlan {
  const left = kept.flatMap((row) => {
    const spelled = options.find((option) => isSameOption(option, row));
    if (!spelled && row.stock > 0)
      throw new AppError("STOCK_BY_OPTION", { message: importErrors.lostOption });
    return spelled ? [toStored({ ...row, ...spelled })] : [];
  });
  const isSame = JSON.stringify(left.map(spelling)) === JSON.stringify(kept.map(spelling));
  if (isSame && renames.length === 0) return NOTHING;
  return withSum(left, { counts: [], renames });
}

const spelling = ({ size, color }: ProductOption) => [size, color];

function withSum(stockByOption: StoredRow[], pending: CountsPlan["pending"]): CountsPlan {
  const sum = sumStock(stockByOption);
  return { set: { stockByOption, stock: String(sum), stockRank: sum }, dropsOptions: false, pending };
}

function toStored({ size, color, stock, revision }: Omit<StoredRow, "key">): StoredRow {
  return { size, color, key: optionKey({ size, color }), stock, revision };
}

function revisionOf(rows: StoredRow[], option: ProductOption): number {
  const key = optionKey(option);
  return rows.find((row) => optionKey(row) === key)?.revision ?? 0;
}

function rename<Row extends ProductOption>(row: Row, renamed: RenamedOption[]): Row {
  const nameOf = (kind: "size" | "color") =>
    renamed.find((one) => one.kind === kind && foldOption(one.from) === foldOption(row[kind]))?.to ??
    row[kind];
  return { ...row, size: nameOf("size"), color: nameOf("color") };
}

/** Each from a name that was there and is not any more, to one that was not and is, and none twice. */
function requireNewNames(renamed: RenamedOption[], before: CountsBefore, options: ProductOption[]): void {
  const names = { size: before.sizes.map(foldOption), color: before.colors.map(foldOption) };
  const ends = renamed.flatMap(({ kind, from, to }) => [
    `${kind} ${foldOption(from)}`,
    `${kind} ${foldOption(to)}`,
  ]);
  const isRight = renamed.every(({ kind, from, to }) => {
    const now = new Set(options.map((option) => foldOption(option[kind])));
    const [old, fresh] = [foldOption(from), foldOption(to)];
    return names[kind].includes(old) && !now.has(old) && now.has(fresh) && !names[kind].includes(fresh);
  });
  if (isRight && new Set(ends).size === ends.length) return;
  const message = "A size or color can only be renamed to one that was not there before.";
  throw new AppError("INVALID_FIELDS", { message, fields: { renamedOptions: message } });
}

function noSuchOption(): AppError {
  const message = "Please count only the sizes and colors that the product comes in.";
  return new AppError("INVALID_FIELDS", { message, fields: { stockByOption: message } });
}
