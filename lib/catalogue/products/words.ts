import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { NameOf } from "@/lib/catalogue/products/fields";
import type { Language } from "@/lib/words/constants";
import { langOfName, type ShownText, showOwnersText } from "@/lib/words/owners-text";

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

/** The facts that an owner can write in Bangla too. */
const WRITTEN_IN_BANGLA = ["fabric", "fitNote", "care", "origin"] as const satisfies NameOf<
  Record<"fact", object>
>[];

/** A fact of a product as its page says it; empty where there is none. `say` knows the standard terms of the language. */
export function shownFact(
  language: Language,
  product: Omit<ProductDto, "_id" | "version">,
  name: NameOf<Record<"fact", object>>,
  say: (text: string) => string,
): ShownText {
  const text = product[name] ?? "";
  const own = WRITTEN_IN_BANGLA.find((fact) => fact === name);
  const textBn = own && product[`${own}Bn`];
  if (textBn) return showOwnersText(language, { text, textBn });
  const said = say(text);
  return { text: said, lang: langOfName(language, said, text) };
}

/** A product with its texts in that language under the English ones' names, for what has one text of each. */
export function inLanguage(
  language: Language,
  { nameBn, descriptionBn, fabricBn, fitNoteBn, careBn, originBn, ...product }: ProductDto,
): ProductDto {
  const description = shownDescription(language, { ...product, descriptionBn }).text;
  const inBangla = { fabric: fabricBn, fitNote: fitNoteBn, care: careBn, origin: originBn };
  const facts = WRITTEN_IN_BANGLA.flatMap((name) => {
    const { text } = showOwnersText(language, { text: product[name] ?? "", textBn: inBangla[name] });
    return text ? [[name, text]] : [];
  });
  return {
    ...product,
    name: shownName(language, { ...product, nameBn }).text,
    ...(description && { description }),
    ...Object.fromEntries(facts),
  };
}
