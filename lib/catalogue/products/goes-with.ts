import "server-only";
import { categoriesWith } from "@/lib/catalogue/products/categories-with";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { listNewestOf, listProductsByIds } from "@/lib/catalogue/products/queries";
import { RELATED_PRODUCTS } from "@/lib/catalogue/products/rules";
import { isSoldOut } from "@/lib/stock/stock-text";

/** What goes with these products and can be had: of each category that does the newest one. */
export async function listGoesWith(productIds: string[]): Promise<ProductDto[]> {
  const products = await listProductsByIds(productIds);
  const newest = await Promise.all(
    categoriesWith(products.map(({ category }) => category)).map(listNewestOf),
  );
  return newest.flatMap((some) => some.find((one) => !isSoldOut(one)) ?? []).slice(0, RELATED_PRODUCTS);
}
