import { useWords } from "#words";
import { EnglishNames } from "@/components/words/english-names";
import { readAvailability } from "@/lib/stock/availability";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { brandFacts } from "@/lib/shop-facts";

/** How to order without scripts, and the sizes of each colour, because the form's sizes then do not follow the colour. */
export function OrderByPhone({ product }: { product: ProductDto }) {
  const { text, soldOut, there } = useWords("product").byPhone;
  const values = useWords("values");
  const describeSizes = (color: string): string => {
    const left = readAvailability(product).options.filter((option) => option.color === color);
    return left.length === 0 ? soldOut : left.map(({ size }) => values.size(size) || there).join(", ");
  };
  return (
    <noscript className="block">
      <div className="border-l-4 border-marigold bg-white p-4">
        <p>
          {text}{" "}
          <a href={brandFacts().phoneHref} className="link">
            {brandFacts().phone}
          </a>
        </p>
        {product.stockByOption && product.colors.length > 1 && (
          <ul className="mt-2">
            {product.colors.map((color) => (
              <li key={color}>
                <EnglishNames text={values.color(color)} names={[color]} />: {describeSizes(color)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </noscript>
  );
}
