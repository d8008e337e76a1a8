import { TextField } from "@/components/ui/text-field";
import { parseList } from "@/lib/catalogue/products/rules";

interface ListFieldProps {
  label: string;
  name: string;
  value: string;
  hint: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A comma-separated list, with what was understood of it below. */
export function ListField({ label, name, value, hint, error, onChange }: ListFieldProps) {
  const entries = parseList(value);
  return (
    <div>
      <TextField
        label={label}
        name={name}
        value={value}
        hint={hint}
        error={error}
        autoComplete="off"
        onChange={onChange}
      />
      <ul aria-label={`${label} as understood`} className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {entries.map((entry) => (
          <li key={entry} className="rounded-cloth border border-ink/30 bg-white px-3 py-1 wrap-anywhere">
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}
