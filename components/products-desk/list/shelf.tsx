import { useId, useState } from "react";
import { AddPieces } from "@/components/products-desk/list/add-pieces";
import { ShelfLine } from "@/components/products-desk/list/shelf-line";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { parseStock } from "@/lib/stock/stock-text";

const WHOLE = { size: "", color: "" };

/** Of a product that is counted as one: what lies on the shelf, and what has come in. */
export function Shelf({ product }: { product: ProductDto }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (parseStock(product.stock) === null) return null;
  return (
    <>
      <button
        type="button"
        aria-label={`Add pieces of ${product.name}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="min-h-11 font-semibold underline underline-offset-4"
      >
        + Add pieces
      </button>
      {isOpen && (
        <div id={id} className="grid grid-cols-1 gap-2 rounded-cloth border border-ink/25 bg-paper p-3">
          <ShelfLine productId={product._id} option={WHOLE} />
          <AddPieces productId={product._id} option={WHOLE} of={product.name} />
        </div>
      )}
    </>
  );
}
