import "server-only";
import type { Types } from "mongoose";
import {
  changeOf,
  DRAFT,
  GONE,
  noteItem,
  type PricedProduct,
  pricesOf,
  readPriced,
} from "@/lib/catalogue/sales/sale-items";
import type { ChangedProduct } from "@/lib/catalogue/products/cache-invalidation";
import { refuseStale } from "@/lib/catalogue/products/update-product";
import { RACED, retryRaced } from "@/lib/platform/database/compare-and-set";
import { formatBdt } from "@/lib/platform/text/format";
import { Product } from "@/models/product";
import { SaleItem, type StoredSale, type StoredSaleItem } from "@/models/sale";

const AT_ONCE = 50;

/**
 * Puts back what the products of a sale cost before, some at a time: each once, however often this is begun anew. A price
 * that somebody has changed meanwhile stays, and the reason is written down.
 */
export async function* restorePrices({
  _id: saleId,
}: Pick<StoredSale, "_id">): AsyncGenerator<ChangedProduct[]> {
  for (;;) {
    const products = await Product.find({ "sale.saleId": saleId }).limit(AT_ONCE).select("_id").lean();
    if (products.length === 0) break;
    const changed: ChangedProduct[] = [];
    for (const { _id } of products) {
      const change = await restorePrice(saleId, _id);
      if (change) changed.push(change);
    }
    yield changed;
  }
  yield* settleItems(saleId);
}

async function restorePrice(
  saleId: Types.ObjectId,
  productId: Types.ObjectId,
): Promise<ChangedProduct | null> {
  return await retryRaced(async () => {
    const product = await readPriced(productId);
    const sale = product?.sale;
    if (!product || !sale?.saleId.equals(saleId)) return null;
    const reason = describeChange(product, { price: sale.salePrice, compareAtPrice: sale.price });
    const { matchedCount } = await Product.updateOne(
      { _id: productId, version: product.version, "sale.saleId": saleId },
      reason === null ? pricesBefore(sale) : { $unset: { sale: 1 } },
    );
    if (matchedCount === 0) return RACED;
    await noteItem(saleId, product, { ...outcome(reason), ...pricesOf(sale) });
    return changeOf(product);
  }, refuseStale);
}

const outcome = (reason: string | null) =>
  reason === null ? ({ status: "restored" } as const) : ({ status: "kept", reason } as const);

function pricesBefore({ price, compareAtPrice }: NonNullable<PricedProduct["sale"]>) {
  const hadOldPrice = compareAtPrice !== undefined && compareAtPrice !== null;
  return {
    $set: { price, ...(hadOldPrice && { compareAtPrice }) },
    $unset: { sale: 1, ...(!hadOldPrice && { compareAtPrice: 1 }) },
    $inc: { version: 1 },
  };
}

interface Prices {
  price: number;
  compareAtPrice?: number | null | undefined;
}

/** What somebody has changed of a product since it had these prices, in words; null where nothing. */
function describeChange(product: Pick<PricedProduct, "price" | "compareAtPrice" | "isDraft">, had: Prices) {
  const { price, compareAtPrice, isDraft } = product;
  if (isDraft) return DRAFT;
  if (price !== had.price) return `Its price was changed to ${formatBdt(price)}.`;
  if ((compareAtPrice ?? 0) === (had.compareAtPrice ?? 0)) return null;
  return compareAtPrice
    ? `Its old price was changed to ${formatBdt(compareAtPrice)}.`
    : "Its old price was taken away.";
}

/** Says what has become of products that do not tell any more: they were deleted, or a crash came before it was written down. */
async function* settleItems(saleId: Types.ObjectId): AsyncGenerator<ChangedProduct[]> {
  for (;;) {
    const items = await SaleItem.find({ saleId, status: "reduced" }).limit(AT_ONCE).lean();
    if (items.length === 0) return;
    const changed: ChangedProduct[] = [];
    for (const item of items) {
      const product = await readPriced(item.productId);
      await noteItem(
        saleId,
        product ?? { _id: item.productId },
        outcome(product ? reasonNow(product, item) : GONE),
      );
      if (product) changed.push(changeOf(product));
    }
    yield changed;
  }
}

const reasonNow = (product: PricedProduct, { was }: StoredSaleItem): string | null =>
  was ? describeChange(product, was) : null;
