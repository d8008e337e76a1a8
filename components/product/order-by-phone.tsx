import { readAvailability } from "@/lib/stock/availability";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { brandFacts } from "@/lib/shop-facts";

/** How to order without scripts, and the sizes of each colour, because the form's sizes then do not follow the colour. */
export function OrderByPhone({ product }: { product: ProductDto }) {
  return (
    <noscript className="block">
      <div className="border-l-4 border-marigold bg-white p-4">
        <p>
          The cart needs JavaScript, which is off in this browser. Order by phone instead:{" "}
          <a href={brandFacts().phoneHref} className="link">
            {brandFacts().phone}
          </a>
        </p>
        {product.stockByOption && product.colors.length > 1 && (
          <ul className="mt-2">
            {product.colors.map((color) => (
              <li key={color}>
                {color}: {describeSizes(product, color)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </noscript>
  );
}

function describeSizes(product: ProductDto, color: string): string {
  const there = readAvailability(product).options.filter((option) => option.color === color);
  if (there.length === 0) return "sold out";
  return there.map(({ size }) => size || "there").join(", ");
}
