import type { ProductDto } from "@/lib/catalogue/products/dto";
import colors from "@/lib/catalogue/products/pictured-colors.json";

const CATALOGUE_PICTURE = /^\/catalogue\/(.+)-[123]-960\.webp$/;
/** By product and colour, that of its first pictures first: the views that are drawn. */
const DRAWN: Record<string, Record<string, number[]>> = colors;

/** The colour that the product's first picture shows; null if it is not known, or no longer one of its colours. */
export function getPicturedColor(product: Pick<ProductDto, "image1" | "colors">): string | null {
  const slug = CATALOGUE_PICTURE.exec(product.image1)?.[1] ?? "";
  const [drawn] = Object.hasOwn(DRAWN, slug) ? Object.keys(DRAWN[slug] ?? {}) : [];
  return product.colors.find((color) => color.toLowerCase().replaceAll(" ", "-") === drawn) ?? null;
}
