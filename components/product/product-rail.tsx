import { ProductCard } from "@/components/product/product-card";
import type { CardProduct } from "@/lib/catalogue/products/dto";

/** As wide as the two-column and three-column grids show them, and two thirds of a phone. */
const CARD_SIZES = "(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 60vw";

interface ProductRailProps<Product> {
  products: Product[];
  /** Columns on large screens. */
  columns?: 3 | 4;
  /** A fact to show on each card. */
  noteOf?: ((product: Product) => string | undefined) | undefined;
}

const COLUMNS = { 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" } as const;

/** The products of a rail: on phones the tags hang side by side and a thumb scrolls them; elsewhere they are a grid. */
export function ProductRail<Product extends CardProduct>({
  products,
  columns = 3,
  noteOf,
}: ProductRailProps<Product>) {
  return (
    <ul className={`rail ${COLUMNS[columns]}`}>
      {products.map((product) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            isEager={false}
            headingLevel={3}
            note={noteOf?.(product)}
            sizes={CARD_SIZES}
          />
        </li>
      ))}
    </ul>
  );
}
