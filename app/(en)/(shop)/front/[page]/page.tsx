import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryRow } from "@/components/home/category-row";
import { Hero } from "@/components/home/hero";
import { HomeSections } from "@/components/home/home-sections";
import { JsonLd } from "@/components/ui/json-ld";
import { listCategoryPictures } from "@/lib/catalogue/home/category-pictures";
import { listRow, listShownSlides } from "@/lib/catalogue/home/queries";
import { listBestSellers } from "@/lib/reports/best-sellers/queries";
import { listNewArrivals } from "@/lib/catalogue/products/queries";
import { NEW_ARRIVALS } from "@/lib/catalogue/products/rules";
import { homeMetadata } from "@/lib/seo/page-metadata";
import { homeCard } from "@/lib/seo/share/cards";
import { withShareCard } from "@/lib/seo/share/open-graph";
import { brandTexts } from "@/lib/settings/brand/words";
import { readHomePage } from "@/lib/settings/home/queries";
import { listQuestions } from "@/lib/settings/pages/queries";
import { homeGraph } from "@/lib/seo/structured-data/store";
import { languageOfRequest } from "@/lib/words/of-request";

/** Renders no page at build time, which has no database. next.config.ts rewrites `/` to `/front/home`. */
export function generateStaticParams(): { page: string }[] {
  return [];
}

const NO_QUESTIONS = { text: [], lang: undefined };

export async function generateMetadata({ params }: PageProps<"/front/[page]">): Promise<Metadata> {
  if ((await params).page !== "home") return {};
  return withShareCard(homeMetadata(), await homeCard());
}

export default async function HomePage({ params }: PageProps<"/front/[page]">) {
  if ((await params).page !== "home") notFound();
  const { slides, sections, trustLine, row, heading } = await readHomePage();
  const [shownSlides, categoryPictures, products, newest, bestSellers, questions] = await Promise.all([
    listShownSlides(slides),
    sections.includes("categories") ? listCategoryPictures() : {},
    sections.includes("chosen") ? listRow(row) : [],
    sections.includes("newArrivals") ? listNewArrivals(NEW_ARRIVALS) : [],
    sections.includes("bestSellers") ? listBestSellers() : [],
    sections.includes("questions") ? listQuestions() : NO_QUESTIONS,
  ]);
  const { tagline, description } = brandTexts(languageOfRequest());
  return (
    <div className="grid grid-cols-1 gap-11 sm:gap-16 lg:gap-24">
      <div>
        <h1 lang={tagline.lang} className="mb-2.5 text-lg sm:mb-4 sm:text-2xl">
          {tagline.text}
        </h1>
        <CategoryRow />
        <Hero slides={shownSlides} />
        <p lang={description.lang} className="mt-8 max-w-prose text-lg sm:text-xl">
          {description.text}
        </p>
        {trustLine.text !== "" && (
          <p lang={trustLine.lang} className="stitch-t mt-6 max-w-prose pt-4 font-semibold">
            {trustLine.text}
          </p>
        )}
      </div>
      <HomeSections
        sections={sections}
        categoryPictures={categoryPictures}
        chosen={{ heading: heading.text, lang: heading.lang, products }}
        newest={newest}
        bestSellers={bestSellers}
        questions={questions.text}
        questionsLang={questions.lang}
      />
      <JsonLd graph={homeGraph(questions.text)} />
    </div>
  );
}
