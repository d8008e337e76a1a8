import type { ProductDto } from "@/lib/products/dto";
import { foldOption } from "@/lib/products/options";

/** The picture that shows a product in this colour: its first one where the colour has none of its own. */
export function pictureOf({ image1, colorImages }: ProductDto, color: string): string {
  const own = Object.entries(colorImages ?? {}).find(([name]) => foldOption(name) === foldOption(color));
  return own?.[1] ?? image1;
}
