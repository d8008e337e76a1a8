import { PageLink } from "@/components/ui/page-link";
import { PATHS } from "@/lib/paths";
import { brandFacts } from "@/lib/shop-facts";

/** The woven label: the brand's name between two lines of stitching. Links home. */
export function Logo() {
  return (
    <PageLink
      href={PATHS.home}
      aria-label={`${brandFacts().name} home`}
      className="stitch-t stitch-b px-1 py-1 text-lg font-extrabold tracking-[0.14em] uppercase"
    >
      {brandFacts().name}
    </PageLink>
  );
}
