import { useSearchParams } from "next/navigation";
import { useId, useState } from "react";
import { productErrorMessage } from "@/components/products-desk/product-error";
import { QuickEdit } from "@/components/products-desk/list/quick-edit";
import { OptionChips } from "@/components/products-desk/list/option-chips";
import { MESSAGES, QUESTIONS } from "@/components/messages";
import { askAndDo } from "@/components/ui/ask-and-do";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { CallNotices } from "@/components/ui/call-notices";
import { Picture } from "@/components/ui/picture";
import { updateProductPath } from "@/lib/paths";
import { useDeleteProduct } from "@/lib/catalogue/products/api";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { AddPieces } from "@/components/products-desk/list/add-pieces";
import { ShelfLine } from "@/components/products-desk/list/shelf-line";
import { parseStock } from "@/lib/stock/stock-text";

export function ProductRow({ product }: { product: ProductDto }) {
  const deletion = useDeleteProduct();
  const search = useSearchParams().toString();

  const remove = () =>
    askAndDo({
      question: QUESTIONS.deleteProduct,
      work: () => deletion.mutateAsync(product._id),
      message: MESSAGES.productDeleted,
    });

  return (
    <article
      aria-label={product.name}
      className={`grid grid-cols-[min(4.5rem,20vw)_minmax(0,1fr)] gap-x-4 gap-y-3 card p-3 md:grid-cols-[4.5rem_minmax(0,1fr)_22rem_auto] ${product.stockByOption ? "md:items-start" : "md:items-center"}`}
    >
      <Picture src={product.image1} alt="" sizes="72px" />
      <div className={`min-w-0 self-center ${product.stockByOption ? "md:self-start" : ""}`}>
        <h2 className="wrap-anywhere">{product.name}</h2>
        <p className="text-sm text-muted">{product.category}</p>
      </div>
      <div className="col-span-2 md:col-span-1">
        <QuickEdit product={product} />
        {product.stockByOption ? <OptionChips product={product} /> : <Shelf product={product} />}
      </div>
      <div className="col-span-2 flex flex-wrap gap-3 *:flex-auto md:col-span-1 md:flex-nowrap">
        <LinkButton
          variant="quiet"
          href={updateProductPath(product._id) + (search && `?${search}`)}
          aria-label={`Edit ${product.name}`}
        >
          Edit
        </LinkButton>
        <Button
          variant="danger"
          aria-label={`Delete ${product.name}`}
          disabled={deletion.isPending}
          onClick={() => void remove()}
        >
          Delete
        </Button>
      </div>
      <CallNotices
        isPending={deletion.isPending}
        error={deletion.error && productErrorMessage(deletion.error)}
        className="col-span-full"
      />
    </article>
  );
}

const WHOLE = { size: "", color: "" };

/** Of a product that is counted as one: what lies on the shelf, and what has come in. */
function Shelf({ product }: { product: ProductDto }) {
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
