import { useWords } from "#words";
import { useState, type KeyboardEvent, useId } from "react";
import {
  type CountsDraft,
  isWrongCount,
  originOf,
  piecesOf,
  seenPieces,
  sumPieces,
} from "@/components/products-desk/counts/counts-draft";
import type { TypedLists } from "@/components/products-desk/counts/option-names";
import { SameForAll } from "@/components/products-desk/counts/same-for-all";
import { describeOption } from "@/components/products-desk/counts/shelf-words";
import { useOptionName } from "@/components/products-desk/counts/use-option-name";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { optionKey, type ProductOption } from "@/lib/stock/options";
import { OPTION_STOCK_MESSAGE } from "@/lib/stock/rules";
import type { ShelfRow } from "@/lib/catalogue/products/shelf-api";
import { useFieldValue } from "@/components/ui/field-value";

interface CountSectionProps {
  /** Empty where the product comes in no colors. */
  color: string;
  options: ProductOption[];
  draft: TypedLists & CountsDraft;
  seen: ProductDto | null;
  shelf: readonly ShelfRow[];
  isMissing: boolean;
  isLast: boolean;
  onType: (option: ProductOption, text: string) => void;
  onFill: (text: string) => void;
}

/** A color with a field for each of its sizes. */
export function CountSection(props: CountSectionProps) {
  const { color, options, draft, seen, shelf, isMissing, isLast, onType, onFill } = props;
  const { counts: words } = useWords("deskProduct");
  const { shelf: shelfWords } = useWords("deskProducts");
  const { pieces } = useWords("units");
  const values = useWords("values");
  const nameOption = useOptionName();
  const [used, setUsed] = useState<ProductOption>();
  const usedShelf = used && describeOption(shelfWords, shelf, originOf(draft, used));
  const isWrong = options.some((option) => isWrongCount(piecesOf(draft, option)));
  return (
    <fieldset className="grid grid-cols-1 gap-3 card p-3">
      <legend className="contents">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-bold wrap-anywhere">{values.color(color) || words.allSizes}</span>
          <span className="text-sm tabular-nums">{pieces(sumPieces(draft, options))}</span>
        </span>
      </legend>
      {options.length > 1 && (
        <SameForAll
          label={words.sameForSizes}
          of={color ? words.sizesIn(values.color(color)) : words.sizes}
          onFill={onFill}
        />
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(4.25rem,100%),1fr))] gap-x-2 gap-y-1">
        {options.map((option, index) => (
          <CountCell
            key={optionKey(option)}
            option={option}
            label={values.size(option.size) || values.color(option.color) || words.all}
            text={piecesOf(draft, option)}
            was={seenPieces(draft, seen, option)}
            shelf={describeOption(shelfWords, shelf, originOf(draft, option))}
            isMissing={isMissing && index === 0}
            isLast={isLast && index === options.length - 1}
            onChange={(text) => onType(option, text)}
            onFocus={() => setUsed(option)}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-sm font-semibold text-selvedge empty:hidden">
        {isWrong && words.wrong(OPTION_STOCK_MESSAGE)}
      </p>
      {used && usedShelf && (
        <p aria-hidden className="text-sm text-muted">
          {nameOption(used)}: {usedShelf}
        </p>
      )}
    </fieldset>
  );
}

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
function CountCell(props: CountCellProps) {
  const { option, label, text, was, shelf, isMissing, isLast, onChange, onFocus } = props;
  const { counts: words } = useWords("deskProduct");
  const nameOption = useOptionName();
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
        aria-label={words.stockOf(nameOption(option))}
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
        className="mt-auto block min-h-12 w-full scroll-mt-12 control px-1 py-2 text-center text-base tabular-nums aria-invalid:border-selvedge"
      />
      <span id={`${id}-hint`} className="mt-1.5 min-h-5 text-center text-sm leading-5 text-muted">
        {isChanged && words.was(was)}
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
