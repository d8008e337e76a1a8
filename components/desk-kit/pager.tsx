import { useWords } from "#words";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { PlaceLink } from "@/components/desk-kit/place-link";

const STEP =
  "inline-flex min-h-12 items-center gap-2 rounded-cloth border border-ink/40 bg-white px-4 font-semibold hover:border-ink";

interface PagerProps {
  /** Addresses; null where there are no more. */
  newer: string | null;
  older: string | null;
}

/** Links to the previous and the next rows. */
export function Pager({ newer, older }: PagerProps) {
  const { pages: words } = useWords("deskKit");
  if (!newer && !older) return null;
  return (
    <nav aria-label={words.label} className="mt-6 flex flex-wrap justify-between gap-3">
      {newer ? (
        <PlaceLink href={newer} className={STEP}>
          <ChevronLeft aria-hidden="true" className="size-5" strokeWidth={1.5} />
          {words.newer}
        </PlaceLink>
      ) : (
        <span />
      )}
      {older && (
        <PlaceLink href={older} className={STEP}>
          {words.older}
          <ChevronRight aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </PlaceLink>
      )}
    </nav>
  );
}
