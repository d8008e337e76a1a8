import type { Metadata } from "next";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { returnPage } from "@/lib/seo/public-pages";
import { returnCard } from "@/lib/seo/share/cards";
import { withShareCard } from "@/lib/seo/share/open-graph";
import { brandFacts, returnTime } from "@/lib/shop-facts";
import { RETURN_CONDITIONS } from "@/lib/site";

/** Renders no page at build time, which does not know the shop's address: the first request renders it. */
export function generateStaticParams(): { rest?: string[] }[] {
  return [];
}

export const generateMetadata = (): Metadata => withShareCard(pageMetadata(returnPage()), returnCard());

export default function ReturnPage() {
  return (
    <>
      <h1 className="mb-6 text-3xl sm:text-4xl lg:mb-10 lg:text-5xl">Return & Exchange</h1>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        <div className="grid max-w-prose gap-8 text-lg">
          <section>
            <h2 className="mb-2 text-2xl">How long you have</h2>
            <p>Bought at the outlet: {returnTime()} from purchase.</p>
            <p>Delivered to you: {returnTime()} from receiving the order.</p>
          </section>
          <section>
            <h2 className="mb-2 text-2xl">What we take back</h2>
            <ul className="list-disc pl-6">
              {RETURN_CONDITIONS.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="mb-2 text-2xl">What you get</h2>
            <p>A cash refund, or an exchange. If the new item costs more, you pay the difference.</p>
          </section>
          <section>
            <h2 className="mb-2 text-2xl">Paying</h2>
            <p>
              Orders from this site are paid in cash on delivery. Ways to pay at the outlet:{" "}
              {brandFacts().outlet.payment}.
            </p>
          </section>
        </div>
        <HowToStart />
      </div>
    </>
  );
}

function HowToStart() {
  return (
    <section className="self-start border-l-4 border-selvedge bg-white p-[min(1.25rem,5vw)] text-lg sm:p-8">
      <h2 className="stitch-b mb-4 pb-4 text-2xl">How to start</h2>
      <p>
        Ask for it in your orders on this site, call{" "}
        <a href={brandFacts().phoneHref} className="link">
          {brandFacts().phone}
        </a>{" "}
        with your invoice in hand, or bring the item to {brandFacts().outletAddress}.
      </p>
    </section>
  );
}
