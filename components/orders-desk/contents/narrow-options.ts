import type { ProductDto } from "@/lib/catalogue/products/dto";
import { foldOption, type ProductOption } from "@/lib/stock/options";

/** The options that the words of a search mean: `chino 32` those in 32. A word of the product's name means none. */
export function narrowOptions<Option extends ProductOption>(
  { name, sizes, colors }: Pick<ProductDto, "name" | "sizes" | "colors">,
  options: readonly Option[],
  q: string,
): Option[] {
  const named = foldOption(name);
  const words = foldOption(q)
    .split(/[\s,]+/)
    .filter((word) => word !== "" && !named.includes(word));
  const ofSize = words.filter((word) => sizes.some((size) => foldOption(size) === word));
  const isOfColor = (color: string, word: string) =>
    foldOption(color)
      .split(/[\s-]+/)
      .some((part) => part.startsWith(word));
  const ofColor = words.filter(
    (word) => !ofSize.includes(word) && colors.some((color) => isOfColor(color, word)),
  );
  return options.filter(
    ({ size, color }) =>
      (ofSize.length === 0 || ofSize.includes(foldOption(size))) &&
      ofColor.every((word) => isOfColor(color, word)),
  );
}
