import { useWords } from "#words";
import { useId } from "react";
import { useRadioValue } from "@/components/ui/field-value";
import { ONE_STAR } from "@/components/ui/stars";
import { RATINGS } from "@/lib/orders/reviews/constants";

interface StarsFieldProps {
  name: string;
  /** A number of stars; empty at first. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One to five stars, each a radio button with its meaning. */
export function StarsField({ name, value, error, onChange }: StarsFieldProps) {
  const words = useWords("reviews").form;
  const ref = useRadioValue<HTMLFieldSetElement>({ value, onChange });
  const errorId = useId();
  const chosen = RATINGS.find((rating) => String(rating) === value);
  return (
    <fieldset
      ref={ref}
      role="radiogroup"
      // The form moves the focus here if the answer is missing.
      tabIndex={-1}
      aria-invalid={Boolean(error)}
      aria-describedby={error && errorId}
      className="scroll-mt-12"
    >
      <legend className="care-label mb-1.5">{words.rating}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex">
          {RATINGS.map((rating) => (
            <label
              key={rating}
              className="grid size-12 place-items-center has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo has-focus-visible:outline-dashed"
            >
              <input
                type="radio"
                name={name}
                value={rating}
                required
                checked={rating === chosen}
                aria-label={words.stars(rating, words.ratings[rating])}
                onChange={() => onChange(String(rating))}
                className="sr-only"
              />
              <svg
                aria-hidden="true"
                viewBox="0 0 24 24"
                fill={chosen !== undefined && rating <= chosen ? "currentColor" : "none"}
                stroke="currentColor"
                strokeWidth={1.5}
                className="size-8"
              >
                <path d={ONE_STAR} />
              </svg>
            </label>
          ))}
        </div>
        <span className="font-semibold">{chosen && words.ratings[chosen]}</span>
      </div>
      <p id={errorId} aria-live="polite" className="text-sm font-semibold text-selvedge not-empty:mt-1">
        {error}
      </p>
    </fieldset>
  );
}
