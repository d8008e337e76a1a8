import { Swatch } from "@/components/product/swatch";
import { swatchOf } from "@/lib/catalogue/search/swatches";

const MOST_SHOWN = 5;

/** The colours of a product, where there is a choice: five to see, and how many more. */
export function CardSwatches({ product: { name, colors } }: { product: { name: string; colors: string[] } }) {
  if (colors.length < 2) return null;
  const more = colors.length - MOST_SHOWN;
  return (
    <p className="mb-2 flex items-center gap-1.5">
      <span className="sr-only">In {colors.join(", ")}</span>
      {colors.slice(0, MOST_SHOWN).map((color) => (
        <Swatch key={color} background={swatchOf(color, name)} />
      ))}
      {more > 0 && (
        <span aria-hidden="true" className="text-sm text-muted">
          +{more}
        </span>
      )}
    </p>
  );
}
