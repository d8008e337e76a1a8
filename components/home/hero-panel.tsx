import { useLanguage, useWords } from "#words";
import { LinkButton } from "@/components/ui/link-button";
import { Picture } from "@/components/ui/picture";
import { type Slide, slideTexts } from "@/lib/settings/home/slides";

/** How wide it stands in its height below, as 4 to 5. */
const PICTURE_SIZES = "(min-width: 1024px) min(50vw, 461px), clamp(160px, calc(80vh - 485px), 282px)";

/** Fades the picture's background into that of its slide, which is wider. */
const FADED_SIDES = "fade-sides";

interface HeroPanelProps {
  slide: Slide;
  isFirst: boolean;
  /** Whether the controls of the slide show are so wide that they stand below the link on phones. */
  isLowered?: boolean;
}

/** A slide: its picture beside its words and its link. */
export function HeroPanel({ slide, isFirst, isLowered = false }: HeroPanelProps) {
  const { eyebrow, title, text, alt } = slideTexts(slide, useLanguage());
  const { lead } = useWords("frame").slides;
  return (
    <article className="grid h-full grid-rows-[auto_1fr] bg-indigo text-white lg:min-h-[clamp(24rem,calc(100svh-21.25rem),36rem)] lg:grid-cols-2 lg:grid-rows-1">
      <div className="relative h-[clamp(200px,calc(100svh-606px),352px)] bg-kraft lg:order-last lg:h-auto">
        <Picture
          src={slide.picture}
          alt={alt.text}
          lang={alt.lang}
          sizes={PICTURE_SIZES}
          isEager={isFirst}
          className={`absolute inset-0 m-auto h-full w-auto! max-w-full object-contain! ${FADED_SIDES}`}
        />
      </div>
      <div
        className={`grid content-center justify-items-start gap-3 border-l-4 border-selvedge px-gutter pt-5 pb-16 min-[360px]:gap-2 ${isLowered ? "" : "min-[360px]:pb-2 "}sm:px-6 lg:gap-5 lg:p-14`}
      >
        {eyebrow.text !== "" && (
          <p lang={eyebrow.lang} className="care-label">
            {eyebrow.text}
          </p>
        )}
        <h2 lang={title.lang} className="min-h-[2lh] text-3xl lg:text-5xl">
          {title.text}
        </h2>
        <p lang={text.lang} className="min-h-[2lh] max-w-md text-balance lg:text-lg">
          {text.text}
        </p>
        <LinkButton
          variant="quiet"
          href={slide.href}
          className="mt-1 px-[min(1.25rem,5vw)]! text-[min(1rem,5vw)]"
        >
          {lead}
        </LinkButton>
      </div>
    </article>
  );
}
