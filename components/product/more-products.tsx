import { ProductRail } from "@/components/product/product-rail";
import type { ProductDto } from "@/lib/catalogue/products/dto";

interface MoreProductsProps {
  title: string;
  products: ProductDto[];
  noteOf?: (product: ProductDto) => string | undefined;
}

/** Other products below a product, or below what was ordered. */
export function MoreProducts({ title, products, ...cards }: MoreProductsProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="more" className="mt-16 lg:mt-24">
      <h2 id="more" className="mb-6 text-2xl">
        {title}
      </h2>
      <ProductRail products={products} columns={4} {...cards} />
    </section>
  );
}
