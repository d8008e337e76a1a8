import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CategoryLinks } from "@/components/layout/category-links";
import { FilteredGrid } from "@/components/product/filtered-grid";
import { NothingFound } from "@/components/product/nothing-found";
import { SearchBox } from "@/components/search/search-box";
import { SearchSummary } from "@/components/search/search-summary";
import { PATHS } from "@/lib/paths";
import { searchProducts } from "@/lib/catalogue/search/queries";
import { querySpelled, writtenQuery } from "@/lib/catalogue/search/read-filters";
import { type Filters, isNarrowed, wishedSearchPath } from "@/lib/catalogue/search/rules";
import { pageMetadata, notIndexed } from "@/lib/seo/page-metadata";
import { searchPage } from "@/lib/seo/public-pages";
import { localPath } from "@/lib/words/local-path.mjs";
import { languageOfRequest, wordsOf } from "@/lib/words/of-request";

/** The page is rendered for each visit, and so is its metadata. */
export async function generateMetadata({ searchParams }: PageProps<"/search">): Promise<Metadata> {
  await searchParams;
  return notIndexed(pageMetadata(searchPage()));
}

export default async function SearchPage({ searchParams }: PageProps<"/search">) {
  const asked = await searchParams;
  const result = await searchProducts(asked);
  const { q, filters, page, count, isMissed } = result;
  const isAsked = q !== "" || isNarrowed(filters);
  const pathOf = (narrowed: Filters, at?: number) => wishedSearchPath({ ...result, page: at ?? 1 }, narrowed);
  const address = isAsked ? pathOf(filters, page) : PATHS.search;
  if (querySpelled(address) !== writtenQuery(asked)) redirect(localPath(languageOfRequest(), address));
  return (
    <>
      <h1 className="mb-4 text-3xl">{wordsOf("frame").search}</h1>
      <SearchBox q={q} />
      {isAsked && <SearchSummary q={q} corrected={result.corrected} lacked={result.lacked} count={count} />}
      {isAsked && !isMissed && <FilteredGrid {...result} action={PATHS.search} pathOf={pathOf} />}
      {isMissed && <NothingFound nearest={result.nearest} />}
      {!isAsked && (
        <section aria-labelledby="categories" className="mt-10">
          <h2 id="categories" className="mb-4 text-2xl">
            {wordsOf("listing").search.allCategories}
          </h2>
          <CategoryLinks />
        </section>
      )}
    </>
  );
}
