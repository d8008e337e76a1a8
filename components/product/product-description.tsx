import type { ProductDto } from "@/lib/catalogue/products/dto";

/** What the shop writes of a product, a paragraph for each of its own; nothing where it has none. */
export function ProductDescription({ product: { description = "" } }: { product: ProductDto }) {
  if (description === "") return null;
  return (
    <section aria-label="Description" className="stitch-t mt-6 grid max-w-prose gap-3 pt-5">
      {description.split("\n\n").map((paragraph, index) => (
        <p key={index} className="whitespace-pre-line wrap-anywhere">
          {paragraph}
        </p>
      ))}
    </section>
  );
}
