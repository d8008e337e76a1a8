import "server-only";
import type { CategoryName } from "@/lib/catalog";
import { AppError } from "@/lib/http/errors";
import { retirePictures } from "@/lib/images/keep-pictures";
import { Product } from "@/models/product";

/** Deletes a product and returns its category; throws NOT_FOUND. Orders keep their own copy of it. */
export async function deleteProduct(productId: string): Promise<CategoryName> {
  const product = await Product.findOneAndDelete({ _id: productId }).lean();
  if (!product) throw new AppError("NOT_FOUND");
  await retirePictures(product);
  return product.category;
}
