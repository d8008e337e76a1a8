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
import { TextButton } from "@/components/ui/text-button";
import { TextField } from "@/components/ui/text-field";
import { formatBdt } from "@/lib/platform/text/format";
import { describeOption, nameWithOption, optionKey } from "@/lib/stock/options";

interface StockInProductProps {
  of: DraftProduct;
  errors: StockInErrors;
  onChange: (changed: DraftProduct) => void;
  onRemove: () => void;
}

/** The pieces of one product that came: what each cost, and how many of each size and color. */
export function StockInProduct({ of, errors, onChange, onRemove }: StockInProductProps) {
  const { product, cost, rows } = of;
  const [hasOwnCosts, setHasOwnCosts] = useState(false);
  const changeRow = (row: DraftRow, fields: Partial<DraftRow>) =>
    onChange({ ...of, rows: rows.map((one) => (one === row ? { ...one, ...fields } : one)) });
  return (
    <li className="grid grid-cols-1 gap-3 card p-3">
      <div className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-start gap-3">
        <Picture src={product.image1} alt="" sizes="40px" />
        <p className="min-w-0 font-semibold wrap-anywhere">{product.name}</p>
        <button
          type="button"
          aria-label={`Leave out ${product.name}`}
          onClick={onRemove}
          className="grid size-11 place-items-center hover:text-selvedge"
        >
          <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </button>
      </div>
      {rows.length === 0 ? (
        <p>The pieces of this product are not counted. Count them in Manage Products first.</p>
      ) : (
        <>
          <div className="max-w-60">
            <TextField
              label="Cost of a piece (BDT)"
              aria-label={`Cost of a piece of ${product.name}`}
              inputMode="decimal"
              value={cost}
              hint={product.cost ? `So far ${formatBdt(product.cost)} on average.` : undefined}
              error={errors[costKey(of)]}
              onChange={(text) => onChange({ ...of, cost: text })}
            />
          </div>
          <ul className="grid grid-cols-1 gap-2">
            {rows.map((row) => (
              <StockInRow
                key={optionKey(row)}
                name={nameWithOption(product.name, row)}
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
              Some sizes or colors cost more or less
            </TextButton>
          )}
        </>
      )}
    </li>
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
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1">
      <span className="min-w-24 flex-1 self-center wrap-anywhere">{describeOption(row) || "Pieces"}</span>
      <div className="w-24">
        <TextField
          isBare
          label={`Pieces of ${name}`}
          placeholder="Pieces"
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
            label={`Cost of a piece of ${name}`}
            placeholder="Other cost"
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
