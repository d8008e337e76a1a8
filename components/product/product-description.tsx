import { useLanguage, useWords } from "#words";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { shownDescription } from "@/lib/catalogue/products/words";

/** What the shop writes of a product, a paragraph for each of its own; nothing where it has none. */
export function ProductDescription({ product }: { product: ProductDto }) {
  const words = useWords("product");
  const { text, lang } = shownDescription(useLanguage(), product);
  if (text === "") return null;
  return (
    <section aria-label={words.description} className="stitch-t mt-6 grid max-w-prose gap-3 pt-5">
      {text.split("\n\n").map((paragraph, index) => (
        <p key={index} lang={lang} className="whitespace-pre-line wrap-anywhere">
          {paragraph}
        </p>
      ))}
    </section>
  );
}
