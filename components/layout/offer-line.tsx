import type { ReactNode } from "react";
import { useSamePage } from "@/components/layout/use-same-page";
import { BANGLA_OFFER } from "@/lib/words/bangla-offer";

/**
 * Lies on the line below the menu and the air around it, so that nothing moves as it comes. In the letters of the device:
 * one that prefers Bangla has them, and a page in English fetches no Bengali font.
 */
export function OfferLine({ onClose }: { onClose: () => void }): ReactNode {
  const address = useSamePage("bn");
  return (
    <aside
      lang="bn"
      aria-label={BANGLA_OFFER.label}
      className="stitch-b absolute inset-x-0 -top-2.5 z-10 flex min-h-11 items-center justify-center bg-paper px-14 font-[system-ui] text-sm"
    >
      <a
        href={address}
        hrefLang="bn"
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {BANGLA_OFFER.open}
      </a>
      <button
        type="button"
        aria-label={BANGLA_OFFER.close}
        className="absolute top-0 right-1 grid size-11 place-items-center text-xl"
        onClick={onClose}
      >
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  );
}
