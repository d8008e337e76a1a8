import { useState } from "react";
import { listRenames } from "@/components/products-desk/counts/counts-draft";
import type { Departure } from "@/components/products-desk/counts/departures";
import { changedFields, checkProductDraft, rebaseDraft } from "@/components/products-desk/product-draft";
import { productErrorMessage } from "@/components/products-desk/product-error";
import type { useProductDraft } from "@/components/products-desk/use-product-draft";
import { MESSAGES } from "@/components/messages";
import { showMessage } from "@/components/ui/alert";
import { ApiError } from "@/lib/platform/http/client";
import { fetchProduct, useCreateProduct, useUpdateProduct } from "@/lib/catalogue/products/api";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { CreateProductInput } from "@/lib/catalogue/products/schema";

/** Adds or updates the product of a form, and stops when somebody else has changed it in the meantime. */
export function useSaveProduct(form: ReturnType<typeof useProductDraft>, departures: Departure[]) {
  const { draft, seen, setErrors, restart } = form;
  const creation = useCreateProduct();
  const change = useUpdateProduct();
  const [fresh, setFresh] = useState<ProductDto | null>(null);
  const [failure, setFailure] = useState<string>();
  const isPending = creation.isPending || change.isPending;

  /** True when it is saved. */
  async function save(): Promise<boolean> {
    const { product, errors } = checkProductDraft(draft, departures);
    setErrors(errors);
    setFailure(undefined);
    if (!product || isPending) return false;
    try {
      if (seen) restart(await change.mutateAsync(listChanges(seen, product)));
      else await creation.mutateAsync(product);
    } catch (error) {
      await reportFailure(error);
      return false;
    }
    if (!seen) restart(null);
    await showMessage(seen ? MESSAGES.productUpdated : MESSAGES.productAdded);
    return true;
  }

  function listChanges(was: ProductDto, product: CreateProductInput) {
    const renamedOptions = listRenames(draft).filter(({ kind, from, to }) =>
      departures.some((gone) => gone.kind === kind && gone.name === from && gone.change?.to === to),
    );
    return { seen: was, fields: changedFields(was, product), renamedOptions };
  }

  async function reportFailure(error: unknown): Promise<void> {
    if (error instanceof ApiError) setErrors(error.fields);
    try {
      if (seen && error instanceof ApiError && error.code === "STALE_VERSION") {
        setFresh(await fetchProduct(seen._id));
        return;
      }
      setFailure(productErrorMessage(error));
    } catch (other) {
      setFailure(productErrorMessage(other));
    }
  }

  function takeFresh(): void {
    restart(fresh);
    setFresh(null);
  }

  function keepMine(): void {
    if (seen && fresh) restart({ seen: fresh, draft: rebaseDraft({ draft, seen, fresh }) });
    setFresh(null);
  }

  return { save, isPending, failure, fresh, takeFresh, keepMine };
}
