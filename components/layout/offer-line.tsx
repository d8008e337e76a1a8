import type { ReactNode } from "react";
import { useSamePage } from "@/components/layout/use-same-page";
import { BANGLA_OFFER } from "@/lib/words/bangla-offer";

/** As large as a finger: from the label up over the promises, which are no links. */
const TARGET = "pointer-events-auto flex min-h-11 items-end";

/**
 * A label that hangs from the seam of the header, in the air above the page: it covers nothing, and nothing moves as it
 * comes. In the letters of the device: one that prefers Bangla has them, and a page in English fetches no Bengali font.
 */
export function OfferLine({ onClose }: { onClose: () => void }): ReactNode {
  const address = useSamePage("bn");
  return (
    <aside
      lang="bn"
      aria-label={BANGLA_OFFER.label}
      className="pointer-events-none absolute inset-x-0 top-full z-10 flex h-6 justify-end px-gutter font-[system-ui] sm:justify-center"
    >
      <div className="flex items-end rounded-b-cloth border border-t-0 border-l-2 border-ink/20 border-l-selvedge bg-white text-[min(0.875rem,4vw)] leading-6 whitespace-nowrap">
        <a
          href={address}
          hrefLang="bn"
          className={`${TARGET} px-2 font-semibold sm:px-3 text-indigo hover:underline`}
        >
          {BANGLA_OFFER.open}
        </a>
        <button
          type="button"
          aria-label={BANGLA_OFFER.close}
          className={`${TARGET} min-w-11 justify-center text-muted hover:text-ink`}
          onClick={onClose}
        >
          <span aria-hidden="true" className="h-6 w-full border-l border-ink/20 text-lg leading-[1.375rem]">
            ×
          </span>
        </button>
      </div>
    </aside>
  );
}
