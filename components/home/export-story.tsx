import { useLanguage, useWords } from "#words";
import { Picture } from "@/components/ui/picture";
import { LinkButton } from "@/components/ui/link-button";
import { PATHS } from "@/lib/paths";
import { brandTexts } from "@/lib/settings/brand/words";

/** The story of the clothes' origin. */
export function ExportStory() {
  const { story: words } = useWords("home");
  const { name } = brandTexts(useLanguage());
  return (
    <section
      aria-labelledby="export-story"
      className="grid items-center gap-8 lg:grid-cols-[2fr_3fr] lg:gap-16"
    >
      {/* On phones after the words: it is heavy, and loads only when somebody scrolls near. */}
      <div className="-mx-gutter max-lg:order-last sm:mx-0">
        <Picture
          src="/catalogue/raw-selvedge-jean-14oz-3-960.webp"
          alt={words.picture}
          sizes="(min-width: 1024px) 36vw, 100vw"
          className="max-sm:aspect-5/4"
        />
      </div>
      <div>
        <h2 id="export-story" className="text-3xl lg:text-4xl">
          {words.title}
        </h2>
        <p className="mt-4 max-w-prose text-lg">{words.text(name)}</p>
        <dl className="stitch-t mt-6">
          {words.facts.map(([label, fact]) => (
            <div key={label} className="stitch-b grid gap-x-6 py-3 sm:grid-cols-[12rem_1fr]">
              <dt className="care-label text-muted">{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <LinkButton variant="quiet" href={PATHS.about} className="mt-6">
          {words.about(name)}
        </LinkButton>
      </div>
    </section>
  );
}
