import { useLanguage, useWords } from "#words";
import { ProductCard } from "@/components/product/product-card";
import { DropWishButton } from "@/components/product/drop-wish-button";
import { EnglishNames } from "@/components/words/english-names";
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
          <ProductCard
            product={product}
            isEager={index === 0}
            headingLevel={2}
            note={product.option && <KeptIn color={product.option.color} />}
          />
          <DropWishButton productId={product._id} label={remove} name={shownName(language, product).text} />
        </li>
      ))}
    </ul>
  );
}

/** The colour in which it was kept. */
function KeptIn({ color }: { color: string }) {
  const { card } = useWords("listing");
  const say = useWords("values").color;
  return <EnglishNames text={card.colors([say(color)])} names={[color]} />;
}
