import "server-only";
import type { Types } from "mongoose";
import { Batcher } from "@/lib/platform/database/batcher";
import { groupBy } from "@/lib/platform/group-by";
import { type ProductDto, toProductDto } from "@/lib/catalogue/products/dto";
import type { ProductCost } from "@/lib/stock/rules";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

export interface GoodsUnit {
  _id: Types.ObjectId;
  productId: Types.ObjectId;
  size: string;
  color: string;
  cost?: { paisa: number; edit: number } | null | undefined;
}

/** Products with the stock units that are theirs. */
export interface Goods {
  products: ProductDto[];
  units: GoodsUnit[];
  /** What products cost the shop, by their ids. */
  costs: Map<string, ProductCost>;
}

const reads = new Batcher<string[], Goods>({
  name: "reads of goods",
  work: readAll,
});

/** The products of these ids that still exist, drafts too, and their units; one read for all orders that are placed at once. */
export async function readGoods(productIds: string[]): Promise<Goods> {
  return await reads.run(productIds);
}

async function readAll(asked: string[][]): Promise<Goods[]> {
  const all = [...new Set(asked.flat())];
  const [stored, units] = await Promise.all([Product.find({ _id: { $in: all } }).lean(), readUnits(all)]);
  const productOf = new Map(stored.map((product) => [product._id.toString(), toProductDto(product)]));
  const costs = new Map(stored.map(({ _id, cost, costEdits }) => [_id.toString(), { cost, costEdits }]));
  const unitsOf = groupBy(units, ({ productId }) => productId.toString());
  return asked.map((ids) => {
    const own = [...new Set(ids)];
    return {
      products: own.flatMap((id) => productOf.get(id) ?? []),
      units: own.flatMap((id) => unitsOf.get(id) ?? []),
      costs,
    };
  });
}

/** The units that can be ordered from. */
export async function readUnits(productIds: string[]): Promise<GoodsUnit[]> {
  if (productIds.length === 0) return [];
  return await StockUnit.find({ productId: { $in: productIds }, retiredAt: null })
    .select("productId size color cost")
    .lean();
}
