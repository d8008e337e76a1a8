import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import { isOccasion } from "@/lib/catalogue/search/concepts";
import type { Term } from "@/lib/catalogue/search/text-index";

/** The longest phrases that mean something, and the words between them. Several occasions are one term: any of them will do. */
export function toTerms({ concepts }: Pick<Catalogue, "concepts">, stems: readonly string[]): Term[] {
  const terms: Term[] = [];
  const occasions: Term = { words: [], concepts: [] };
  for (let index = 0; index < stems.length;) {
    const phrase = concepts.findAt(stems, index);
    const term = {
      words: stems.slice(index, index + (phrase?.length ?? 1)),
      concepts: phrase?.concepts ?? [],
    };
    if (isOfOccasion(term)) {
      occasions.words.push(...term.words);
      occasions.concepts.push(...term.concepts);
    } else terms.push(term);
    index += term.words.length;
  }
  return occasions.words.length > 0 ? [...terms, occasions] : terms;
}

const isOfOccasion = ({ concepts }: Term): boolean => concepts.some((concept) => isOccasion(concept));
