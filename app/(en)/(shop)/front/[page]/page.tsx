import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryRow } from "@/components/home/category-row";
import { Hero } from "@/components/home/hero";
import { HomeSections } from "@/components/home/home-sections";
import { JsonLd } from "@/components/ui/json-ld";
import { listOwnPictures, listRow, listShownSlides } from "@/lib/catalogue/home/queries";
import { listBestSellers } from "@/lib/reports/best-sellers/queries";
import { listNewArrivals } from "@/lib/catalogue/products/queries";
import { NEW_ARRIVALS } from "@/lib/catalogue/products/rules";
import { homeMetadata } from "@/lib/seo/page-metadata";
import { homeCard } from "@/lib/seo/share/cards";
import { withShareCard } from "@/lib/seo/share/open-graph";
import { readHomeLayout } from "@/lib/settings/home/queries";
import { listQuestions } from "@/lib/settings/pages/queries";
import { brandFacts } from "@/lib/shop-facts";
import { homeGraph } from "@/lib/seo/structured-data/store";

/** Renders no page at build time, which has no database. next.config.ts rewrites `/` to `/front/home`. */
export function generateStaticParams(): { page: string }[] {
  return [];
}

export async function generateMetadata({ params }: PageProps<"/front/[page]">): Promise<Metadata> {
  if ((await params).page !== "home") return {};
  return withShareCard(homeMetadata(), await homeCard());
}

export default async function HomePage({ params }: PageProps<"/front/[page]">) {
  if ((await params).page !== "home") notFound();
  const { slides, sections, trustLine, row } = await readHomeLayout();
  const [shownSlides, ownPictures, products, newest, bestSellers, questions] = await Promise.all([
    listShownSlides(slides),
    sections.includes("categories") ? listOwnPictures() : {},
    sections.includes("chosen") ? listRow(row) : [],
    sections.includes("newArrivals") ? listNewArrivals(NEW_ARRIVALS) : [],
    sections.includes("bestSellers") ? listBestSellers() : [],
    sections.includes("questions") ? listQuestions() : [],
  ]);
  return (
    <div className="grid grid-cols-1 gap-16 lg:gap-24">
      <div>
        <h1 className="mb-2.5 text-lg sm:mb-4 sm:text-2xl">{brandFacts().tagline}</h1>
        <CategoryRow />
        <Hero slides={shownSlides} />
        <p className="mt-8 max-w-prose text-lg sm:text-xl">{brandFacts().description}</p>
        {trustLine !== "" && <p className="stitch-t mt-6 max-w-prose pt-4 font-semibold">{trustLine}</p>}
      </div>
      <HomeSections
        sections={sections}
        ownPictures={ownPictures}
        chosen={{ heading: row.heading, products }}
        newest={newest}
        bestSellers={bestSellers}
        questions={questions}
      />
      <JsonLd graph={homeGraph(questions)} />
    </div>
  );
}
