import { useWords } from "#words";
import { useShownName } from "@/components/words/use-shown-name";
import { X } from "lucide-react";
import { useState } from "react";
import {
  costKey,
  type DraftProduct,
  type DraftRow,
  ownCostKey,
  rowKey,
  type StockInErrors,
} from "@/components/products-desk/stock-in/stock-in-draft";
import { Picture } from "@/components/ui/picture";
import { ShownText } from "@/components/ui/shown-text";
import { TextButton } from "@/components/ui/text-button";
import { TextField } from "@/components/ui/text-field";
import { useOptionWords } from "@/components/words/use-option-words";
import type { ShownText as Shown } from "@/lib/words/owners-text";
import { sayOption } from "@/lib/stock/option-words";
import { nameWithOption, optionKey } from "@/lib/stock/options";

interface StockInProductProps {
  of: DraftProduct;
  errors: StockInErrors;
  onChange: (changed: DraftProduct) => void;
  onRemove: () => void;
}

/** The pieces of one product that came: what each cost, and how many of each size and color. */
export function StockInProduct({ of, errors, onChange, onRemove }: StockInProductProps) {
  const { product, cost, rows } = of;
  const { stockIn: words } = useWords("deskStock");
  const { money } = useWords("units");
  const values = useWords("values");
  const name = useShownName(product);
  const [hasOwnCosts, setHasOwnCosts] = useState(false);
  const changeRow = (row: DraftRow, fields: Partial<DraftRow>) =>
    onChange({ ...of, rows: rows.map((one) => (one === row ? { ...one, ...fields } : one)) });
  return (
    <li className="grid grid-cols-1 gap-3 card p-3">
      <ProductHead name={name} picture={product.image1} onRemove={onRemove} />
      {rows.length === 0 ? (
        <p>{words.notCounted}</p>
      ) : (
        <>
          <div className="max-w-60">
            <TextField
              label={words.cost}
              aria-label={words.costOf(name.text)}
              inputMode="decimal"
              value={cost}
              hint={product.cost ? words.costSoFar(money(product.cost)) : undefined}
              error={errors[costKey(of)]}
              onChange={(text) => onChange({ ...of, cost: text })}
            />
          </div>
          <ul className="grid grid-cols-1 gap-2">
            {rows.map((row) => (
              <StockInRow
                key={optionKey(row)}
                name={nameWithOption(name.text, sayOption(values, row))}
                row={row}
                error={errors[rowKey(of, row)]}
                costError={errors[ownCostKey(of, row)]}
                hasOwnCost={hasOwnCosts}
                onChange={(fields) => changeRow(row, fields)}
              />
            ))}
          </ul>
          {rows.length > 1 && !hasOwnCosts && (
            <TextButton className="justify-self-start" onClick={() => setHasOwnCosts(true)}>
              {words.ownCosts}
            </TextButton>
          )}
        </>
      )}
    </li>
  );
}

interface ProductHeadProps {
  name: Shown;
  picture: string;
  onRemove: () => void;
}

function ProductHead({ name, picture, onRemove }: ProductHeadProps) {
  const { leaveOut } = useWords("deskStock").stockIn;
  return (
    <div className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-start gap-3">
      <Picture src={picture} alt="" sizes="40px" />
      <p className="min-w-0 font-semibold wrap-anywhere">
        <ShownText {...name} />
      </p>
      <button
        type="button"
        aria-label={leaveOut(name.text)}
        onClick={onRemove}
        className="grid size-11 place-items-center hover:text-selvedge"
      >
        <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </button>
    </div>
  );
}

interface StockInRowProps {
  /** Names its fields for readers: `Slim Denim (32, Indigo)`. */
  name: string;
  row: DraftRow;
  error: string | undefined;
  costError: string | undefined;
  hasOwnCost: boolean;
  onChange: (fields: Partial<DraftRow>) => void;
}

function StockInRow({ name, row, error, costError, hasOwnCost, onChange }: StockInRowProps) {
  const { stockIn: words } = useWords("deskStock");
  const describeOption = useOptionWords();
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1">
      <span className="min-w-24 flex-1 self-center wrap-anywhere">{describeOption(row) || words.pieces}</span>
      <div className="w-24">
        <TextField
          isBare
          label={words.piecesOf(name)}
          placeholder={words.pieces}
          inputMode="numeric"
          className="tabular-nums"
          value={row.pieces}
          error={error}
          onChange={(pieces) => onChange({ pieces })}
        />
      </div>
      {hasOwnCost && (
        <div className="w-32">
          <TextField
            isBare
            label={words.costOf(name)}
            placeholder={words.otherCost}
            inputMode="decimal"
            className="tabular-nums"
            value={row.cost}
            error={costError}
            onChange={(cost) => onChange({ cost })}
          />
        </div>
      )}
    </li>
  );
}
