import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { Language } from "@/lib/words/constants";
import { type ShownText, showOwnersText } from "@/lib/words/owners-text";

type Named = Pick<ProductDto, "name" | "nameBn">;
type Described = Pick<ProductDto, "description" | "descriptionBn">;

/** What a product is called on a page in that language. */
export const shownName = (language: Language, { name, nameBn }: Named): ShownText =>
  showOwnersText(language, { text: name, textBn: nameBn });

/** The same of the product of a line, in a cart or an order. */
export const shownLineName = (
  language: Language,
  { productName, productNameBn }: { productName: string; productNameBn?: string | null | undefined },
): ShownText => showOwnersText(language, { text: productName, textBn: productNameBn ?? undefined });

/** What a page in that language says of a product; empty where nothing is written of it. */
export const shownDescription = (
  language: Language,
  { description = "", descriptionBn }: Described,
): ShownText => showOwnersText(language, { text: description, textBn: descriptionBn });

/** A product with its texts in that language under the English ones' names, for what has one text of each. */
export function inLanguage(
  language: Language,
  { nameBn, descriptionBn, ...product }: ProductDto,
): ProductDto {
  const description = shownDescription(language, { ...product, descriptionBn }).text;
  return {
    ...product,
    name: shownName(language, { ...product, nameBn }).text,
    ...(description && { description }),
  };
}
