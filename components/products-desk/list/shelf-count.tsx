import { useWords } from "#words";
import { PiecesForm, type PiecesPlan } from "@/components/products-desk/list/pieces-form";
import type { ShelfRow } from "@/lib/catalogue/products/shelf-api";
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
  const { shelf: words, edit } = useWords("deskProductList");
  const { refusedField, save } = useWords("deskKit");
  function plan(counted: number | null): PiecesPlan {
    if (counted === null) return { error: refusedField("count", OPTION_STOCK_MESSAGE) };
    const add = counted - piecesOnShelf(row);
    if (row.stock + add < 0) return { error: words.inOrders(row.waiting + row.toSend) };
    return add === 0 ? { notice: words.same } : { add, received: row.received };
  }

  return (
    <PiecesForm
      productId={productId}
      option={row}
      className="w-40"
      words={{
        label: words.label,
        field: words.field(name),
        button: save,
        busy: edit.saving,
        press: words.press(name),
      }}
      plan={plan}
      describeDone={(_added, stock) => words.done(stock)}
    />
  );
}
