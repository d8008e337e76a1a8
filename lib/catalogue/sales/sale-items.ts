import "server-only";
import type { Types } from "mongoose";
import type { ItemStatus } from "@/lib/catalogue/sales/constants";
import type { ChangedProduct } from "@/lib/catalogue/products/cache-invalidation";
import { Product } from "@/models/product";
import { SaleItem } from "@/models/sale";

export const GONE = "It was deleted.";
export const DRAFT = "It is a draft.";

/** A product with what a sale reads and writes of it; null where there is none. */
export const readPriced = async (productId: Types.ObjectId) =>
  await Product.findById(productId).select("name category price compareAtPrice isDraft version sale").lean();

export type PricedProduct = NonNullable<Awaited<ReturnType<typeof readPriced>>>;

type ProductSale = NonNullable<PricedProduct["sale"]>;

/** What an item keeps of the prices that stand on its product during the sale. */
export const pricesOf = ({ price, compareAtPrice, salePrice }: ProductSale) => ({
  was: { price, compareAtPrice },
  price: salePrice,
});

export const changeOf = ({ _id, category }: Pick<PricedProduct, "_id" | "category">): ChangedProduct => ({
  productId: _id.toString(),
  categories: [category],
});

interface Noted extends Partial<ReturnType<typeof pricesOf>> {
  status: ItemStatus;
  reason?: string;
}

/** Writes down what was done with a product. */
export async function noteItem(
  saleId: Types.ObjectId,
  { _id: productId, name }: { _id: Types.ObjectId; name?: string },
  { reason, ...noted }: Noted,
): Promise<void> {
  await SaleItem.updateOne(
    { saleId, productId },
    {
      $set: { ...(name !== undefined && { name }), ...noted, ...(reason !== undefined && { reason }) },
      ...(reason === undefined && { $unset: { reason: 1 } }),
    },
    { upsert: true },
  );
}
