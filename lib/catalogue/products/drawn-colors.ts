import table from "@/lib/catalogue/products/pictured-colors.json";

/** A colour of a product of the demo, and the views of it that are drawn. */
interface DrawnColor {
  slug: string;
  views: number[];
}

/** By product and colour, that of its first pictures first. */
const DRAWN: Record<string, Record<string, number[]>> = table;

/** The colours in which a product of the demo is drawn, that of its first picture first; none of another product. */
export function findDrawnColors(product: string): DrawnColor[] {
  const drawn = Object.hasOwn(DRAWN, product) ? DRAWN[product] : undefined;
  return Object.entries(drawn ?? {}).map(([slug, views]) => ({ slug, views }));
}
