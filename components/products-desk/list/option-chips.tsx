import { useId, useRef, useState, useEffect } from "react";
import { listColors } from "@/components/products-desk/counts/option-names";
import { useOptionName } from "@/components/products-desk/counts/use-option-name";
import { Button } from "@/components/ui/button";
import { formatCount, formatPieces } from "@/lib/platform/text/format";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { LOW_STOCK } from "@/lib/stock/constants";
import {
  findRow,
  isSameOption,
  listOptions,
  optionKey,
  type StockRow,
  type ProductOption,
} from "@/lib/stock/options";
import { AddPieces } from "@/components/products-desk/list/add-pieces";
import { OptionCount } from "@/components/products-desk/list/option-count";
import { ShelfLine } from "@/components/products-desk/list/shelf-line";

/** Products with more options show only the lowest ones, until the admin asks for all. */
const MAX_CHIPS = 12;

/** The counts of a product's options; a tap opens one of them. */
export function OptionChips({ product }: { product: ProductDto }) {
  const panelId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [open, setOpen] = useState<StockRow>();
  const [isAll, setIsAll] = useState(false);
  const rows = listOptions(product).flatMap((option) => findRow(product.stockByOption, option) ?? []);
  const low = rows.filter(({ stock }) => stock <= LOW_STOCK);
  const opened = open && rows.find((row) => isSameOption(row, open));
  const lowest = new Set(low.slice(0, MAX_CHIPS));
  // The open option stays, whatever its new count is.
  const shown =
    isAll || rows.length <= MAX_CHIPS ? rows : rows.filter((row) => lowest.has(row) || row === opened);

  function close() {
    group.current?.querySelector<HTMLElement>("[aria-controls]")?.focus();
    setOpen(undefined);
  }

  return (
    <fieldset ref={group} className="mt-3 min-w-0">
      <legend className="sr-only">Stock of {product.name} by size and color</legend>
      <p className="care-label mb-1.5">
        {formatPieces(Number(product.stock))}
        {shown.length < rows.length && `, ${describeLow(low.length, rows.length)}`}
      </p>
      {listColors(shown).map((color) => (
        <div key={color} className="mb-2">
          {color !== "" && product.colors.length > 1 && (
            <p className="mb-1 text-sm font-semibold wrap-anywhere">{color}</p>
          )}
          <ul className="flex flex-wrap gap-2">
            {shown
              .filter((row) => row.color === color)
              .map((row) => (
                <li key={optionKey(row)} className="max-w-full">
                  <OptionChip
                    row={row}
                    panelId={panelId}
                    isOpen={row === opened}
                    onPress={() => setOpen(row === opened ? undefined : row)}
                  />
                </li>
              ))}
          </ul>
        </div>
      ))}
      {rows.length > MAX_CHIPS && (
        <Button variant="quiet" aria-expanded={isAll} className="w-full" onClick={() => setIsAll(!isAll)}>
          {isAll ? "Show only the low ones" : `Show all ${rows.length}`}
        </Button>
      )}
      {opened && (
        <OptionEditor
          key={optionKey(opened)}
          id={panelId}
          product={product}
          option={opened}
          onClose={close}
        />
      )}
    </fieldset>
  );
}

interface OptionChipProps {
  row: StockRow;
  panelId: string;
  isOpen: boolean;
  onPress: () => void;
}

function OptionChip({ row, panelId, isOpen, onPress }: OptionChipProps) {
  const nameOption = useOptionName();
  const { size, color, stock } = row;
  const mark = stock === 0 ? "out" : stock <= LOW_STOCK ? "low" : "";
  const inWords = stock === 0 ? "sold out" : [formatPieces(stock), mark].filter(Boolean).join(", ");
  return (
    <button
      type="button"
      aria-label={`${nameOption(row)}: ${inWords}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onPress}
      className={`min-h-11 min-w-11 rounded-cloth border px-2.5 text-left wrap-anywhere tabular-nums aria-expanded:bg-ink aria-expanded:text-white ${mark ? "border-2 border-selvedge bg-white" : "border-ink/40 bg-white"}`}
    >
      <span className={stock === 0 ? "line-through" : ""}>{size || color || "All"}</span> ·{" "}
      <strong>{formatCount(stock)}</strong>
      {mark && <span className="care-label"> {mark}</span>}
    </button>
  );
}

function describeLow(low: number, all: number): string {
  return low === 0 ? `none of ${all} low` : `${low} of ${all} low`;
}

interface OptionEditorProps {
  id: string;
  product: ProductDto;
  option: ProductOption;
  onClose: () => void;
}

/** The pieces of one option: those on the shelf, a new count, a delivery. */
function OptionEditor({ id, product, option, onClose }: OptionEditorProps) {
  const nameOption = useOptionName();
  const panel = useRef<HTMLElement>(null);
  const name = `${nameOption(option)} of ${product.name}`;
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      id={id}
      aria-label={name}
      tabIndex={-1}
      className="mt-3 grid grid-cols-1 gap-4 rounded-cloth border border-ink/25 bg-paper p-3"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 font-bold wrap-anywhere">{nameOption(option)}</p>
        <Button variant="quiet" aria-label={`Close ${name}`} onClick={onClose}>
          Close
        </Button>
      </div>
      <ShelfLine productId={product._id} option={option} name={name} />
      <OptionCount product={product} option={option} name={name} />
      <AddPieces productId={product._id} option={option} name={name} />
    </section>
  );
}
