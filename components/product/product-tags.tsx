import type { ProductDto } from "@/lib/catalogue/products/dto";
import { availabilityInWords } from "@/lib/catalogue/products/rules";
import { SITE } from "@/lib/site";

/** What networks read of a product; React moves it into the head. The framework's own metadata knows no products. */
export function ProductTags({ product }: { product: ProductDto }) {
  return (
    <>
      <meta property="og:type" content="product" />
      <meta property="product:price:amount" content={String(product.price)} />
      <meta property="product:price:currency" content={SITE.currency} />
      <meta property="product:availability" content={availabilityInWords(product)} />
      <meta property="product:condition" content="new" />
    </>
  );
}
