import "server-only";
import { Types } from "mongoose";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { foldOption, optionKey, type ProductOption, type StockRow } from "@/lib/stock/options";
import { parseStock } from "@/lib/stock/stock-text";
import { applyPendingEdit } from "@/lib/stock/apply-pending-edit";
import { type Goods, type GoodsUnit, readUnits } from "@/lib/orders/read-goods";
import { StockUnit } from "@/models/stock-unit";

interface WantedLine extends ProductOption {
  productId: string;
}

/** Finds the stock unit of a line; null where its product is not counted, or not made in this option any more. */
export type UnitOf = (line: WantedLine) => Types.ObjectId | null;

/**
 * The stock units that lines take their pieces from; it makes those that are missing against all order. An option
 * without a count has no unit.
 */
export async function findUnits(lines: readonly WantedLine[], { products, units }: Goods): Promise<UnitOf> {
  const byId = new Map(products.map((product) => [product._id, product]));
  const keyOf = (line: WantedLine) => {
    const product = byId.get(line.productId);
    return product && isCounted(product) ? unitKey(line.productId, countedOption(product, line)) : null;
  };
  let unitIds = byKey(units);
  const lacking = lines.filter((line) => {
    const key = keyOf(line);
    return key !== null && !unitIds.has(key);
  });
  if (lacking.length > 0) {
    const ids = new Set(lacking.map(({ productId }) => productId));
    for (const product of products) if (ids.has(product._id)) await makeUnits(product);
    unitIds = byKey(await readUnits(products.map(({ _id }) => _id)));
  }
  return (line) => {
    const key = keyOf(line);
    return key === null ? null : (unitIds.get(key) ?? null);
  };
}

function byKey(units: GoodsUnit[]): Map<string, Types.ObjectId> {
  return new Map(units.map((unit) => [unitKey(unit.productId.toString(), unit), unit._id]));
}

function isCounted({ stock, stockByOption }: ProductDto): boolean {
  return stockByOption !== undefined || parseStock(stock) !== null;
}

/** The option whose count this line changes: its own, or the one of a product that is counted as one. */
function countedOption({ stockByOption }: ProductDto, { size, color }: ProductOption): ProductOption {
  return stockByOption ? { size, color } : { size: "", color: "" };
}

const unitKey = (productId: string, option: ProductOption) => `${productId} ${optionKey(option)}`;

/** Makes the units that an edit left for later, and those of a product with counts that, against all order, has none. */
async function makeUnits({ _id, stock, stockByOption }: ProductDto): Promise<void> {
  const productId = new Types.ObjectId(_id);
  await applyPendingEdit(productId);
  // If the product has other units, the missing one was retired just now.
  if (await StockUnit.exists({ productId })) return;
  const rows = stockByOption ?? [{ size: "", color: "", stock: parseStock(stock) ?? 0 }];
  for (const row of rows) await createMissingUnit(productId, row);
}

async function createMissingUnit(productId: Types.ObjectId, { size, color, stock }: StockRow): Promise<void> {
  const option = { productId, size: foldOption(size), color: foldOption(color), retiredAt: null };
  // Another request may be first.
  await unlessDuplicate(
    StockUnit.updateOne(option, { $setOnInsert: { stock, received: stock } }, { upsert: true }),
  );
}
