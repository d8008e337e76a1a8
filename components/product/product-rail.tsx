import { ProductCard } from "@/components/product/product-card";
import type { CardProduct } from "@/lib/catalogue/products/dto";

/** As wide as the two-column and three-column grids show them, and two thirds of a phone. */
const CARD_SIZES = "(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 60vw";

/** The thread that a tag hangs on. */
const THREAD =
  "max-sm:relative max-sm:pt-4 max-sm:before:absolute max-sm:before:top-0 max-sm:before:left-1/2 max-sm:before:h-4 max-sm:before:border-l max-sm:before:border-dashed max-sm:before:border-ink/60";

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
    <ul
      className={`gap-x-3 gap-y-8 max-sm:-mx-gutter max-sm:flex max-sm:snap-x max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:border-t-2 max-sm:border-ink max-sm:px-gutter max-sm:pb-2 sm:grid sm:grid-cols-2 sm:gap-x-6 ${COLUMNS[columns]}`}
    >
      {products.map((product) => (
        <li key={product._id} className={`max-sm:w-[60vw] max-sm:shrink-0 max-sm:snap-start ${THREAD}`}>
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
