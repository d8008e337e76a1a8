import type { ProductDto } from "@/lib/catalogue/products/dto";
import { type StockInRequest, stockInSchema } from "@/lib/catalogue/stock-in/schema";
import { optionKey, type ProductOption } from "@/lib/stock/options";
import {
  PIECES_MESSAGE,
  parseOptionStock,
  parseUnitCost,
  toTaka,
  UNIT_COST_MESSAGE,
} from "@/lib/stock/rules";
import { parseStock } from "@/lib/stock/stock-text";

/** An option of a product that comes in, as it is typed. */
export interface DraftRow extends ProductOption {
  pieces: string;
  /** Of a piece of this option; empty where it is the product's. */
  cost: string;
}

export interface DraftProduct {
  product: ProductDto;
  /** Of a piece, whatever its size and color. */
  cost: string;
  rows: DraftRow[];
}

/** What is wrong, by `day`, `supplier`, `lines`, and the keys below. */
export type StockInErrors = Readonly<Record<string, string>>;

export const costKey = ({ product }: DraftProduct): string => `cost ${product._id}`;
export const rowKey = ({ product }: DraftProduct, row: DraftRow): string =>
  `row ${product._id} ${optionKey(row)}`;

/** Of a cost that is another one than its product's. */
export const ownCostKey = (of: DraftProduct, row: DraftRow): string => `${rowKey(of, row)} cost`;

/** The options whose pieces are counted; none of a product that nobody counts. */
export function toDraftProduct(product: ProductDto): DraftProduct {
  const { stock, stockByOption } = product;
  const whole = parseStock(stock) === null ? [] : [{ size: "", color: "" }];
  const rows = (stockByOption ?? whole).map(({ size, color }) => ({ size, color, pieces: "", cost: "" }));
  return { product, cost: "", rows };
}

interface StockInDraft {
  day: string;
  supplier: string;
  products: readonly DraftProduct[];
}

/** Says in the words of the page what is told of a field. */
type SayField = (field: string, told: string) => string;

interface Line {
  of: DraftProduct;
  row: DraftRow;
  /** As it is typed. */
  cost: string;
}

/** The rows that have pieces, in the order in which they are sent. */
function listLines(products: readonly DraftProduct[]): Line[] {
  return products.flatMap((of) =>
    of.rows
      .filter(({ pieces }) => pieces.trim() !== "")
      .map((row) => ({ of, row, cost: row.cost.trim() || of.cost.trim() })),
  );
}

/** What is typed, ready to be sent; or what is wrong with it. */
export function checkStockIn(
  { day, supplier, products }: StockInDraft,
  say: SayField,
): {
  request: StockInRequest | null;
  errors: StockInErrors;
} {
  const lines = listLines(products);
  const errors: Record<string, string> = {};
  for (const line of lines) {
    const { of, row, cost } = line;
    if (!parseOptionStock(row.pieces)) errors[rowKey(of, row)] = say("pieces", PIECES_MESSAGE);
    else if (parseUnitCost(cost) === null)
      errors[row.cost.trim() ? ownCostKey(of, row) : costKey(of)] = say("cost", UNIT_COST_MESSAGE);
  }
  const request = {
    day,
    supplier,
    lines: lines.map(({ of: { product }, row: { size, color, pieces }, cost }) => ({
      productId: product._id,
      size,
      color,
      pieces,
      cost,
    })),
  };
  const issues = stockInSchema.safeParse(request).error?.issues ?? [];
  for (const { path, message } of issues) errors[path.join(".")] ??= say(path.join("."), message);
  return { request: Object.keys(errors).length === 0 ? request : null, errors };
}

/** The shop's answer about lines, at the rows that they came from. */
export function atRows(
  products: readonly DraftProduct[],
  fields: StockInErrors,
  say: SayField,
): StockInErrors {
  const lines = listLines(products);
  return Object.fromEntries(
    Object.entries(fields).map(([field, message]) => {
      const [, at = "-1", part] = /^lines\.(\d+)(?:\.(\w+))?/.exec(field) ?? [];
      const line = lines[Number(at)];
      if (!line) return [field, say(field, message)];
      const isOwnCost = part === "cost" && line.row.cost.trim() !== "";
      return [(isOwnCost ? ownCostKey : rowKey)(line.of, line.row), say(part ?? "line", message)];
    }),
  );
}

/** The pieces that are typed so far, and what they cost in whole BDT. */
export function sumDraft(products: readonly DraftProduct[]): { pieces: number; taka: number } {
  const sums = { pieces: 0, taka: 0 };
  for (const { row, cost } of listLines(products)) {
    const pieces = parseOptionStock(row.pieces) ?? 0;
    sums.pieces += pieces;
    sums.taka += toTaka(pieces * (parseUnitCost(cost) ?? 0));
  }
  return sums;
}
