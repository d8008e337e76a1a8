import { PiecesForm, type PiecesPlan } from "@/components/products-desk/list/pieces-form";
import type { ShelfRow } from "@/lib/catalogue/products/shelf-api";
import { formatPieces } from "@/lib/platform/text/format";
import { OPTION_STOCK_MESSAGE, piecesOnShelf } from "@/lib/stock/rules";

interface ShelfCountProps {
  productId: string;
  /** As it was read. */
  row: ShelfRow;
  /** Names the field for readers: `30, Indigo`. */
  name: string;
}

/** Records a count of the shelf, including orders' pieces; the difference changes the number that can be ordered. */
export function ShelfCount({ productId, row, name }: ShelfCountProps) {
  function plan(counted: number | null): PiecesPlan {
    if (counted === null) return { error: OPTION_STOCK_MESSAGE };
    const add = counted - piecesOnShelf(row);
    if (row.stock + add < 0)
      return { error: `Orders already have ${formatPieces(row.waiting + row.toSend)} of these.` };
    return add === 0 ? { notice: "The shop already has this count." } : { add, received: row.received };
  }

  return (
    <PiecesForm
      productId={productId}
      option={row}
      className="w-40"
      words={{
        label: "Counted on the shelf",
        field: `Counted on the shelf of ${name}`,
        button: "Save",
        busy: "Saving …",
        press: `Save what was counted of ${name}`,
      }}
      plan={plan}
      describeDone={(_added, stock) => `${formatPieces(stock)} can be ordered now.`}
    />
  );
}
