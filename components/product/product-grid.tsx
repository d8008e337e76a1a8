import { ProductCard } from "@/components/product/product-card";
import type { CardProduct } from "@/lib/catalogue/products/dto";

interface ProductGridProps<Product> {
  products: Product[];
  /** How many cards fill a phone's window; the browser loads the others' pictures when they come near. */
  eagerCards?: number;
  headingLevel?: 2 | 3;
  /** Columns on large screens. */
  columns?: 3 | 4;
  /** A fact to show on each card. */
  noteOf?: (product: Product) => string | undefined;
}

const COLUMNS = { 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" } as const;

/** One column on small screens, two on medium, three on large. */
export function ProductGrid<Product extends CardProduct>({
  products,
  eagerCards = 1,
  headingLevel = 2,
  columns = 3,
  noteOf,
}: ProductGridProps<Product>) {
  return (
    <ul className={`grid gap-x-6 gap-y-8 sm:grid-cols-2 ${COLUMNS[columns]}`}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            isEager={index < eagerCards}
            headingLevel={headingLevel}
            note={noteOf?.(product)}
          />
        </li>
      ))}
    </ul>
  );
}
