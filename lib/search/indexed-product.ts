import type { ProductDto } from "@/lib/products/dto";

/** What the catalogue in memory needs of a product. */
export type IndexedProduct = Pick<
  ProductDto,
  | "_id"
  | "name"
  | "category"
  | "price"
  | "fit"
  | "fabric"
  | "sizes"
  | "colors"
  | "stock"
  | "stockByOption"
  | "image1"
  | "colorImages"
>;
