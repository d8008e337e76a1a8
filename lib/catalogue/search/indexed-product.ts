import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { NameOf } from "@/lib/catalogue/products/fields";

/** What the catalogue in memory needs of a product. */
export type IndexedProduct = Pick<ProductDto, "_id" | "colorGalleries" | NameOf<{ isIndexed: true }>>;
