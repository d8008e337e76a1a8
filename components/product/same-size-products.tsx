import { ProductGrid } from "@/components/product/product-grid";
import { sharedSizes } from "@/lib/stock/availability";
import type { ProductDto } from "@/lib/catalogue/products/dto";

interface SameSizeProductsProps {
  /** It is sold out. */
  product: ProductDto;
  products: ProductDto[];
}

/** What is there instead of something that is sold out, and in which of its sizes. */
export function SameSizeProducts({ product, products }: SameSizeProductsProps) {
  return (
    <section aria-labelledby="same-size" className="mt-16 lg:mt-24">
      <h2 id="same-size" className="mb-6 text-2xl">
        {product.sizes.length > 0 ? "In stock in the same size" : "In stock now"}
      </h2>
      <ProductGrid
        products={products}
        eagerCards={0}
        headingLevel={3}
        columns={4}
        noteOf={(other) => describeSizes(sharedSizes(product, other))}
      />
    </section>
  );
}

function describeSizes(sizes: string[]): string | undefined {
  return sizes.length > 0 ? `In ${sizes.join(", ")}` : undefined;
}
