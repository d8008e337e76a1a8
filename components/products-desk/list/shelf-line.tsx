import { useWords } from "#words";
import { describeShelf } from "@/components/products-desk/counts/shelf-words";
import { ShelfCount } from "@/components/products-desk/list/shelf-count";
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
  const { shelf: words } = useWords("deskProductList");
  const { shelf: shelfWords } = useWords("deskProducts");
  const { failure } = useWords("deskKit");
  const shelf = useShelf(productId);
  const row = shelf.data?.find((known) => findRow([known], option));
  return (
    <>
      <p className="text-sm tabular-nums">
        {row
          ? words.described(describeShelf(shelfWords, row), row.cost)
          : shelf.error
            ? failure(shelf.error)
            : words.looking}
      </p>
      {row && <ShelfCount productId={productId} row={row} name={name} />}
    </>
  );
}
