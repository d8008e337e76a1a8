import { ProductCard } from "@/components/product/product-card";
import type { CardProduct } from "@/lib/catalogue/products/dto";

/** One column on small screens, two on medium, three on large. The first card fills a phone's window. */
export function ProductGrid({ products }: { products: CardProduct[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard product={product} isEager={index === 0} headingLevel={2} />
        </li>
      ))}
    </ul>
  );
}
