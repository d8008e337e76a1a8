import { useWords } from "#words";
import { describeShelf } from "@/components/products-desk/counts/shelf-words";
import { messageOf } from "@/lib/platform/http/client";
import { ShelfCount } from "@/components/products-desk/list/shelf-count";
import { formatBdt } from "@/lib/platform/text/format";
import { findRow, type ProductOption } from "@/lib/stock/options";
import { useShelf } from "@/lib/catalogue/products/shelf-api";

interface ShelfLineProps {
  productId: string;
  option: ProductOption;
  /** Names the count for readers: `30, Indigo`. */
  name: string;
}

/** An option's pieces that are free, in waiting orders and on the shelf, and a field for a new count. */
export function ShelfLine({ productId, option, name }: ShelfLineProps) {
  const { shelf: words } = useWords("deskProducts");
  const shelf = useShelf(productId);
  const row = shelf.data?.find((known) => findRow([known], option));
  return (
    <>
      <p className="text-sm tabular-nums">
        {row
          ? `${describeShelf(words, row)}.${row.cost ? ` A piece costs ${formatBdt(row.cost)}.` : ""}`
          : shelf.error
            ? messageOf(shelf.error)
            : "Looking at the shelf …"}
      </p>
      {row && <ShelfCount productId={productId} row={row} name={name} />}
    </>
  );
}
