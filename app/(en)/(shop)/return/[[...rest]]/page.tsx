import { useLanguage, useWords } from "#words";
import type { Metadata } from "next";
import { ReturnText } from "@/components/pages/return-text";
import { ShownText } from "@/components/ui/shown-text";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { returnPage } from "@/lib/seo/public-pages";
import { returnCard } from "@/lib/seo/share/cards";
import { withShareCard } from "@/lib/seo/share/open-graph";
import { brandTexts } from "@/lib/settings/brand/words";
import { readPage } from "@/lib/settings/pages/queries";
import { brandFacts } from "@/lib/shop-facts";
import { wordsOf } from "@/lib/words/of-request";

/** Renders no page at build time, which does not know the shop's address: the first request renders it. */
export function generateStaticParams(): { rest?: string[] }[] {
  return [];
}

export const generateMetadata = (): Metadata => withShareCard(pageMetadata(returnPage()), returnCard());

export default async function ReturnPage() {
  return (
    <>
      <h1 className="mb-6 text-3xl sm:text-4xl lg:mb-10 lg:text-5xl">{wordsOf("shell").menu.returns}</h1>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        <ReturnText {...await readPage("returns")} />
        <HowToStart />
      </div>
    </>
  );
}

function HowToStart() {
  const { returns: words } = useWords("pages");
  const { address } = brandTexts(useLanguage());
  return (
    <section className="self-start border-l-4 border-selvedge bg-white p-[min(1.25rem,5vw)] text-lg sm:p-8">
      <h2 className="stitch-b mb-4 pb-4 text-2xl">{words.title}</h2>
      <p>
        {words.ask}{" "}
        <a href={brandFacts().phoneHref} className="link">
          {brandFacts().phone}
        </a>{" "}
        {words.visit} <ShownText {...address} />
        {words.end}
      </p>
    </section>
  );
}
