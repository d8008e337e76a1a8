import { useWords } from "#words";
import { useFieldErrors } from "@/components/desk-kit/use-field-errors";
import { useState } from "react";
import { listRenames } from "@/components/products-desk/counts/counts-draft";
import type { Departure } from "@/components/products-desk/counts/departures";
import {
  changedFields,
  checkProductDraft,
  type ProductDraft,
  rebaseDraft,
} from "@/components/products-desk/product-draft";
import { listDifferences } from "@/components/products-desk/product-differences";
import { onShelf } from "@/components/products-desk/counts/on-shelf";
import { useFormWords } from "@/components/products-desk/form-words";
import type { SeenProduct, useProductDraft } from "@/components/products-desk/use-product-draft";
import { useProductFailure } from "@/components/products-desk/use-product-failure";
import { showMessage } from "@/components/ui/alert";
import { ApiError } from "@/lib/platform/http/client";
import { fetchProductAsAdmin, useCreateProduct, useUpdateProduct } from "@/lib/catalogue/products/api";
import { fetchShelf } from "@/lib/catalogue/products/shelf-api";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { parseStock } from "@/lib/stock/stock-text";

export type SaveProduct = ReturnType<typeof useSaveProduct>;

/** Adds or updates the product of a form, and stops when somebody else has changed it in the meantime. */
export function useSaveProduct(form: ReturnType<typeof useProductDraft>, departures: Departure[]) {
  const { draft, seen, shelf, setErrors, restart } = form;
  const words = useFormWords();
  const sayRefused = useRefusal();
  const sayFailure = useProductFailure();
  const creation = useCreateProduct();
  const change = useUpdateProduct();
  const [fresh, setFresh] = useState<{ seen: ProductDto; shelf: SeenProduct["shelf"] } | null>(null);
  const [failure, setFailure] = useState<string>();
  const isPending = creation.isPending || change.isPending;

  /** True when it is saved. */
  async function save(): Promise<boolean> {
    setFailure(undefined);
    if (isPending) return false;
    try {
      if (!(await send({ seen, shelf }))) return false;
    } catch (error) {
      if (!(await reportFailure(error))) return false;
    }
    if (!seen) restart({ seen: null, shelf: [] });
    await showMessage(words.deskProduct[seen ? "updated" : "added"]);
    return true;
  }

  /** Saves on top of what was seen; false where something that is typed is wrong. */
  async function send(base: SeenProduct): Promise<boolean> {
    const { product, errors } = checkProductDraft(draft, { words, departures, shelf: base.shelf });
    setErrors(errors);
    if (!product) return false;
    if (base.seen) {
      const fields = changedFields(base.seen, product);
      const renamedOptions = listDecidedRenames(draft, departures);
      restart({ ...base, seen: await change.mutateAsync({ seen: base.seen, fields, renamedOptions }) });
    } else await creation.mutateAsync(product);
    return true;
  }

  /** Orders that took nothing off the shelf change no count of it: then it is saved all the same, and this is true. */
  async function reportFailure(error: unknown): Promise<boolean> {
    if (error instanceof ApiError) setErrors(sayRefused(error));
    try {
      if (!seen || !isStale(error)) throw error;
      const now = await fetchProductAsAdminOnShelf(seen._id);
      const [before, after] = [onShelf(seen, shelf), onShelf(now.seen, now.shelf)];
      if (listDifferences({ before, after, words }).length === 0) return await send(now);
      setFresh(now);
    } catch (other) {
      setFailure(sayFailure(other));
    }
    return false;
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

const listDecidedRenames = (draft: ProductDraft, departures: Departure[]) =>
  listRenames(draft).filter(({ kind, from, to }) =>
    departures.some((gone) => gone.kind === kind && gone.name === from && gone.change?.to === to),
  );

/** What a code of its own tells beside fields is said by the code. */
function useRefusal(): (error: ApiError) => Record<string, string> {
  const { refused } = useWords("deskProduct");
  const { failure } = useWords("deskKit");
  const sayErrors = useFieldErrors((told, field) => refused(field, told));
  return (error) => {
    if (error.code === "INVALID_FIELDS") return sayErrors(error.fields);
    return Object.fromEntries(Object.keys(error.fields).map((field) => [field, failure(error)]));
  };
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === "STALE_VERSION";

async function fetchProductAsAdminOnShelf(productId: string) {
  const seen = await fetchProductAsAdmin(productId);
  return { seen, shelf: parseStock(seen.stock) !== null ? await fetchShelf(productId) : [] };
}
