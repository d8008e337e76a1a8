import { ProductGrid } from "@/components/product/product-grid";
import type { Category } from "@/lib/categories";
import type { ProductDto } from "@/lib/catalogue/products/dto";

/** Others of the same category. */
export function RelatedProducts({ category, products }: { category: Category; products: ProductDto[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="more" className="mt-16 lg:mt-24">
      <h2 id="more" className="mb-6 text-2xl">
        More {category.plural}
      </h2>
      <ProductGrid products={products} eagerCards={0} headingLevel={3} columns={4} />
    </section>
  );
}
