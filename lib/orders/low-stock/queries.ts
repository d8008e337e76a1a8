import "server-only";
import type { Types } from "mongoose";
import type { LowOption } from "@/lib/orders/low-stock/dto";
import { daysLeft, isRunningOut, SALES_DAYS } from "@/lib/orders/low-stock/rules";
import { listSoldLines } from "@/lib/orders/sold/keep-sold";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { readStockSettings } from "@/lib/settings/groups/queries";
import { optionKey, type ProductOption } from "@/lib/stock/options";
import { parseStock } from "@/lib/stock/stock-text";
import { Product } from "@/models/product";
import { PUBLISHED } from "@/lib/catalogue/products/drafts";

const FIELDS = "name nameBn stock stockByOption lowStock";

/** The options that run out, the emptiest first, among those with a limit and those sold in the last 60 days. */
export async function listLowStock(now = Date.now()): Promise<LowOption[]> {
  const [sold, { lowStock: shopLimit }] = await Promise.all([countSold(now), readStockSettings()]);
  const [withLimit, selling] = await Promise.all([
    // If the shop has a limit, each product has one.
    shopLimit > 0
      ? Product.find(PUBLISHED).select(FIELDS).lean()
      : Product.find({ lowStock: { $gt: 0 }, ...PUBLISHED })
          .hint(engineHint({ lowStock: 1 }))
          .select(FIELDS)
          .lean(),
    Product.find({ _id: { $in: [...sold.keys()] }, ...PUBLISHED })
      .select(FIELDS)
      .lean(),
  ]);
  const products = new Map([...withLimit, ...selling].map((product) => [product._id.toString(), product]));
  return [...products.values()]
    .flatMap((product) =>
      listLowOptions(
        { ...product, lowStock: product.lowStock ?? shopLimit },
        sold.get(product._id.toString()) ?? NOTHING_SOLD,
      ),
    )
    .toSorted((a, b) => a.stock - b.stock || (a.days ?? Infinity) - (b.days ?? Infinity));
}

/** Pieces sold by option; under null, the sum of all. */
type Sold = ReadonlyMap<string | null, number>;

const NOTHING_SOLD: Sold = new Map();

/** Counts by product the pieces that were sold of each of its options. */
async function countSold(now: number): Promise<Map<string, Sold>> {
  const byProduct = new Map<string, Map<string | null, number>>();
  for (const { productId, option, sold } of await listSoldLines({ days: SALES_DAYS, now })) {
    const byOption = byProduct.get(productId) ?? new Map<string | null, number>();
    byProduct.set(productId, byOption);
    for (const key of [option, null]) byOption.set(key, (byOption.get(key) ?? 0) + sold);
  }
  return byProduct;
}

interface StoredProduct {
  _id: Types.ObjectId;
  name: string;
  nameBn?: string | null | undefined;
  stock: string;
  stockByOption?: (ProductOption & { stock: number })[] | undefined;
  /** Its own, else the shop's; 0 where it has none. */
  lowStock: number;
}

function listLowOptions(
  { _id, name, nameBn, stock, stockByOption, lowStock }: StoredProduct,
  sold: Sold,
): LowOption[] {
  const pieces = parseStock(stock);
  const whole = pieces === null ? [] : [{ size: "", color: "", stock: pieces }];
  return (stockByOption ?? whole).flatMap((row) => {
    const count = sold.get(stockByOption ? optionKey(row) : null) ?? 0;
    const counted = { stock: row.stock, sold: count, limit: lowStock };
    if (!isRunningOut(counted)) return [];
    const { size, color } = row;
    return [
      {
        productId: _id.toString(),
        name,
        nameBn: nameBn ?? undefined,
        size,
        color,
        ...counted,
        days: daysLeft(counted),
      },
    ];
  });
}
