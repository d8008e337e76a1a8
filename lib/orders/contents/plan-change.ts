import "server-only";
import { Types } from "mongoose";
import { linePrice, unitPriceOf } from "@/lib/orders/cart/rules";
import { groupBy } from "@/lib/platform/group-by";
import { AppError } from "@/lib/platform/http/errors";
import type { WantedLine } from "@/lib/orders/lines/schema";
import { inProgress } from "@/lib/orders/in-progress";
import type { SettledLine } from "@/lib/orders/settle-order";
import { toPieces } from "@/lib/orders/to-pieces";
import { lookOfLine } from "@/lib/catalogue/products/pictured-color";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { findSpelling, isOptionMade, isSameOption, nameWithOption } from "@/lib/stock/options";
import { stockOfOption } from "@/lib/stock/rules";
import type { CostOf } from "@/lib/orders/find-costs";
import type { UnitOf } from "@/lib/orders/find-units";
import type { StockDemand } from "@/lib/stock/hold-stock";

/** A line as an order keeps it. */
export interface StoredLine extends SettledLine {
  _id: Types.ObjectId;
  productName: string;
  productNameBn?: string | null | undefined;
  category: string;
  price: number;
  costPaisa?: number | null;
  image1: string;
  shownIn?: string | null | undefined;
  image2: string;
  image3: string;
}

interface PlanOptions {
  before: StoredLine[];
  wanted: WantedLine[];
  products: ProductDto[];
  unitOf: UnitOf;
  costOf: CostOf;
}

export interface ContentsPlan {
  lines: StoredLine[];
  /** What has to be held before the order changes. */
  demands: StockDemand[];
  /** What is done with the pieces once it has: see settle-order.ts. */
  settlementLines: SettledLine[];
}

/**
 * The lines that an order is to have, and the pieces that come and go with them, by stock unit. A line that asks for no
 * more of the same option keeps what was agreed; any other is taken from the shop as it is today. Throws OUT_OF_STOCK for
 * what cannot be had any more.
 */
export function planChange({ before, wanted, ...shop }: PlanOptions): ContentsPlan {
  const matchOf = matchLines(before, wanted);
  const lines = wanted.map((line, index) => {
    const existing = matchOf(index);
    const isAgreed = existing && isSameProductOption(existing, line) && line.quantity <= existing.quantity;
    return isAgreed
      ? { ...existing, quantity: line.quantity, price: linePrice(unitPriceOf(existing), line.quantity) }
      : takeLine({ line, index, existing, ...shop });
  });
  return { lines, ...comparePieces(before, lines) };
}

/** The line of the order that each wanted one is: by its id, else by its product and option. Each is one at most. */
function matchLines(before: StoredLine[], wanted: WantedLine[]): (index: number) => StoredLine | undefined {
  const left = new Map(before.map((line) => [line._id.toString(), line]));
  const matches = new Map<number, StoredLine>();
  const match = (index: number, line: StoredLine | undefined) => {
    if (!line) return;
    matches.set(index, line);
    left.delete(line._id.toString());
  };
  for (const [index, { _id }] of wanted.entries()) if (_id) match(index, left.get(_id));
  for (const [index, line] of wanted.entries())
    if (!matches.has(index))
      match(
        index,
        [...left.values()].find((existing) => isSameProductOption(existing, line)),
      );
  return (index) => matches.get(index);
}

function isSameProductOption(existing: StoredLine, line: WantedLine): boolean {
  return existing.productId.toString() === line.productId && isSameOption(existing, line);
}

interface TakeLineOptions extends Pick<PlanOptions, "products" | "unitOf" | "costOf"> {
  line: WantedLine;
  index: number;
  existing: StoredLine | undefined;
}

function takeLine({ line, index, existing, products, unitOf, costOf }: TakeLineOptions): StoredLine {
  const product = products.find(({ _id }) => _id === line.productId);
  const isSameProduct = existing?.productId.toString() === line.productId;
  if (!product) {
    const name = isSameProduct ? `“${existing.productName}”` : "This product";
    throw refused(index, `${name} is no longer in the shop.`);
  }
  const option = { size: spelled(product.sizes, line.size), color: spelled(product.colors, line.color) };
  const { size, color } = option;
  if (size === undefined || color === undefined || !isOptionMade(product, { size, color }))
    throw refused(index, `${nameWithOption(`“${product.name}”`, line)} is not made.`);
  const unitId = unitOf({ productId: product._id, size, color });
  // An admin has changed what is counted since it was read.
  if (unitId === null && stockOfOption(product, { size, color }) !== null) throw inProgress();
  return {
    _id: existing?._id ?? new Types.ObjectId(),
    productId: new Types.ObjectId(product._id),
    productName: product.name,
    ...(product.nameBn && { productNameBn: product.nameBn }),
    category: product.category,
    size,
    color,
    quantity: line.quantity,
    price: linePrice(product.price, line.quantity),
    ...costOf({ productId: product._id, size, color }),
    ...lookOfLine(product, color),
    ...(unitId && { unitId }),
  };
}

/** An option in the product's own spelling; undefined for one that it does not come in. */
function spelled(options: string[], wanted: string): string | undefined {
  if (options.length === 0) return wanted === "" ? "" : undefined;
  return findSpelling(options, wanted);
}

/** Told beside its line. */
export function refused(index: number, message: string): AppError {
  return new AppError("OUT_OF_STOCK", { message, fields: { [`lines.${index}`]: message } });
}

/** Compares the pieces of each unit: how many more are asked for, and which lines let go of how many. */
function comparePieces(before: StoredLine[], after: StoredLine[]): Omit<ContentsPlan, "lines"> {
  const ofUnit = groupBy([...before, ...after].filter(hasUnit), ({ unitId }) => unitId.toString());
  const demands: StockDemand[] = [];
  const settlementLines: SettledLine[] = [];
  for (const [first] of ofUnit.values()) {
    if (!first) continue;
    const { unitId } = first;
    const [had, has] = [before, after].map((lines) =>
      lines.filter((line) => unitId.equals(line.unitId ?? null)),
    );
    if (!had || !has) continue;
    const more = sumOf(has) - sumOf(had);
    if (more > 0) {
      demands.push({ unitId, quantity: more });
      settlementLines.push({ ...toPieces(first), quantity: more });
    } else settlementLines.push(...listGoing(had, has, -more));
  }
  return { demands, settlementLines };
}

const hasUnit = (line: StoredLine): line is StoredLine & { unitId: Types.ObjectId } => Boolean(line.unitId);

const sumOf = (lines: StoredLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** So many pieces that lines of a unit let go of, with the options that they were of: these may be counted apart by now. */
function listGoing(had: StoredLine[], has: StoredLine[], count: number): SettledLine[] {
  const going: SettledLine[] = [];
  let left = count;
  for (const line of had) {
    const kept = has.find(({ _id, ...now }) => _id.equals(line._id) && isSameOption(now, line));
    const fewer = Math.min(left, line.quantity - Math.min(line.quantity, kept?.quantity ?? 0));
    if (fewer > 0) going.push({ ...toPieces(line), quantity: -fewer });
    left -= fewer;
  }
  return going;
}
