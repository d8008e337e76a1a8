import { useWords } from "#words";
import { CountSection } from "@/components/products-desk/counts/count-section";
import {
  type CountsDraft,
  fillPieces,
  listFilledRows,
  listOrphans,
  originOf,
  sumPieces,
} from "@/components/products-desk/counts/counts-draft";
import {
  listColors,
  listTypedOptions,
  type TypedLists,
} from "@/components/products-desk/counts/option-names";
import { countInOrders } from "@/components/products-desk/counts/on-shelf";
import { SameForAll } from "@/components/products-desk/counts/same-for-all";
import { describeAll } from "@/components/products-desk/counts/shelf-words";
import { useOptionName } from "@/components/products-desk/counts/use-option-name";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { MAX_OPTIONS, type ProductOption } from "@/lib/stock/options";
import type { ShelfRow } from "@/lib/catalogue/products/shelf-api";

interface CountGridProps {
  draft: TypedLists & CountsDraft;
  seen: ProductDto | null;
  shelf: readonly ShelfRow[];
  error: string | undefined;
  onChange: (changed: Partial<CountsDraft>) => void;
}

/** A section for each color, with a field for each size. */
export function CountGrid({ draft, seen, shelf, error, onChange }: CountGridProps) {
  const { counts: words } = useWords("deskProduct");
  const { shelf: shelfWords } = useWords("deskProducts");
  const nameOption = useOptionName();
  const options = listTypedOptions(draft);
  if (options.length > MAX_OPTIONS)
    return (
      <p role="alert" className="font-semibold text-selvedge">
        {words.tooMany(options.length, MAX_OPTIONS)}
      </p>
    );
  const fill = (some: ProductOption[], text: string) => onChange(fillPieces(draft, some, text));
  const colors = listColors(options);
  const orphans = listOrphans(draft, seen);
  const counted = sumPieces(draft, options);
  const inOrders = options.reduce((sum, option) => sum + countInOrders(shelf, originOf(draft, option)), 0);
  const isMissing = error !== undefined && listFilledRows(draft).length === 0;
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="sr-only">{words.grid}</legend>
      <p className="text-sm text-muted">{words.intro(inOrders > 0)}</p>
      <p aria-live="polite" className="text-sm font-semibold text-selvedge empty:hidden">
        {error}
      </p>
      {colors.length > 1 && (
        <SameForAll label={words.sameForAll} of={words.everything} onFill={(text) => fill(options, text)} />
      )}
      {colors.map((color, index) => {
        const own = options.filter((option) => option.color === color);
        return (
          <CountSection
            key={color}
            color={color}
            options={own}
            draft={draft}
            seen={seen}
            shelf={shelf}
            isMissing={isMissing && index === 0}
            isLast={index === colors.length - 1}
            onType={(option, text) => fill([option], text)}
            onFill={(text) => fill(own, text)}
          />
        );
      })}
      <p className="font-semibold tabular-nums">
        {words.total(Math.max(0, counted - inOrders), inOrders > 0 ? counted : null)}
      </p>
      {shelf.length > 0 && (
        <p className="text-sm text-muted tabular-nums">{words.savedNow(describeAll(shelfWords, shelf))}</p>
      )}
      {orphans.length > 0 && (
        <p className="text-sm wrap-anywhere">
          {words.orphans(
            orphans.map(({ option, typed }) => words.orphan(nameOption(option), typed)).join("; "),
          )}
        </p>
      )}
    </fieldset>
  );
}
