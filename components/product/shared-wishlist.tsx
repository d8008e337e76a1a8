import { useWords } from "#words";
import { KeepAllButton } from "@/components/product/keep-all-button";
import { PageLink } from "@/components/ui/page-link";
import { PATHS } from "@/lib/paths";

/** Stands over a list that somebody has shared: it joins one's own with a press. */
export function SharedWishlist({ asked }: { asked: string }) {
  const { shared } = useWords("listing").wishlist;
  return (
    <>
      <p className="mb-3 max-w-prose">{shared.title}</p>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <KeepAllButton asked={asked} label={shared.keep} />
        <PageLink href={PATHS.wishlist} className="tap-link">
          {shared.own}
        </PageLink>
      </div>
    </>
  );
}
