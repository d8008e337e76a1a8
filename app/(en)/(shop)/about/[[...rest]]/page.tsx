import { useLanguage, useWords } from "#words";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AboutText } from "@/components/pages/about-text";
import { JsonLd } from "@/components/ui/json-ld";
import { Picture } from "@/components/ui/picture";
import { ShownText } from "@/components/ui/shown-text";
import { StaticIcon, type StaticIconName } from "@/components/ui/static-icon";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { aboutPage } from "@/lib/seo/public-pages";
import { aboutCard } from "@/lib/seo/share/cards";
import { withShareCard } from "@/lib/seo/share/open-graph";
import { brandTexts } from "@/lib/settings/brand/words";
import { readPage } from "@/lib/settings/pages/queries";
import { aboutPicture, brandFacts } from "@/lib/shop-facts";
import { wordsOf } from "@/lib/words/of-request";
import { storeGraph } from "@/lib/seo/structured-data/store";

/** Renders no page at build time, which does not know the shop's address: the first request renders it. */
export function generateStaticParams(): { rest?: string[] }[] {
  return [];
}

export const generateMetadata = (): Metadata => withShareCard(pageMetadata(aboutPage()), aboutCard());

const LINK = "tap-link [overflow-wrap:anywhere]";

export default async function AboutPage() {
  const picture = aboutPicture();
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        <div>
          <h1 className="text-3xl sm:text-4xl lg:text-5xl">{wordsOf("shell").menu.about}</h1>
          <div className="mt-6 lg:mt-10">
            <AboutText {...await readPage("about")} />
          </div>
        </div>
        {picture !== null && (
          <div className="-mx-gutter sm:mx-0 lg:row-span-2">
            <Picture
              src={picture}
              alt={wordsOf("pages").about.picture}
              sizes="(min-width: 1024px) 40vw, 100vw"
              isEager
            />
          </div>
        )}
        <Contact isOverPicture={picture !== null} />
      </div>
      <JsonLd graph={storeGraph()} />
    </>
  );
}

/** The ways to reach the shop, set like a label that hangs over the picture's edge. */
function Contact({ isOverPicture }: { isOverPicture: boolean }) {
  const { about: words } = useWords("pages");
  const { outlet: outletLabel } = useWords("shell").footer.facts;
  const { phone, phoneHref, email, outlet } = brandFacts();
  const { address } = brandTexts(useLanguage());
  return (
    <section
      aria-labelledby="contact"
      className={`relative border-l-4 border-selvedge bg-white p-[min(1.25rem,5vw)] sm:p-8 ${isOverPicture ? "self-end lg:-mr-32 lg:mb-16" : "self-start"}`}
    >
      <h2 id="contact" className="stitch-b pb-4 text-2xl">
        {words.contact}
      </h2>
      <dl className="mt-4 grid gap-x-10 gap-y-4 sm:grid-flow-col sm:grid-rows-2">
        <Way icon="phone" label={words.phone}>
          <a href={phoneHref} className={LINK}>
            {phone}
          </a>
        </Way>
        <Way icon="mail" label={words.email}>
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </Way>
        <Way icon="place" label={outletLabel} className="sm:row-span-2">
          <ShownText {...address} />
          <br />
          <a href={outlet.mapUrl} target="_blank" rel="noopener" className={LINK}>
            {words.map}
          </a>
        </Way>
      </dl>
    </section>
  );
}

interface WayProps {
  icon: StaticIconName;
  label: string;
  className?: string;
  children: ReactNode;
}

function Way({ icon, label, className = "", children }: WayProps) {
  return (
    <div className={`relative pl-9 ${className}`}>
      <dt className="care-label text-muted">
        <StaticIcon name={icon} className="absolute top-0 left-0 size-5 text-indigo" />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
