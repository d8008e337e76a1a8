import { describeOption } from "@/components/products-desk/counts/shelf-words";
import { messageOf } from "@/lib/platform/http/client";
import type { ProductOption } from "@/lib/stock/options";
import { useShelf } from "@/lib/catalogue/products/shelf-api";

/** What of an option can be ordered, waits in orders and lies on the shelf. */
export function ShelfLine({ productId, option }: { productId: string; option: ProductOption }) {
  const shelf = useShelf(productId);
  const words = describeOption(shelf.data, option);
  return (
    <p className="text-sm tabular-nums">
      {words ? `${words}.` : shelf.error ? messageOf(shelf.error) : "Looking at the shelf …"}
    </p>
  );
}
