import { useWords } from "#words";
import type { ReactNode, RefObject } from "react";
import { useProductChoice } from "@/components/product/choice-provider";
import { OptionPicker } from "@/components/product/option-picker";
import { useOptionWords } from "@/components/words/use-option-words";
import { isPictureKnown } from "@/lib/catalogue/products/color-picture";
import { type ProductOption, describeOption } from "@/lib/stock/options";
import { LowStock } from "@/components/product/low-stock";
import { StockAlert } from "@/components/product/stock-alert";
import { type Availability, nearestTo } from "@/lib/stock/availability";
import { isLowStock } from "@/lib/stock/stock-text";

interface ProductOptionsProps {
  ref: RefObject<HTMLDivElement | null>;
  /** The element that says that the chosen option is unavailable. */
  missing: RefObject<HTMLFieldSetElement | null>;
  sizeGuide: ReactNode;
  onChange: (chosen: Partial<ProductOption>) => void;
}

/** All colours and sizes, each in a row of the form, with unavailable ones marked, and a note about the chosen option. */
export function ProductOptions({ ref, missing, sizeGuide, onChange }: ProductOptionsProps) {
  const { product, colors, availability, size, color, isSizeMissing, canBeHad, ...choice } =
    useProductChoice();
  const { choose, lastSize, picturedColor } = choice;
  const words = useWords("buying").options;
  const values = useWords("values");

  function change(chosen: Partial<ProductOption>) {
    onChange(chosen);
    choose(chosen);
  }

  function takeInstead(option: ProductOption) {
    change(option);
    requestAnimationFrame(() => focusChosen(ref.current));
  }

  const sizeProblem = (of: string) => {
    if (availability.leftOf({ size: of, color }) !== 0) return undefined;
    return availability.isMade({ size: of, color }) ? words.soldOut : words.notMadeIn(values.color(color));
  };
  const colorProblem = (of: string) =>
    availability.options.some((option) => option.color === of) ? undefined : words.soldOut;
  return (
    <div ref={ref} className="contents">
      <OptionPicker
        isUnderPicture
        legend={words.color}
        name="color"
        options={product.colors}
        labelOf={values.color}
        value={color}
        problemOf={colorProblem}
        swatchOf={(of) => colors.find(({ name }) => name === of)?.swatch ?? ""}
        note={isPictureKnown(product, color, picturedColor) ? undefined : words.unknownPictures}
        onChange={(value) => change({ color: value })}
      />
      <div>
        <OptionPicker
          legend={words.size}
          reason={lastSize && size === lastSize ? words.lastTime(values.size(size)) : undefined}
          name="size"
          options={product.sizes}
          labelOf={values.size}
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

/** Focuses the chosen size, or the chosen colour where there are no sizes: the button that chose it disappears. */
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
  const words = useWords("goods").stock;
  const left = availability.leftOf(chosen);
  const isMade = sizes.some((size) => availability.isMade({ ...chosen, size }));
  return (
    <div aria-live="polite" className="not-empty:mt-3">
      {left === 0 && (
        <Missing key={describeOption(chosen)} {...{ chosen, isMade, availability, ref, onChoose }} />
      )}
      {isCountedByOption && isLowStock(left) && (
        <div className="flex">
          <LowStock>{words.left(left)}</LowStock>
        </div>
      )}
    </div>
  );
}

interface MissingProps extends Omit<ChoiceNoteProps, "sizes" | "isCountedByOption"> {
  isMade: boolean;
}

function Missing({ chosen, isMade, availability, ref, onChoose }: MissingProps) {
  const words = useWords("buying").options;
  const describe = useOptionWords();
  const all = nearestTo(availability.options, chosen);
  const near = all.filter(({ size, color }) => size === chosen.size || color === chosen.color);
  const others = near.length > 0 ? near : all;
  const choice = describe(chosen);
  return (
    <fieldset
      ref={ref}
      aria-label={words.cannotBeHad(choice)}
      tabIndex={-1}
      className="border-l-4 border-selvedge pl-3"
    >
      <p className="font-semibold text-selvedge">
        {isMade ? words.isSoldOut(choice) : words.isNotMade(choice)}
      </p>
      {others.length > 0 && (
        <>
          <p className="mt-1">{words.instead}</p>
          <ul className="mt-1 flex flex-wrap gap-2">
            {others.map((option) => (
              <li key={describeOption(option)}>
                <button
                  type="button"
                  onClick={() => onChoose(option)}
                  className="min-h-11 min-w-11 rounded-cloth border border-ink/35 bg-white px-3 text-left wrap-anywhere text-indigo hover:border-ink"
                >
                  {describe(option)}
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
