import { ProductGrid } from "@/components/product/product-grid";
import type { ProductDto } from "@/lib/catalogue/products/dto";

interface MoreProductsProps {
  title: string;
  products: ProductDto[];
  noteOf?: (product: ProductDto) => string | undefined;
}

/** Other products on a product's page. */
export function MoreProducts({ title, products, ...cards }: MoreProductsProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="more" className="mt-16 lg:mt-24">
      <h2 id="more" className="mb-6 text-2xl">
        {title}
      </h2>
      <ProductGrid products={products} eagerCards={0} headingLevel={3} columns={4} {...cards} />
    </section>
  );
}
