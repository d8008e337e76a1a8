import type { COLLECTION_RULES } from "@/lib/catalogue/collections/constants";
import { NEW_DAYS } from "@/lib/catalogue/collections/constants";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";
import { formatCount } from "@/lib/platform/text/format";

/** The rules in the form's words. */
export const RULE_LABELS: Readonly<Record<(typeof COLLECTION_RULES)[number], string>> = {
  hand: "Those that I choose",
  sale: "All with a reduced price",
  new: `All that are new in ${NEW_DAYS} days`,
  color: "All of a color",
  word: "All that are found by a word",
};

/** A color that a collection can be of. */
export interface NamedColor {
  slug: string;
  label: string;
}

/** Which products a collection has, such as `All of a color: Navy`. */
export function ruleInWords(
  { kind, productIds = [], color, word }: CollectionDto["rule"],
  colors: readonly NamedColor[],
): string {
  if (kind === "hand")
    return productIds.length === 1
      ? "1 product by hand"
      : `${formatCount(productIds.length)} products by hand`;
  const about = colors.find(({ slug }) => slug === color)?.label ?? word;
  return about ? `${RULE_LABELS[kind]}: ${about}` : RULE_LABELS[kind];
}
