import { ProductCard } from "@/components/product/product-card";
import type { ProductDto } from "@/lib/products/dto";

const EAGER_CARDS = 3;

/** One column on small screens, two on medium, three on large. */
export function ProductGrid({ products }: { products: ProductDto[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard product={product} isEager={index < EAGER_CARDS} />
        </li>
      ))}
    </ul>
  );
}
