import { useWords } from "#words";
import { createElement, Fragment, type ReactNode } from "react";
import { Benefits } from "@/components/home/benefits";
import { CategoryTiles } from "@/components/home/category-tiles";
import { ExportStory } from "@/components/home/export-story";
import { Film } from "@/components/home/film";
import { ProductSection } from "@/components/home/product-section";
import { QuestionsSection } from "@/components/home/questions-section";
import { RecentlySeen } from "@/components/home/recently-seen";
import type { CategorySlug } from "@/lib/categories";
import type { CardProduct } from "@/lib/catalogue/products/dto";
import type { SectionName } from "@/lib/settings/home/sections";
import type { Question } from "@/lib/settings/pages/blocks";
import type { Words } from "@/lib/words/words";

interface HomeContent {
  /** Of the categories that have one, by their addresses. */
  categoryPictures: Readonly<Record<CategorySlug, string>>;
  chosen: { heading: string; lang?: string | undefined; products: CardProduct[] };
  newest: CardProduct[];
  bestSellers: CardProduct[];
  questions: readonly Question[];
  /** Where it is another language than the page's. */
  questionsLang?: string | undefined;
}

interface HomeSectionsProps extends HomeContent {
  sections: readonly SectionName[];
}

/** The sections of the home page in the owner's order. */
export function HomeSections({ sections, ...content }: HomeSectionsProps) {
  const words = useWords("home");
  const shown = sections.map((name, index) =>
    showSection(name, { ...content, words, next: sections[index + 1] }),
  );
  const isBeside = (index: number) => sections[index] === "promise" && sections[index - 1] === "questions";
  // Not as a list, whose keys would be in the page twice.
  return createElement(Fragment, null, ...shown.filter((_section, index) => !isBeside(index)));
}

interface SectionContent extends HomeContent {
  words: Words["home"];
  /** The section below it. */
  next: SectionName | undefined;
}

function showSection(name: SectionName, { words, next, ...content }: SectionContent): ReactNode {
  const { categoryPictures, chosen, newest, bestSellers, questions, questionsLang } = content;
  const all: Record<SectionName, () => ReactNode> = {
    categories: () => <CategoryTiles pictures={categoryPictures} />,
    chosen: () => (
      <ProductSection id="chosen" title={chosen.heading} lang={chosen.lang} products={chosen.products} />
    ),
    newArrivals: () => <ProductSection id="new" title={words.newArrivals} products={newest} />,
    bestSellers: () => <ProductSection id="best-sellers" title={words.bestSellers} products={bestSellers} />,
    recentlySeen: () => <RecentlySeen title={words.recentlySeen} />,
    story: () => <ExportStory />,
    film: () => <Film />,
    questions: () => (
      <QuestionsSection questions={questions} lang={questionsLang} isWithPromise={next === "promise"} />
    ),
    promise: () => <Benefits isAcross />,
  };
  return all[name]();
}
