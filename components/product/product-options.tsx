import type { ReactNode, RefObject } from "react";
import { useProductChoice } from "@/components/product/choice-provider";
import { OptionPicker } from "@/components/product/option-picker";
import { isPictureKnown } from "@/lib/catalogue/products/color-picture";
import { type ProductOption, describeOption } from "@/lib/stock/options";
import { LowStock } from "@/components/product/low-stock";
import { StockAlert } from "@/components/product/stock-alert";
import { type Availability, nearestTo } from "@/lib/stock/availability";
import { isLowStock } from "@/lib/stock/stock-text";

const UNKNOWN_PICTURES = "The pictures may show another color";

interface ProductOptionsProps {
  ref: RefObject<HTMLDivElement | null>;
  /** The element that says that the chosen option is unavailable. */
  missing: RefObject<HTMLFieldSetElement | null>;
  sizeGuide: ReactNode;
  onChange: (chosen: Partial<ProductOption>) => void;
}

/** All colours and sizes, with unavailable ones marked, and a note about the chosen option. */
export function ProductOptions({ ref, missing, sizeGuide, onChange }: ProductOptionsProps) {
  const { product, colors, availability, size, color, isSizeMissing, canBeHad, ...choice } =
    useProductChoice();
  const { choose, lastSize, picturedColor } = choice;

  function change(chosen: Partial<ProductOption>) {
    onChange(chosen);
    choose(chosen);
  }

  function takeInstead(option: ProductOption) {
    change(option);
    // The pressed button disappears, so the option that it chose gets the focus.
    requestAnimationFrame(() => focusChosen(ref.current));
  }

  const sizeProblem = (of: string) => {
    const option = { size: of, color };
    if (availability.leftOf(option) !== 0) return undefined;
    return availability.isMade(option) ? "sold out" : `not made in ${color}`;
  };
  const colorProblem = (of: string) =>
    availability.options.some((option) => option.color === of) ? undefined : "sold out";
  return (
    <div ref={ref} className="grid scroll-mt-4 gap-5">
      <OptionPicker
        legend="Color"
        name="color"
        options={product.colors}
        value={color}
        problemOf={colorProblem}
        swatchOf={(of) => colors.find(({ name }) => name === of)?.swatch ?? ""}
        note={isPictureKnown(product, color, picturedColor) ? undefined : UNKNOWN_PICTURES}
        onChange={(value) => change({ color: value })}
      />
      <div>
        <OptionPicker
          legend="Size"
          reason={lastSize && size === lastSize ? `You took ${size} last time` : undefined}
          name="size"
          options={product.sizes}
          value={size}
          problemOf={sizeProblem}
          beside={sizeGuide}
          onChange={(value) => change({ size: value })}
        />
        {(!isSizeMissing || !canBeHad) && (
          <ChoiceNote
            chosen={{ size, color }}
            sizes={isSizeMissing ? product.sizes : [size]}
            availability={availability}
            isCountedByOption={product.stockByOption !== undefined}
            ref={missing}
            onChoose={takeInstead}
          />
        )}
      </div>
    </div>
  );
}

/** Focuses the chosen size, or the chosen colour where there are no sizes. */
function focusChosen(options: HTMLElement | null): void {
  const chosen = [...(options?.querySelectorAll<HTMLElement>("input:checked") ?? [])];
  chosen.at(-1)?.focus({ preventScroll: true });
}

interface ChoiceNoteProps {
  chosen: ProductOption;
  /** The chosen size; all of them where none is chosen. */
  sizes: string[];
  availability: Availability;
  /** Where all options share one stock, the page says how much is left of it. */
  isCountedByOption: boolean;
  /** The element that gets the focus when a shopper wants to buy an unavailable option. */
  ref: RefObject<HTMLFieldSetElement | null>;
  onChoose: (option: ProductOption) => void;
}

/** A note about the chosen option: how few pieces are left, or that there are none, and the alternatives. */
function ChoiceNote({ chosen, sizes, availability, isCountedByOption, ref, onChoose }: ChoiceNoteProps) {
  const left = availability.leftOf(chosen);
  const isMade = sizes.some((size) => availability.isMade({ ...chosen, size }));
  return (
    <div aria-live="polite" className="not-empty:mt-3">
      {left === 0 && (
        <Missing key={describeOption(chosen)} {...{ chosen, isMade, availability, ref, onChoose }} />
      )}
      {isCountedByOption && isLowStock(left) && (
        <div className="flex">
          <LowStock>Only {left} left</LowStock>
        </div>
      )}
    </div>
  );
}

interface MissingProps extends Omit<ChoiceNoteProps, "sizes" | "isCountedByOption"> {
  isMade: boolean;
}

function Missing({ chosen, isMade, availability, ref, onChoose }: MissingProps) {
  const all = nearestTo(availability.options, chosen);
  const near = all.filter(({ size, color }) => size === chosen.size || color === chosen.color);
  const others = near.length > 0 ? near : all;
  const choice = describeOption(chosen) || "It";
  return (
    <fieldset
      ref={ref}
      aria-label={`${choice} cannot be had`}
      tabIndex={-1}
      className="border-l-4 border-selvedge pl-3"
    >
      <p className="font-semibold text-selvedge">
        {choice} is {isMade ? "sold out" : "not made"}.
      </p>
      {others.length > 0 && (
        <>
          <p className="mt-1">Still in stock:</p>
          <ul className="mt-1 flex flex-wrap gap-2">
            {others.map((option) => (
              <li key={describeOption(option)}>
                <button
                  type="button"
                  onClick={() => onChoose(option)}
                  className="min-h-11 min-w-11 rounded-cloth border border-ink/35 bg-white px-3 text-left wrap-anywhere text-indigo hover:border-ink"
                >
                  {describeOption(option)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {isMade && (
        <div className="mt-3">
          <StockAlert />
        </div>
      )}
    </fieldset>
  );
}
