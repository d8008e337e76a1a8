import "server-only";
import type { CardProduct, ProductDto } from "@/lib/catalogue/products/dto";
import { lookOf } from "@/lib/catalogue/products/pictured-color";
import { listProductsByIds } from "@/lib/catalogue/products/queries";
import { readWish, withoutProducts } from "@/lib/catalogue/wishlist/rules";
import { optionSlug } from "@/lib/platform/text/option-slug";
import { Product } from "@/models/product";

/** The products of these wishes in their order, each in its colour, without drafts and what was deleted. */
export async function listWished(wishes: readonly string[]): Promise<CardProduct[]> {
  const wanted = wishes.map(readWish);
  const found = await listProductsByIds(wanted.map(({ productId }) => productId));
  return wanted.flatMap(({ productId, color }) => {
    const product = found.find(({ _id }) => _id === productId);
    return product ? [inColor(product, color)] : [];
  });
}

/** The wishes whose products are there: drafts too, which may be back in an hour. */
export async function listLeft(wishes: readonly string[]): Promise<string[]> {
  const ids = wishes.map((wish) => readWish(wish).productId);
  const products = await Product.find({ _id: { $in: ids } })
    .select("_id")
    .lean();
  const left = new Set(products.map(({ _id }) => _id.toString()));
  return wishes.filter((_wish, index) => left.has(ids[index] ?? ""));
}

/** The wishes whose products were deleted. */
export async function listDeleted(wishes: readonly string[]): Promise<string[]> {
  return withoutProducts(wishes, await listLeft(wishes));
}

/** A colour that the product no longer comes in is left out. */
function inColor(product: ProductDto, slug: string): CardProduct {
  const color = product.colors.find((one) => slug !== "" && optionSlug(one) === slug);
  return color === undefined
    ? product
    : { ...product, ...lookOf(product, color), option: { size: "", color } };
}
