import { useState } from "react";
import { productTrouble } from "@/components/admin/product-trouble";
import { readStock } from "@/components/admin/readings";
import { useDraft } from "@/components/ui/use-draft";
import { formatBdt } from "@/lib/format";
import { ApiError } from "@/lib/http/client";
import { fetchProduct, useUpdateProduct } from "@/lib/products/api";
import type { ProductDto } from "@/lib/products/dto";
import { checkProductChange } from "@/lib/products/schema";

type QuickDraft = { price: string; stock: string };

const toDraft = (product: ProductDto): QuickDraft => ({ price: String(product.price), stock: product.stock });

/** Price and stock in a row of the list: only what was changed is saved, on top of what was seen. */
export function useQuickEdit(product: ProductDto) {
  const updating = useUpdateProduct();
  const [seen, setSeen] = useState(product);
  const { draft, errors, change, setErrors, replace } = useDraft(toDraft(product));
  const [notice, setNotice] = useState<string>();
  const isChanged = draft.price !== String(seen.price) || draft.stock !== seen.stock;

  // The list has been read again: a row that nobody is typing into follows it.
  if (product !== seen && !isChanged && !updating.isPending) {
    setSeen(product);
    replace(toDraft(product));
  }

  async function save(): Promise<void> {
    setNotice(undefined);
    const { fields, errors: found } = checkProductChange({
      ...(draft.price !== String(seen.price) && { price: draft.price }),
      ...(draft.stock !== seen.stock && { stock: draft.stock }),
    });
    setErrors(found);
    if (!fields || !isChanged || updating.isPending) return;
    try {
      follow(await updating.mutateAsync({ seen, fields }));
      setNotice("Saved.");
    } catch (error) {
      await tellFailure(error);
    }
  }

  function follow(fresh: ProductDto): void {
    setSeen(fresh);
    replace(toDraft(fresh));
  }

  async function tellFailure(error: unknown): Promise<void> {
    if (!(error instanceof ApiError) || error.code !== "STALE_VERSION")
      return setNotice(productTrouble(error));
    try {
      const fresh = await fetchProduct(seen._id);
      setSeen(fresh);
      setNotice(
        `Somebody else has changed this product: now ${formatBdt(fresh.price)}, ${readStock(fresh.stock).toLowerCase()}. Save again to put yours on top.`,
      );
    } catch (other) {
      setNotice(productTrouble(other));
    }
  }

  return {
    draft,
    errors,
    notice,
    isChanged,
    isPending: updating.isPending,
    save,
    change: (field: keyof QuickDraft, value: string) => {
      setNotice(undefined);
      change(field, value);
    },
    reset: () => {
      setNotice(undefined);
      replace(toDraft(seen));
    },
  };
}
