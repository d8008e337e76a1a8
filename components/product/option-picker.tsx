import { useRadioValue } from "@/components/ui/field-value";

interface OptionPickerProps {
  legend: string;
  name: string;
  options: string[];
  value: string;
  /** Something to know before choosing. */
  note?: string | undefined;
  onChange: (value: string) => void;
}

/** A row of choices, one of them chosen: it gets its selvedge line. */
export function OptionPicker({ legend, name, options, value, note, onChange }: OptionPickerProps) {
  const ref = useRadioValue<HTMLFieldSetElement>({ value, onChange });
  if (options.length === 0) return null;
  return (
    <fieldset ref={ref}>
      <legend className="care-label mb-1.5">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-cloth border border-b-4 border-ink/35 bg-white px-3 has-checked:border-ink has-checked:border-b-selvedge has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo has-focus-visible:outline-dashed"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="sr-only"
            />
            {option}
          </label>
        ))}
      </div>
      {note && <p className="mt-2 text-sm text-muted">{note}</p>}
    </fieldset>
  );
}
