import { type KeyboardEvent, useId } from "react";
import { isWrongCount } from "@/components/products-desk/counts/counts-draft";
import { nameOption } from "@/components/products-desk/counts/option-names";
import { useFieldValue } from "@/components/ui/field-value";
import type { ProductOption } from "@/lib/stock/options";

interface CountCellProps {
  option: ProductOption;
  /** What stands above the field. */
  label: string;
  text: string;
  /** The pieces that the number replaces; undefined where there were none. */
  was: number | undefined;
  /** What of it is free, ordered and on the shelf, for readers; beside the fields it is told of the one in use. */
  shelf: string | null;
  isMissing: boolean;
  isLast: boolean;
  onChange: (text: string) => void;
  onFocus: () => void;
}

/** The pieces of one option. */
export function CountCell(props: CountCellProps) {
  const { option, label, text, was, shelf, isMissing, isLast, onChange, onFocus } = props;
  const ref = useFieldValue<HTMLInputElement>({ value: text, onChange });
  const id = useId();
  const isChanged = was !== undefined && text.trim() !== String(was);
  return (
    <div className="flex flex-col">
      <label htmlFor={id} className="mb-1 text-sm font-semibold wrap-anywhere">
        {label}
      </label>
      <input
        id={id}
        ref={ref}
        data-count
        aria-label={`Stock of ${nameOption(option)}`}
        aria-describedby={`${id}-hint`}
        aria-invalid={isMissing || isWrongCount(text)}
        value={text}
        placeholder="–"
        inputMode="numeric"
        enterKeyHint={isLast ? "done" : "next"}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        onFocus={({ target }) => {
          // What is typed takes the place of what stands there.
          target.select();
          onFocus();
        }}
        onKeyDown={goToNext}
        className="mt-auto block min-h-12 w-full scroll-mt-12 rounded-cloth border border-ink/45 bg-white px-1 py-2 text-center text-base tabular-nums aria-invalid:border-selvedge"
      />
      <span id={`${id}-hint`} className="mt-1.5 min-h-5 text-center text-sm leading-5 text-muted">
        {isChanged && `was ${was}`}
        {shelf && <span className="sr-only"> {shelf}</span>}
      </span>
    </div>
  );
}

/** Enter saves nothing here: it leads through all the fields. */
function goToNext(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const cells = [...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>("[data-count]") ?? [])];
  cells[cells.indexOf(event.currentTarget) + 1]?.focus();
}
