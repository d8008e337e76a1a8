import type { ProductDto } from "@/lib/catalogue/products/dto";
import { availabilityInWords } from "@/lib/catalogue/products/rules";
import { CURRENCY } from "@/lib/platform/text/currency";

/** A product's meta tags for social networks; React moves them into the head. Next's metadata has no product tags. */
export function ProductTags({ product }: { product: ProductDto }) {
  return (
    <>
      <meta property="og:type" content="product" />
      <meta property="product:price:amount" content={String(product.price)} />
      <meta property="product:price:currency" content={CURRENCY} />
      <meta property="product:availability" content={availabilityInWords(product)} />
      <meta property="product:condition" content="new" />
    </>
  );
}
