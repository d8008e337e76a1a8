import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Benefits } from "@/components/home/benefits";
import { CategoryTiles } from "@/components/home/category-tiles";
import { CategoryRow } from "@/components/home/category-row";
import { ExportStory } from "@/components/home/export-story";
import { Faq } from "@/components/home/faq";
import { Film } from "@/components/home/film";
import { Hero } from "@/components/home/hero";
import { ProductRail } from "@/components/home/product-rail";
import { RecentlySeen } from "@/components/home/recently-seen";
import { JsonLd } from "@/components/ui/json-ld";
import { listBestSellers } from "@/lib/reports/best-sellers/queries";
import { listNewArrivals } from "@/lib/catalogue/products/queries";
import { NEW_ARRIVALS } from "@/lib/catalogue/products/rules";
import { homeMetadata } from "@/lib/seo/page-metadata";
import { homeCard } from "@/lib/seo/share/cards";
import { withShareCard } from "@/lib/seo/share/open-graph";
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
  const [newest, bestSellers, questions] = await Promise.all([
    listNewArrivals(NEW_ARRIVALS),
    listBestSellers(),
    listQuestions(),
  ]);
  return (
    <div className="grid grid-cols-1 gap-16 lg:gap-24">
      <div>
        <h1 className="mb-2.5 text-lg sm:mb-4 sm:text-2xl">{brandFacts().tagline}</h1>
        <CategoryRow />
        <Hero />
        <p className="mt-8 max-w-prose text-lg sm:text-xl">{brandFacts().description}</p>
      </div>
      <CategoryTiles />
      <section aria-labelledby="new">
        <h2 id="new" className="mb-6 text-3xl">
          New arrivals
        </h2>
        <ProductRail products={newest} />
      </section>
      {bestSellers.length > 0 && (
        <section aria-labelledby="best-sellers">
          <h2 id="best-sellers" className="mb-6 text-3xl">
            Best sellers
          </h2>
          <ProductRail products={bestSellers} />
        </section>
      )}
      <RecentlySeen />
      <ExportStory />
      <Film />
      <section
        aria-labelledby="faq"
        className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-16"
      >
        <div>
          <h2 id="faq" className="mb-4 text-3xl">
            Good to know
          </h2>
          <Faq questions={questions} />
        </div>
        <Benefits />
      </section>
      <JsonLd graph={homeGraph()} />
    </div>
  );
}
