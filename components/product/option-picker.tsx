import { useLanguage } from "#words";
import type { ReactNode } from "react";
import { Swatch } from "@/components/product/swatch";
import { useRadioValue } from "@/components/ui/field-value";
import { langOfName } from "@/lib/words/owners-text";

interface OptionPickerProps {
  legend: string;
  /** Shown after the legend: why the option is preselected. */
  reason?: string | undefined;
  name: string;
  options: readonly string[];
  /** An option in the page's language. */
  labelOf: (option: string) => string;
  /** CSS of a background: the option to see beside its word. */
  swatchOf?: (option: string) => string;
  value: string;
  /** Why an option is unavailable, else undefined. Shoppers can still choose it, and then see what there is. */
  problemOf: (option: string) => string | undefined;
  /** A note for shoppers before they choose. */
  note?: string | undefined;
  /** A help for the choice, after the last option. */
  beside?: ReactNode;
  /** True for what stands right under what it changes, on a small screen: it needs no legend there. */
  isUnderPicture?: boolean;
  onChange: (value: string) => void;
}

/** A row of options; the chosen one has a selvedge line. */
export function OptionPicker({
  legend,
  reason,
  name,
  options,
  labelOf,
  value,
  problemOf,
  swatchOf,
  note,
  beside,
  isUnderPicture = false,
  onChange,
}: OptionPickerProps) {
  const language = useLanguage();
  const ref = useRadioValue<HTMLFieldSetElement>({ value, onChange });
  if (options.length === 0) return null;
  return (
    <fieldset ref={ref} className={isUnderPicture ? "max-lg:order-first" : undefined}>
      <legend className={`care-label mb-1.5 ${isUnderPicture ? "max-lg:sr-only" : ""}`}>
        {legend} {reason && <span className="text-muted normal-case">{reason}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const label = labelOf(option);
          const problem = problemOf(option);
          return (
            <label
              key={option}
              lang={langOfName(language, label, option)}
              className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-[min(0.5rem,1.4vw)] rounded-cloth border border-b-4 bg-white px-[min(0.75rem,2vw)] wrap-anywhere has-checked:border-ink has-checked:border-b-selvedge has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo has-focus-visible:outline-dashed ${problem ? "border-ink/15 text-muted line-through" : "border-ink/35"}`}
            >
              <input
                type="radio"
                name={name}
                value={option}
                checked={option === value}
                aria-label={problem && `${label}, ${problem}`}
                onChange={() => onChange(option)}
                className="sr-only"
              />
              {swatchOf && <Swatch background={swatchOf(option)} />}
              {label}
            </label>
          );
        })}
        {beside}
      </div>
      {note && <p className="mt-2 text-sm text-muted">{note}</p>}
    </fieldset>
  );
}
