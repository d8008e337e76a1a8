import type { ReactNode } from "react";
import { useSamePage } from "@/components/layout/use-same-page";
import { BANGLA_OFFER } from "@/lib/words/bangla-offer";

/** As large as a finger: from the air below the header, where its words are, up over the promises, which are no links. */
const TARGET = "pointer-events-auto flex min-h-11 items-end";

/**
 * Stands in the air between header and page, so that it covers nothing and nothing moves as it comes. In the letters of the
 * device: one that prefers Bangla has them, and a page in English fetches no Bengali font.
 */
export function OfferLine({ onClose }: { onClose: () => void }): ReactNode {
  const address = useSamePage("bn");
  return (
    <aside
      lang="bn"
      aria-label={BANGLA_OFFER.label}
      className="absolute inset-x-0 top-full z-10 h-6 font-[system-ui]"
    >
      <div className="pointer-events-none absolute inset-x-0 bottom-0 mx-auto flex max-w-7xl items-end justify-center gap-2 text-[min(0.875rem,4vw)] leading-6 whitespace-nowrap">
        <a href={address} hrefLang="bn" className={`${TARGET} underline underline-offset-2`}>
          {BANGLA_OFFER.open}
        </a>
        <button
          type="button"
          aria-label={BANGLA_OFFER.close}
          className={`${TARGET} min-w-11 justify-center text-xl leading-6`}
          onClick={onClose}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </aside>
  );
}
