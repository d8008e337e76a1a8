import { useWords } from "#words";
import { PageLink } from "@/components/ui/page-link";
import { PATHS } from "@/lib/paths";
import { brandFacts } from "@/lib/shop-facts";

/** A longer name is set smaller on a phone, so that it keeps its place beside what stands at the other end. */
const LONG_NAME = 14;
const LONG =
  "max-w-[calc(100%-10.5rem)] text-sm leading-tight tracking-[0.06em] sm:max-w-none sm:text-lg sm:tracking-[0.14em]";
const SHORT = "text-lg tracking-[0.14em]";

/** The woven label: the brand's name between two lines of stitching. Links home. */
export function Logo() {
  const { name } = brandFacts();
  const { logo } = useWords("frame");
  return (
    <PageLink
      href={PATHS.home}
      aria-label={logo(name)}
      className={`stitch-t stitch-b px-1 py-1 font-extrabold uppercase ${name.length > LONG_NAME ? LONG : SHORT}`}
    >
      {name}
    </PageLink>
  );
}
