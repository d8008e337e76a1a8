import { useWords } from "#words";
import { CountGrid } from "@/components/products-desk/counts/count-grid";
import { countAsOne, countByOption } from "@/components/products-desk/counts/counts-draft";
import {
  type Departure,
  choiceOf,
  chooseChange,
  listChoices,
} from "@/components/products-desk/counts/departures";
import { countedBy } from "@/components/products-desk/counts/option-names";
import type { ProductDraft, ProductErrors } from "@/components/products-desk/product-draft";
import { countInOrders } from "@/components/products-desk/counts/on-shelf";
import { describeShelf } from "@/components/products-desk/counts/shelf-words";
import { StockField } from "@/components/products-desk/counts/stock-field";
import { CheckBox } from "@/components/ui/check-box";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { parseStock } from "@/lib/stock/stock-text";
import type { ShelfRow } from "@/lib/catalogue/products/shelf-api";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { SelectField } from "@/components/ui/select-field";
import type { Words } from "@/lib/words/words";

/** What the parts of a product's form are given. */
export interface ProductFieldsProps {
  draft: ProductDraft;
  errors: ProductErrors;
  /** As its editor saw it, with its counts as on the shelf; null for one that is added. */
  seen: ProductDto | null;
  /** What orders had of it then. */
  shelf: readonly ShelfRow[];
  departures: Departure[];
  onFill: (fields: Partial<ProductDraft>) => void;
}

/** How many pieces there are: as one number, or of each size and color. */
export function StockFields({ draft, errors, seen, shelf, departures, onFill }: ProductFieldsProps) {
  const { counts: words, fields } = useWords("deskProduct");
  const { shelf: shelfWords } = useWords("deskProducts");
  const [whole] = shelf;
  const inOrders = countInOrders(shelf);
  const isSplitUp = draft.isByOption && seen !== null && !seen.stockByOption && inOrders > 0;
  return (
    <div className="grid grid-cols-1 gap-3">
      {!draft.isByOption && (
        <StockField
          label={fields.stock.label}
          draft={draft}
          error={errors.stock}
          was={seen?.stockByOption ? undefined : seen?.stock}
          inOrders={inOrders}
          onChange={({ stock, notCounted }) => onFill({ stock, notCounted })}
        />
      )}
      <div>
        <CheckBox
          checked={draft.isByOption}
          onChange={(isTicked) => onFill(isTicked ? countByOption(draft) : countAsOne(draft))}
          className="flex min-h-11 items-center gap-2.5 font-medium"
        >
          {words.by[countedBy(draft)]}
        </CheckBox>
        <p className="text-sm text-muted empty:hidden">{choiceHint(words, draft, seen)}</p>
      </div>
      <DepartureFields {...{ draft, errors, departures, onFill }} />
      {isSplitUp && <Notice kind="warning">{words.splitUp(inOrders)}</Notice>}
      {draft.isByOption && (
        <CountGrid draft={draft} seen={seen} shelf={shelf} error={errors.stockByOption} onChange={onFill} />
      )}
      {!draft.isByOption && whole && !seen?.stockByOption && (
        <p className="text-sm text-muted tabular-nums">{words.savedNow(describeShelf(shelfWords, whole))}</p>
      )}
    </div>
  );
}

function choiceHint(
  words: Words["deskProduct"]["counts"],
  { isByOption }: ProductDraft,
  seen: ProductDto | null,
): string | undefined {
  if (isByOption) return words.turnedOff(seen && !seen.stockByOption ? parseStock(seen.stock) : null);
  return seen?.stockByOption ? words.sumIsKept : undefined;
}

function putBack(draft: ProductDraft, kind: Departure["kind"], name: string): Partial<ProductDraft> {
  const field = kind === "size" ? "sizes" : "colors";
  const typed = draft[field].trim().replace(/,$/, "");
  return { [field]: typed === "" ? name : `${typed}, ${name}` };
}

type DepartureFieldsProps = Omit<ProductFieldsProps, "seen" | "shelf">;

/** What becomes of the sizes and colors that are not typed any more and have pieces or waiting orders. */
function DepartureFields({ draft, errors, departures, onFill }: DepartureFieldsProps) {
  const { gone: words } = useWords("deskProduct").counts;
  const { choose } = useWords("deskKit");
  if (departures.length === 0) return null;
  return (
    <Notice kind="warning">
      <ul aria-label={words.label} className="grid gap-5">
        {departures.map((departure) => {
          const { kind, name, change } = departure;
          return (
            <li key={`${kind} ${name}`} className="grid gap-2">
              <p className="wrap-anywhere">{words.described(departure)}</p>
              <SelectField
                label={words.ask(name)}
                value={choiceOf(change)}
                options={listChoices(words, departure)}
                emptyLabel={choose}
                error={change ? undefined : errors.renamedOptions}
                onChange={(choice) => onFill(chooseChange(draft.nameChanges, departure, choice))}
              />
              {name !== "" && (
                <Button variant="quiet" onClick={() => onFill(putBack(draft, kind, name))}>
                  <span className="wrap-anywhere">{words.putBack(name)}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
