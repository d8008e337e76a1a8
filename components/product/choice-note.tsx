import type { RefObject } from "react";
import { LowStock } from "@/components/product/low-stock";
import { StockAlert } from "@/components/product/stock-alert";
import { type Availability, nearestTo } from "@/lib/stock/availability";
import { describeOption, type ProductOption } from "@/lib/stock/options";
import { isLowStock } from "@/lib/stock/stock-text";

interface ChoiceNoteProps {
  chosen: ProductOption;
  availability: Availability;
  /** Where all options are one stock, the page says how much is left of it. */
  isCountedByOption: boolean;
  /** Where to lead who wants to buy what is not there. */
  ref: RefObject<HTMLFieldSetElement | null>;
  onChoose: (option: ProductOption) => void;
}

/** What is to be known of the chosen option: how few are left, or that there is none, and which there are instead. */
export function ChoiceNote({ chosen, availability, isCountedByOption, ref, onChoose }: ChoiceNoteProps) {
  const left = availability.leftOf(chosen);
  return (
    <div aria-live="polite" className="not-empty:mt-3">
      {left === 0 && <Missing key={describeOption(chosen)} {...{ chosen, availability, ref, onChoose }} />}
      {isCountedByOption && isLowStock(left) && (
        <div className="flex">
          <LowStock>Only {left} left</LowStock>
        </div>
      )}
    </div>
  );
}

function Missing({ chosen, availability, ref, onChoose }: Omit<ChoiceNoteProps, "isCountedByOption">) {
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
        {choice} is {availability.isMade(chosen) ? "sold out" : "not made"}.
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
      {availability.isMade(chosen) && (
        <div className="mt-3">
          <StockAlert />
        </div>
      )}
    </fieldset>
  );
}
