import { useWords } from "#words";
import { useLayoutEffect, useRef } from "react";
import { useProductChoice } from "@/components/product/choice-provider";

interface SizeQuestionProps {
  /** True where the sizes stand in a bar, which must not scroll the page away below it. */
  isInBar?: boolean;
  /** Keeps whether the next question takes the focus; returns whether this one does: once after a press. */
  swapFocus: (next: boolean) => boolean;
  onChoose: (size: string) => void;
}

/** The sizes beside a button that was pressed without one: a press chooses and goes on with what was meant. */
export function SizeQuestion({ isInBar = false, swapFocus, onChoose }: SizeQuestionProps) {
  const { product, availability, color } = useProductChoice();
  const { options, question } = useWords("buying");
  const values = useWords("values");
  const group = useRef<HTMLFieldSetElement>(null);

  useLayoutEffect(() => {
    const { current } = group;
    if (swapFocus(false))
      current?.querySelector<HTMLElement>("button:not([data-gone])")?.focus({ preventScroll: isInBar });
    return () => {
      // The bar comes or goes: the focus moves with the question that had it, and only then.
      swapFocus(current?.contains(document.activeElement) ?? false);
    };
  }, [isInBar, swapFocus]);

  return (
    <fieldset ref={group} className="border-l-4 border-selvedge pl-3">
      <legend className="font-semibold">{question.ask}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {product.sizes.map((size) => {
          const isGone = availability.leftOf({ size, color }) === 0;
          return (
            <button
              key={size}
              type="button"
              data-gone={isGone || undefined}
              aria-label={isGone ? `${values.size(size)}, ${options.soldOut}` : undefined}
              onClick={() => onChoose(size)}
              className={`min-h-11 min-w-11 rounded-cloth border bg-white px-3 wrap-anywhere hover:border-ink ${isGone ? "border-ink/15 text-muted line-through" : "border-ink/35"}`}
            >
              {values.size(size)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
