"use client";

import { useSearchParams } from "next/navigation";
import { productErrorMessage } from "@/components/products-desk/product-error";
import { QuickEdit } from "@/components/products-desk/list/quick-edit";
import { OptionChips } from "@/components/products-desk/list/option-chips";
import { Shelf } from "@/components/products-desk/list/shelf";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { MESSAGES, QUESTIONS } from "@/components/messages";
import { askQuestion, showMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { Picture } from "@/components/ui/picture";
import { updateProductPath } from "@/lib/paths";
import { useDeleteProduct } from "@/lib/catalogue/products/api";
import type { ProductDto } from "@/lib/catalogue/products/dto";

export function ProductRow({ product }: { product: ProductDto }) {
  const deletion = useDeleteProduct();
  const search = useSearchParams().toString();

  async function remove() {
    if (!(await askQuestion(QUESTIONS.deleteProduct))) return;
    try {
      await deletion.mutateAsync(product._id);
      await showMessage(MESSAGES.productDeleted);
    } catch {
      // Told below the buttons.
    }
  }

  return (
    <article
      aria-label={product.name}
      className={`grid grid-cols-[min(4.5rem,20vw)_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-cloth border border-ink/15 bg-white p-3 md:grid-cols-[4.5rem_minmax(0,1fr)_22rem_auto] ${product.stockByOption ? "md:items-start" : "md:items-center"}`}
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
      <RetryingNotice isPending={deletion.isPending} className="col-span-full" />
      {deletion.error && (
        <div className="col-span-full">
          <Notice kind="error">{productErrorMessage(deletion.error)}</Notice>
        </div>
      )}
    </article>
  );
}
