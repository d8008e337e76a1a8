import { useLanguage, useWords } from "#words";
import { ProductCard } from "@/components/product/product-card";
import { DropWishButton } from "@/components/product/drop-wish-button";
import type { CardProduct } from "@/lib/catalogue/products/dto";
import { shownName } from "@/lib/catalogue/products/words";

/** What somebody wishes for, each with what takes it out again. */
export function WishGrid({ products }: { products: CardProduct[] }) {
  const { remove } = useWords("listing").wishlist;
  const language = useLanguage();
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {products.map((product, index) => (
        <li key={product._id} className="flex flex-col">
          <ProductCard product={product} isEager={index === 0} headingLevel={2} />
          <DropWishButton productId={product._id} label={remove} name={shownName(language, product).text} />
        </li>
      ))}
    </ul>
  );
}
