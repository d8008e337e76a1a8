import { Picture } from "@/components/ui/picture";
import type { ProductDto } from "@/lib/products/dto";

const LARGE_SIZES = "(min-width: 1024px) 60vw, 100vw";

/** The pictures that the product has, side by side to swipe through. */
export function ProductPictures({ product }: { product: ProductDto }) {
  const pictures = [product.image1, product.image2, product.image3].filter(Boolean);
  return (
    <ul
      aria-label="Pictures"
      tabIndex={pictures.length > 1 ? 0 : undefined}
      className="-mx-4 flex snap-x snap-mandatory gap-2 overflow-x-auto sm:mx-0"
    >
      {pictures.map((src, index) => (
        <li key={src} className="w-full shrink-0 snap-center">
          <Picture
            src={src}
            alt={`${product.name}, picture ${index + 1}`}
            sizes={LARGE_SIZES}
            isEager={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
