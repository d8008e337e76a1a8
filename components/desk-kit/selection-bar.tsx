import { useWords } from "#words";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import type { Refusal } from "@/components/desk-kit/use-one-by-one";
import { Button } from "@/components/ui/button";
import { RetryingNotice } from "@/components/ui/retrying-notice";

/** A button of the bar, as high as a thumb. */
export const BAR_BUTTON = "min-h-[48px] px-[min(1rem,2.5vw)]";

interface SelectionBarProps {
  label: string;
  /** How many rows are ticked. */
  count: number;
  /** The total of the ticked rows. */
  note: string | undefined;
  progress: string | null;
  /** The result of the last action; null for none. */
  result: ReactNode;
  onClear: () => void;
  /** The actions on the ticked rows, and links to their papers. */
  actions: ReactNode;
  links: ReactNode;
}

/** The bar at the lower edge, near the thumb, with the actions on a list's ticked rows and the last result. */
export function SelectionBar(props: SelectionBarProps) {
  const { label, count, note, progress, result, onClear, actions, links } = props;
  const { selection: words } = useWords("deskKit");
  const isBusy = progress !== null;
  const isShown = count > 0 || isBusy || result !== null;
  return (
    <section
      aria-label={label}
      className={`sticky bottom-0 z-10 -mx-gutter mt-4 border-t border-ink/20 bg-white px-gutter py-2 text-[min(1rem,4.5vw)] max-md:bottom-[calc(var(--spacing-admin-tabs)+env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 ${isShown ? "" : "sr-only"}`}
    >
      <output className="mb-2 block max-h-[min(10rem,20svh)] overflow-y-auto wrap-anywhere empty:mb-0">
        {progress ?? result}
      </output>
      <div className="flex flex-wrap items-center justify-end gap-1.5">
        <div className="flex items-center justify-between gap-3 max-sm:w-full sm:mr-auto">
          <div className="tabular-nums">
            {count > 0 && <p className="font-semibold whitespace-nowrap">{words.selected(count)}</p>}
            {count > 0 && note && <p className="text-sm">{note}</p>}
          </div>
          {isShown && (
            <Button
              variant="quiet"
              className="min-h-[48px] px-[min(0.75rem,2.5vw)]"
              aria-label={count > 0 ? words.clear : words.close}
              disabled={isBusy}
              onClick={onClear}
            >
              <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
            </Button>
          )}
        </div>
        {count > 0 && (
          <>
            {actions}
            <RetryingNotice isPending={isBusy} />
            {links}
          </>
        )}
      </div>
    </section>
  );
}

/** The reasons why some orders were refused. */
export function Refusals({ refused }: { refused: Refusal[] }) {
  const { number } = useWords("orders");
  return refused.map(({ orderNumber, why }) => (
    <span key={orderNumber} className="block text-selvedge">
      {number(orderNumber)}: {why}
    </span>
  ));
}
