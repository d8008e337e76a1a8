import { ProductRail } from "@/components/home/product-rail";
import type { CardProduct } from "@/lib/catalogue/products/dto";

interface ProductSectionProps {
  id: string;
  title: string;
  products: CardProduct[];
}

/** A rail of products with its heading; nothing where there are none. */
export function ProductSection({ id, title, products }: ProductSectionProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-6 text-3xl">
        {title}
      </h2>
      <ProductRail products={products} />
    </section>
  );
}
