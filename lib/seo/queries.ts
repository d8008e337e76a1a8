import "server-only";
import { listAddresses } from "@/lib/catalogue/images/keep-pictures";
import { isListed } from "@/lib/catalogue/products/drafts";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { streamProductBatches } from "@/lib/catalogue/products/stream-products";

export interface ListedProduct extends ProductDto {
  /** When an admin last changed it, in ISO 8601. */
  updatedAt: string;
}

/** The facts that a sitemap tells about a product. */
export interface SitemapProduct extends Pick<ListedProduct, "_id" | "category" | "updatedAt"> {
  /** Their addresses, each as often as it is shown. */
  images: string[];
}

/** The facts that the sitemap tells about every product, newest first. */
export async function listSitemapProducts(): Promise<SitemapProduct[]> {
  const mapped: SitemapProduct[] = [];
  for await (const products of streamProductBatches())
    for (const product of products)
      if (isListed(product))
        mapped.push({
          _id: product._id.toString(),
          category: product.category,
          updatedAt: product.updatedAt.toISOString(),
          images: listAddresses(product),
        });
  return mapped;
}
