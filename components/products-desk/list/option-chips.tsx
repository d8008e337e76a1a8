import { useWords } from "#words";
import { type ReactNode, useId, useRef, useState, useEffect } from "react";
import { listColors } from "@/components/products-desk/counts/option-names";
import { useOptionName } from "@/components/products-desk/counts/use-option-name";
import { Button } from "@/components/ui/button";
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
import { useShownName } from "@/components/words/use-shown-name";

/** Products with more options show only the lowest ones, until the admin asks for all. */
const MAX_CHIPS = 12;

/** The counts of a product's options; a tap opens one of them. */
export function OptionChips({ product }: { product: ProductDto }) {
  const { options: words } = useWords("deskProductList");
  const name = useShownName(product);
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
      <legend className="sr-only">{words.legend(name.text)}</legend>
      <ChipsTotal stock={Number(product.stock)}>
        {shown.length < rows.length && `, ${words.low(low.length, rows.length)}`}
      </ChipsTotal>
      {listColors(shown).map((color) => (
        <div key={color} className="mb-2">
          {color !== "" && product.colors.length > 1 && <ColorHeading color={color} />}
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
          {isAll ? words.onlyLow : words.showAll(rows.length)}
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

function ChipsTotal({ stock, children }: { stock: number; children: ReactNode }) {
  const { pieces } = useWords("units");
  return (
    <p className="care-label mb-1.5">
      {pieces(stock)}
      {children}
    </p>
  );
}

function ColorHeading({ color }: { color: string }) {
  const { color: say } = useWords("values");
  return <p className="mb-1 text-sm font-semibold wrap-anywhere">{say(color)}</p>;
}

interface OptionChipProps {
  row: StockRow;
  panelId: string;
  isOpen: boolean;
  onPress: () => void;
}

function OptionChip({ row, panelId, isOpen, onPress }: OptionChipProps) {
  const { options: words } = useWords("deskProductList");
  const { isSoldOut } = useWords("deskKit").products;
  const { count, pieces } = useWords("units");
  const values = useWords("values");
  const nameOption = useOptionName();
  const { size, color, stock } = row;
  const mark = stock === 0 ? words.marks.out : stock <= LOW_STOCK ? words.marks.low : "";
  const inWords = stock === 0 ? isSoldOut : [pieces(stock), mark].filter(Boolean).join(", ");
  return (
    <button
      type="button"
      aria-label={`${nameOption(row)}: ${inWords}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onPress}
      className={`min-h-11 min-w-11 rounded-cloth border px-2.5 text-left wrap-anywhere tabular-nums aria-expanded:bg-ink aria-expanded:text-white ${mark ? "border-2 border-selvedge bg-white" : "border-ink/40 bg-white"}`}
    >
      <span className={stock === 0 ? "line-through" : ""}>
        {values.size(size) || values.color(color) || words.whole}
      </span>{" "}
      · <strong>{count(stock)}</strong>
      {mark && <span className="care-label"> {mark}</span>}
    </button>
  );
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
  const { options: words } = useWords("deskProductList");
  const name = words.nameOf(nameOption(option), useShownName(product).text);
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
        <Button variant="quiet" aria-label={words.closeOf(name)} onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <ShelfLine productId={product._id} option={option} name={name} />
      <OptionCount product={product} option={option} name={name} />
      <AddPieces productId={product._id} option={option} name={name} />
    </section>
  );
}
