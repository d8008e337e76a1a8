import { Picture } from "@/components/ui/picture";
import { LinkButton } from "@/components/ui/link-button";
import { PATHS } from "@/lib/paths";
import { brandFacts } from "@/lib/shop-facts";

const FACTS = [
  ["Stitches", "8 per inch on jeans, 11 on shirts"],
  ["Seams", "Felled where they take strain, bar-tacked where they could tear"],
  ["Shrinkage", "The cloth is washed before it is cut, so your size stays your size"],
  ["Final check", "Every piece, inside out, before it is tagged"],
] as const;

/** The story of the clothes' origin. */
export function ExportStory() {
  return (
    <section
      aria-labelledby="export-story"
      className="grid items-center gap-8 lg:grid-cols-[2fr_3fr] lg:gap-16"
    >
      {/* On phones after the words: it is heavy, and loads only when somebody scrolls near. */}
      <div className="-mx-gutter max-lg:order-last sm:mx-0">
        <Picture
          src="/catalogue/raw-selvedge-jean-14oz-3-960.webp"
          alt="Selvedge denim and its topstitching, seen close"
          sizes="(min-width: 1024px) 36vw, 100vw"
        />
      </div>
      <div>
        <h2 id="export-story" className="text-3xl lg:text-4xl">
          Sewn for the world, sold at home
        </h2>
        <p className="mt-4 max-w-prose text-lg">
          The lines of {brandFacts().name} sew for shops that most of us will never walk into. The same hands,
          patterns and thread make what you find here. You don't pay for shipping it abroad.
        </p>
        <dl className="stitch-t mt-6">
          {FACTS.map(([label, fact]) => (
            <div key={label} className="stitch-b grid gap-x-6 py-3 sm:grid-cols-[12rem_1fr]">
              <dt className="care-label text-muted">{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <LinkButton variant="quiet" href={PATHS.about} className="mt-6">
          About {brandFacts().name}
        </LinkButton>
      </div>
    </section>
  );
}
