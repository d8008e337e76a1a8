import type { Block, Question } from "@/lib/settings/pages/blocks";
import { brandFacts, deliveryFacts, orderTerms } from "@/lib/shop-facts";
import { pages } from "@/lib/words/en/pages";
import { units } from "@/lib/words/en/units";
import type { Words } from "@/lib/words/words";

/** In which words a text tells the facts that it names. */
export interface FactWords {
  units: Words["units"];
  charges: Words["pages"]["charges"];
  brand: { name: string; address: string; payment: string };
}

const inEnglish = (): FactWords => {
  const { name, outletAddress, outlet } = brandFacts();
  return { units, charges: pages.charges, brand: { name, address: outletAddress, payment: outlet.payment } };
};

function chargesInWords(words: FactWords): string {
  const { charges, freeFrom } = deliveryFacts();
  const { money } = words.units;
  return words.charges({
    inside: money(charges["Inside Dhaka"]),
    outside: money(charges["Outside Dhaka"]),
    freeFrom: freeFrom === null ? null : money(freeFrom),
  });
}

/** The time in which the shop calls. */
function confirmationTime(words: FactWords): string {
  const { max } = orderTerms().confirmationDays;
  return words.units.businessDays({ min: max, max });
}

/** What a text of a page may name in braces, and what stands there for it: so the text follows the other settings. */
const FACTS: Readonly<Record<string, (words: FactWords) => string>> = {
  shop: ({ brand }) => brand.name,
  phone: () => brandFacts().phone,
  email: () => brandFacts().email,
  address: ({ brand }) => brand.address,
  "ways to pay": ({ brand }) => brand.payment,
  "delivery time": (words) => words.units.businessDays(deliveryFacts().anywhere),
  "charge inside Dhaka": (words) => words.units.money(deliveryFacts().charges["Inside Dhaka"]),
  "charge outside Dhaka": (words) => words.units.money(deliveryFacts().charges["Outside Dhaka"]),
  "delivery charges": chargesInWords,
  "return time": (words) => words.units.days(orderTerms().returnDays),
  "confirmation time": confirmationTime,
};

export const FACT_NAMES = Object.keys(FACTS);

const IN_BRACES = /\{([^{}]*)\}/g;

/** The names in braces that stand for nothing. */
export const unknownFacts = (text: string): string[] =>
  [...text.matchAll(IN_BRACES)].map(([, name = ""]) => name).filter((name) => !Object.hasOwn(FACTS, name));

/** A text with the facts that it names, as they are now. */
export const fillIn = (text: string, words = inEnglish()): string =>
  text.replace(IN_BRACES, (whole, name: string) =>
    Object.hasOwn(FACTS, name) ? (FACTS[name]?.(words) ?? whole) : whole,
  );

/** The items of a text's first list. */
export const firstListOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.find((block) => block.kind === "list")?.items ?? [];

/** Blocks with the facts that they name. */
export const fillInBlocks = (blocks: readonly Block[], words?: FactWords): Block[] =>
  blocks.map((block) =>
    block.kind === "list"
      ? { ...block, items: block.items.map((item) => fillIn(item, words)) }
      : { ...block, text: fillIn(block.text, words) },
  );

/** Questions with the facts that they name. */
export const fillInQuestions = (questions: readonly Question[], words?: FactWords): Question[] =>
  questions.map(({ question, answer }) => ({
    question: fillIn(question, words),
    answer: fillIn(answer, words),
  }));
