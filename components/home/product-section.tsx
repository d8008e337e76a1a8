import { ProductRail } from "@/components/product/product-rail";
import type { CardProduct } from "@/lib/catalogue/products/dto";

interface ProductSectionProps {
  id: string;
  title: string;
  /** Of the title, where it is another language than the page's. */
  lang?: string | undefined;
  products: CardProduct[];
}

/** A rail of products with its heading; nothing where there are none. */
export function ProductSection({ id, title, lang, products }: ProductSectionProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} lang={lang} className="mb-6 text-3xl">
        {title}
      </h2>
      <ProductRail products={products} />
    </section>
  );
}
