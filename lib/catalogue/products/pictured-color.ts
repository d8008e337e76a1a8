import type { ProductDto } from "@/lib/catalogue/products/dto";
import colors from "@/lib/catalogue/products/pictured-colors.json";

const CATALOGUE_PICTURE = /^\/catalogue\/(.+)-[123]-960\.webp$/;
const BY_PICTURE: Record<string, string> = colors;

/** The colour that the product's first picture shows; null if it is not known, or no longer one of its colours. */
export function getPicturedColor(product: Pick<ProductDto, "image1" | "colors">): string | null {
  const color = BY_PICTURE[CATALOGUE_PICTURE.exec(product.image1)?.[1] ?? ""];
  return color && product.colors.includes(color) ? color : null;
}
