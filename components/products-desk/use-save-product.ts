import { useState } from "react";
import { listRenames } from "@/components/products-desk/counts/counts-draft";
import type { Departure } from "@/components/products-desk/counts/departures";
import { changedFields, checkProductDraft, rebaseDraft } from "@/components/products-desk/product-draft";
import { productErrorMessage } from "@/components/products-desk/product-error";
import { onShelf } from "@/components/products-desk/counts/on-shelf";
import type { SeenProduct, useProductDraft } from "@/components/products-desk/use-product-draft";
import { MESSAGES } from "@/components/messages";
import { showMessage } from "@/components/ui/alert";
import { ApiError } from "@/lib/platform/http/client";
import { fetchProduct, useCreateProduct, useUpdateProduct } from "@/lib/catalogue/products/api";
import { fetchShelf } from "@/lib/catalogue/products/shelf-api";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { parseStock } from "@/lib/stock/stock-text";
import type { CreateProductInput } from "@/lib/catalogue/products/schema";

export type SaveProduct = ReturnType<typeof useSaveProduct>;

/** Adds or updates the product of a form, and stops when somebody else has changed it in the meantime. */
export function useSaveProduct(form: ReturnType<typeof useProductDraft>, departures: Departure[]) {
  const { draft, seen, shelf, setErrors, restart } = form;
  const creation = useCreateProduct();
  const change = useUpdateProduct();
  const [fresh, setFresh] = useState<{ seen: ProductDto; shelf: SeenProduct["shelf"] } | null>(null);
  const [failure, setFailure] = useState<string>();
  const isPending = creation.isPending || change.isPending;

  /** True when it is saved. */
  async function save(): Promise<boolean> {
    const { product, errors } = checkProductDraft(draft, { departures, shelf });
    setErrors(errors);
    setFailure(undefined);
    if (!product || isPending) return false;
    try {
      if (seen) restart({ seen: await change.mutateAsync(listChanges(seen, product)), shelf });
      else await creation.mutateAsync(product);
    } catch (error) {
      await reportFailure(error);
      return false;
    }
    if (!seen) restart({ seen: null, shelf: [] });
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
    const isStale = seen !== null && error instanceof ApiError && error.code === "STALE_VERSION";
    if (!isStale) return setFailure(productErrorMessage(error));
    try {
      setFresh(await fetchProductOnShelf(seen._id));
    } catch (other) {
      setFailure(productErrorMessage(other));
    }
  }

  function takeFresh(): void {
    if (fresh) restart(fresh);
    setFresh(null);
  }

  function keepMine(): void {
    if (seen && fresh)
      restart({
        ...fresh,
        draft: rebaseDraft({ draft, seen: onShelf(seen, shelf), fresh: onShelf(fresh.seen, fresh.shelf) }),
      });
    setFresh(null);
  }

  return { save, isPending, failure, fresh, takeFresh, keepMine };
}

async function fetchProductOnShelf(productId: string) {
  const seen = await fetchProduct(productId);
  return { seen, shelf: parseStock(seen.stock) !== null ? await fetchShelf(productId) : [] };
}
