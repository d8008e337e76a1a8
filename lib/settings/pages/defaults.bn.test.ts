import { describe, expect, it } from "vitest";
import { type Block, showBlocks, showQuestions } from "@/lib/settings/pages/blocks";
import { DEFAULT_PAGES } from "@/lib/settings/pages/defaults";
import { DEFAULT_PAGES_BN } from "@/lib/settings/pages/defaults.bn";
import { fillIn, unknownFacts } from "@/lib/settings/pages/rules";
import { pages } from "@/lib/words/bn/pages";
import { units } from "@/lib/words/bn/units";

const PAGES = ["about", "returns", "privacy", "terms"] as const;
const TEXTS = [
  ...PAGES.map((name) => [name, showBlocks(DEFAULT_PAGES_BN[name])]),
  ["faq", showQuestions(DEFAULT_PAGES_BN.faq)],
] as [name: string, text: string][];

const shapeOf = (blocks: readonly Block[]): unknown[] =>
  blocks.map((block) => [block.kind, block.kind === "list" ? block.items.length : 1]);

describe("the texts in Bangla", () => {
  it.each(PAGES)("of %s have the parts that the English ones have", (name) => {
    expect(shapeOf(DEFAULT_PAGES_BN[name])).toEqual(shapeOf(DEFAULT_PAGES[name]));
  });

  it("answer as many questions as the English ones", () => {
    expect(DEFAULT_PAGES_BN.faq).toHaveLength(DEFAULT_PAGES.faq.length);
  });

  it.each(TEXTS)("of %s have no word of English, and name only facts that there are", (_name, text) => {
    expect(unknownFacts(text)).toEqual([]);
    expect(text.replaceAll(/\{[^}]*\}|-> \S+/g, "")).not.toMatch(/[a-z]/i);
  });
});

it("tells the facts that a text names in the words of its language", () => {
  const words = { units, charges: pages.charges, brand: { name: "শপ", address: "ঢাকা", payment: "ক্যাশ" } };
  expect(fillIn("{return time}ের মধ্যে {address}: {ways to pay}। {delivery charges}।", words)).toBe(
    "৩ দিনের মধ্যে ঢাকা: ক্যাশ। ঢাকার ভেতরে ৳১০০, ঢাকার বাইরে ৳১৫০।",
  );
});
