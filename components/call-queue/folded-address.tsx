import { useWords } from "#words";
import { CUT, type Fold } from "@/components/call-queue/use-fold";

interface FoldedAddressProps {
  /** The text in front of the address. */
  zone: string;
  address: string;
  fold: Fold;
}

/** An order's address, two lines of it at first, or three beside the items; at the end of them stands what opens the long texts of its card. */
export function FoldedAddress({ zone, address, fold: { isOpen, isLong, toggle } }: FoldedAddressProps) {
  const { fold: words } = useWords("deskQueue");
  const { address: said } = useWords("deskKit");
  return (
    <p
      {...{ [CUT]: "" }}
      className={`relative text-sm/4.5 text-wrap wrap-anywhere ${isOpen ? "" : "max-h-[2lh] overflow-hidden lg:max-h-[3lh]"}`}
    >
      {isLong && (
        <>
          {!isOpen && <span className="float-right h-[1lh] lg:h-[2lh]" />}
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={toggle}
            // The whole text is as large as a thumb.
            className="float-right clear-both pl-2 font-semibold text-indigo underline underline-offset-2 after:absolute after:inset-0"
          >
            {isOpen ? words.less : words.whole}
          </button>
        </>
      )}
      <span className="text-muted">{said.zone(zone)}</span> {address}
    </p>
  );
}
