import { useWords } from "#words";
import { useRadioValue } from "@/components/ui/field-value";
import { REVIEW_FITS } from "@/lib/orders/reviews/constants";

const FITS = REVIEW_FITS.filter((fit) => fit !== "none");

interface FitFieldProps {
  name: string;
  /** Empty as long as nothing is said. */
  value: string;
  onChange: (value: string) => void;
}

/** How a size fits; the customer need not say it. */
export function FitField({ name, value, onChange }: FitFieldProps) {
  const words = useWords("reviews").form;
  const ref = useRadioValue<HTMLFieldSetElement>({ value, onChange });
  return (
    <fieldset ref={ref}>
      <legend className="care-label mb-1.5">{words.fit}</legend>
      <div className="flex flex-wrap gap-2">
        {FITS.map((fit) => (
          <label
            key={fit}
            className="chip has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo has-focus-visible:outline-dashed"
          >
            <input
              type="radio"
              name={name}
              value={fit}
              checked={fit === value}
              onChange={() => onChange(fit)}
              className="sr-only"
            />
            {words.fits[fit]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
