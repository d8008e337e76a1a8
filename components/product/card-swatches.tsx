import { useWords } from "#words";
import { Swatch } from "@/components/product/swatch";
import { EnglishNames } from "@/components/words/english-names";
import { swatchOf } from "@/lib/catalogue/search/swatches";

const MOST_SHOWN = 5;

/** The colours of a product, where there is a choice: five to see, and how many more. */
export function CardSwatches({ product: { name, colors } }: { product: { name: string; colors: string[] } }) {
  const words = useWords("listing");
  const { color: colorIn } = useWords("values");
  if (colors.length < 2) return null;
  const more = colors.length - MOST_SHOWN;
  return (
    <p className="mb-2 flex min-h-4 items-center gap-1.5">
      <span className="sr-only">
        <EnglishNames text={words.card.colors(colors.map(colorIn))} names={colors} />
      </span>
      {colors.slice(0, MOST_SHOWN).map((color) => (
        <Swatch key={color} background={swatchOf(color, name)} />
      ))}
      {more > 0 && (
        <span aria-hidden="true" className="text-sm text-muted">
          +{words.number(more)}
        </span>
      )}
    </p>
  );
}
