import { CountGrid } from "@/components/products-desk/counts/count-grid";
import { countAsOne, countByOption } from "@/components/products-desk/counts/counts-draft";
import type { Departure } from "@/components/products-desk/counts/departures";
import { DepartureFields } from "@/components/products-desk/counts/departure-fields";
import { countChoiceLabel } from "@/components/products-desk/counts/option-names";
import type { ProductDraft, ProductErrors } from "@/components/products-desk/product-draft";
import { describeShelf } from "@/components/products-desk/counts/shelf-words";
import { StockField } from "@/components/products-desk/counts/stock-field";
import { formatPieces } from "@/lib/platform/text/format";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { parseStock } from "@/lib/stock/stock-text";
import type { ShelfRow } from "@/lib/catalogue/products/shelf-api";

interface StockFieldsProps {
  draft: ProductDraft;
  errors: ProductErrors;
  seen: ProductDto | null;
  shelf: ShelfRow[] | undefined;
  departures: Departure[];
  onFill: (fields: Partial<ProductDraft>) => void;
}

/** How many pieces there are: as one number, or of each size and color. */
export function StockFields({ draft, errors, seen, shelf, departures, onFill }: StockFieldsProps) {
  const [whole] = shelf ?? [];
  return (
    <div className="grid grid-cols-1 gap-3">
      {!draft.isByOption && (
        <StockField
          draft={draft}
          error={errors.stock}
          was={seen?.stockByOption ? undefined : seen?.stock}
          onChange={({ stock, notCounted }) => onFill({ stock, notCounted })}
        />
      )}
      <div>
        <label className="flex min-h-11 items-center gap-2.5 font-medium">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={draft.isByOption}
            onChange={({ target }) => onFill(target.checked ? countByOption(draft) : countAsOne(draft))}
          />
          {countChoiceLabel(draft)}
        </label>
        <p className="text-sm text-muted empty:hidden">{choiceHint(draft, seen)}</p>
      </div>
      <DepartureFields
        departures={departures}
        nameChanges={draft.nameChanges}
        error={errors.renamedOptions}
        onChange={onFill}
        onPutBack={({ kind, name }) => onFill(putBack(draft, kind, name))}
      />
      {draft.isByOption && (
        <CountGrid draft={draft} seen={seen} shelf={shelf} error={errors.stockByOption} onChange={onFill} />
      )}
      {!draft.isByOption && whole && !seen?.stockByOption && (
        <p className="text-sm text-muted tabular-nums">Saved now: {describeShelf(whole)}.</p>
      )}
    </div>
  );
}

function choiceHint({ isByOption }: ProductDraft, seen: ProductDto | null): string | undefined {
  const whole = seen && !seen.stockByOption ? parseStock(seen.stock) : null;
  const soFar = whole === null ? "" : `Counted as one so far: ${formatPieces(whole)}. `;
  if (isByOption) return `${soFar}Turned off, the sum is kept as one number.`;
  return seen?.stockByOption ? "The sum of the sizes and colors is kept as one number." : undefined;
}

function putBack(draft: ProductDraft, kind: Departure["kind"], name: string): Partial<ProductDraft> {
  const field = kind === "size" ? "sizes" : "colors";
  const typed = draft[field].trim().replace(/,$/, "");
  return { [field]: typed === "" ? name : `${typed}, ${name}` };
}
