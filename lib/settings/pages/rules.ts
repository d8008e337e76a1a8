import { formatBdt } from "@/lib/platform/text/format";
import type { Block, Question } from "@/lib/settings/pages/blocks";
import {
  brandFacts,
  confirmationTime,
  deliveryFacts,
  deliveryTime,
  returnTime,
  shopFacts,
} from "@/lib/shop-facts";

function chargesInWords(): string {
  const { charges, freeFrom } = deliveryFacts();
  const usual = `${formatBdt(charges["Inside Dhaka"])} inside Dhaka, ${formatBdt(charges["Outside Dhaka"])} outside`;
  return freeFrom === null ? usual : `${usual}. It is free for orders of ${formatBdt(freeFrom)} or more`;
}

/** What a text of a page may name in braces, and what stands there for it: so the text follows the other settings. */
const FACTS: Readonly<Record<string, () => string>> = {
  shop: () => brandFacts().name,
  phone: () => brandFacts().phone,
  email: () => brandFacts().email,
  address: () => brandFacts().outletAddress,
  "ways to pay": () => brandFacts().outlet.payment,
  "delivery time": () => deliveryTime(),
  "charge inside Dhaka": () => formatBdt(deliveryFacts().charges["Inside Dhaka"]),
  "charge outside Dhaka": () => formatBdt(deliveryFacts().charges["Outside Dhaka"]),
  "delivery charges": chargesInWords,
  "return time": returnTime,
  "confirmation time": confirmationTime,
};

export const FACT_NAMES = Object.keys(FACTS);

const IN_BRACES = /\{([^{}]*)\}/g;

/** The names in braces that stand for nothing. */
export const unknownFacts = (text: string): string[] =>
  [...text.matchAll(IN_BRACES)].map(([, name = ""]) => name).filter((name) => !Object.hasOwn(FACTS, name));

/** A text with the facts that it names, as they are now. */
export const fillIn = (text: string): string =>
  text.replace(IN_BRACES, (whole, name: string) =>
    Object.hasOwn(FACTS, name) ? (FACTS[name]?.() ?? whole) : whole,
  );

/** The items of a text's first list. */
export const firstListOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.find((block) => block.kind === "list")?.items ?? [];

/** What a return or an exchange asks for, as the owner's text on /return lists it; nothing where it has no list. */
export const returnConditions = (): string[] => shopFacts().returnConditions.map(fillIn);

/** Blocks with the facts that they name. */
export const fillInBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) =>
    block.kind === "list"
      ? { ...block, items: block.items.map(fillIn) }
      : { ...block, text: fillIn(block.text) },
  );

/** Questions with the facts that they name. */
export const fillInQuestions = (questions: readonly Question[]): Question[] =>
  questions.map(({ question, answer }) => ({ question: fillIn(question), answer: fillIn(answer) }));
