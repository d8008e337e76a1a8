import { useLanguage, useWords } from "#words";
import { PageLink } from "@/components/ui/page-link";
import { PATHS } from "@/lib/paths";
import { brandName, shopFacts } from "@/lib/shop-facts";
import type { Brand } from "@/lib/site";
import { langOfText } from "@/lib/words/owners-text";

/**
 * A longer name is set smaller on a phone, so that it keeps its place beside what stands at the other end. Its width is of the
 * screen's: a percentage of a box that is as wide as the label itself would leave the label nothing.
 */
const LONG_NAME = 14;
const LONG =
  "max-w-[calc(100vw-2*var(--spacing-gutter)-10.5rem)] min-[360px]:max-w-[calc(100vw-2*var(--spacing-gutter)-12.5rem)] text-sm leading-tight tracking-[0.06em] sm:max-w-none sm:text-lg sm:tracking-[0.14em]";
const SHORT = "text-lg tracking-[0.14em]";
/** Makes the label as high as the buttons beside it, so that it does not move when they come later. */
const AS_HIGH_AS_BUTTONS = "my-[3px]";

/** As high as a thumb; the label itself is lower. */
const HIT = "relative after:absolute after:-inset-1";

/** The woven label: the name of the brand, as it is now or still typed, between two lines of stitching. Links home. */
export function Logo({ brand = shopFacts().brand }: { brand?: Brand }) {
  const language = useLanguage();
  const name = brandName(language, brand);
  const { logo } = useWords("frame");
  const lang = langOfText(language, name);
  const isLong = name.length > LONG_NAME;
  const look = isLong ? LONG : SHORT;
  return (
    <PageLink
      href={PATHS.home}
      aria-label={logo(name)}
      className={`stitch-t stitch-b ${HIT} px-1 py-1 font-extrabold uppercase ${isLong ? LONG : `${SHORT} ${AS_HIGH_AS_BUTTONS}`}`}
    >
      {lang ? (
        // The letters of the label, which stand apart, within a page in Bangla.
        <span lang={lang} className={look}>
          {name}
        </span>
      ) : (
        name
      )}
    </PageLink>
  );
}
