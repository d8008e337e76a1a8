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

interface HomeContent {
  /** Of the owner's own categories, by their addresses. */
  ownPictures: Readonly<Record<CategorySlug, string>>;
  chosen: { heading: string; products: CardProduct[] };
  newest: CardProduct[];
  bestSellers: CardProduct[];
  questions: readonly Question[];
}

interface HomeSectionsProps extends HomeContent {
  sections: readonly SectionName[];
}

/** The sections of the home page in the owner's order. */
export function HomeSections({ sections, ...content }: HomeSectionsProps) {
  const shown = sections.map((name, index) => showSection(name, { ...content, next: sections[index + 1] }));
  const isBeside = (index: number) => sections[index] === "promise" && sections[index - 1] === "questions";
  // Not as a list, whose keys would be in the page twice.
  return createElement(Fragment, null, ...shown.filter((_section, index) => !isBeside(index)));
}

interface SectionContent extends HomeContent {
  /** The section below it. */
  next: SectionName | undefined;
}

function showSection(
  name: SectionName,
  { ownPictures, chosen, newest, bestSellers, questions, next }: SectionContent,
): ReactNode {
  const all: Record<SectionName, () => ReactNode> = {
    categories: () => <CategoryTiles ownPictures={ownPictures} />,
    chosen: () => <ProductSection id="chosen" title={chosen.heading} products={chosen.products} />,
    newArrivals: () => <ProductSection id="new" title="New arrivals" products={newest} />,
    bestSellers: () => <ProductSection id="best-sellers" title="Best sellers" products={bestSellers} />,
    recentlySeen: () => <RecentlySeen />,
    story: () => <ExportStory />,
    film: () => <Film />,
    questions: () => <QuestionsSection questions={questions} isWithPromise={next === "promise"} />,
    promise: () => <Benefits isAcross />,
  };
  return all[name]();
}
