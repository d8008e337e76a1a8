import { useWords } from "#words";
import { NEW_DAYS } from "@/lib/catalogue/collections/constants";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";

/** A color that a collection can be of. */
export interface NamedColor {
  slug: string;
  label: string;
}

/** Says which products a collection has, such as `All of a color: Navy`. */
export function useRuleWords(colors: readonly NamedColor[]): (rule: CollectionDto["rule"]) => string {
  const { collections: words } = useWords("deskCatalogue");
  const { color: sayColor } = useWords("values");
  return ({ kind, productIds = [], color, word }) => {
    if (kind === "hand") return words.byHand(productIds.length);
    const rule = words.rules[kind](NEW_DAYS);
    const named = colors.find(({ slug }) => slug === color);
    const about = named ? sayColor(named.label) : word;
    return about ? words.ruleOf(rule, about) : rule;
  };
}
