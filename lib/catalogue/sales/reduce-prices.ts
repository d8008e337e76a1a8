import "server-only";
import type { Types } from "mongoose";
import { salePrice } from "@/lib/catalogue/sales/rules";
import { changeOf, DRAFT, GONE, noteItem, pricesOf, readPriced } from "@/lib/catalogue/sales/sale-items";
import { inScope } from "@/lib/catalogue/sales/scope";
import type { ChangedProduct } from "@/lib/catalogue/products/cache-invalidation";
import { PUBLISHED } from "@/lib/catalogue/products/drafts";
import { refuseStale } from "@/lib/catalogue/products/update-product";
import { RACED, retryRaced } from "@/lib/platform/database/compare-and-set";
import { Product } from "@/models/product";
import { Sale, SaleItem, type StoredSale } from "@/models/sale";

const AT_ONCE = 50;

/** Writes the prices of a sale, some products at a time: each product once, however often this is begun anew. */
export async function* reducePrices(sale: StoredSale): AsyncGenerator<ChangedProduct[]> {
  let last: Types.ObjectId | undefined;
  for (;;) {
    const products = await Product.find({
      $and: [inScope(sale), PUBLISHED, last ? { _id: { $gt: last } } : {}],
    })
      .sort({ _id: 1 })
      .limit(AT_ONCE)
      .select("_id")
      .lean();
    last = products.at(-1)?._id;
    if (!last) break;
    const changed: ChangedProduct[] = [];
    for (const { _id } of products) {
      const change = await reducePrice(sale, _id);
      if (change) changed.push(change);
    }
    yield changed;
  }
  await noteMissing(sale);
}

/** The product itself tells that it is reduced: after a crash behind that write only the item is left to be written. */
async function reducePrice(sale: StoredSale, productId: Types.ObjectId): Promise<ChangedProduct | null> {
  return await retryRaced(async () => {
    const product = await readPriced(productId);
    if (!product || product.isDraft) return null;
    if (product.sale?.saleId.equals(sale._id)) {
      await noteItem(sale._id, product, { status: "reduced", ...pricesOf(product.sale) });
      return changeOf(product);
    }
    const { price, compareAtPrice, version } = product;
    const reduced = salePrice(price, sale);
    if (product.sale || reduced === null) {
      const reason = product.sale ? await nameOther(product.sale.saleId) : "Its price would not fall.";
      await noteItem(sale._id, product, { status: "skipped", was: { price, compareAtPrice }, reason });
      return null;
    }
    const before = { saleId: sale._id, price, compareAtPrice, salePrice: reduced };
    const { matchedCount } = await Product.updateOne(
      { _id: productId, version, sale: { $exists: false } },
      { $set: { price: reduced, compareAtPrice: price, sale: before }, $inc: { version: 1 } },
    );
    if (matchedCount === 0) return RACED;
    await noteItem(sale._id, product, { status: "reduced", ...pricesOf(before) });
    return changeOf(product);
  }, refuseStale);
}

async function nameOther(saleId: Types.ObjectId): Promise<string> {
  const other = await Sale.findById(saleId).select("name").lean();
  return `It is in the sale “${other?.name ?? ""}”.`;
}

/** Says of chosen products that the start did not come to why they stay as they are. */
async function noteMissing({ _id: saleId, productIds }: StoredSale): Promise<void> {
  if (!productIds) return;
  const noted = await SaleItem.find({ saleId }).select("productId").lean();
  const known = new Set(noted.map(({ productId }) => productId.toString()));
  for (const productId of productIds.filter((id) => !known.has(id.toString()))) {
    const product = await readPriced(productId);
    await noteItem(saleId, product ?? { _id: productId }, {
      status: "skipped",
      reason: product ? DRAFT : GONE,
    });
  }
}
