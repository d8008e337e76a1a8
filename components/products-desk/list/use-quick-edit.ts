import { useState } from "react";
import { productErrorMessage } from "@/components/products-desk/product-error";
import { staleMessageInFull } from "@/components/products-desk/stale-messages";
import { type StockDraft, stockProblem, toStockDraft } from "@/components/products-desk/counts/stock-draft";
import { useDraft } from "@/components/ui/use-draft";
import { ApiError } from "@/lib/platform/http/client";
import { fetchProduct, useUpdateProduct } from "@/lib/catalogue/products/api";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { checkProductChange } from "@/lib/catalogue/products/schema";

type QuickDraft = { price: string } & StockDraft;

const toDraft = ({ price, stock }: ProductDto): QuickDraft => ({
  price: String(price),
  ...toStockDraft(stock),
});

/** Checks what was changed; `fields` is null where something is wrong or nothing was. */
function checkQuickDraft(draft: QuickDraft, was: QuickDraft) {
  const isPriceChanged = draft.price !== was.price;
  const isStockChanged = draft.stock !== was.stock || draft.notCounted !== was.notCounted;
  const { fields, errors } = checkProductChange({
    ...(isPriceChanged && { price: draft.price }),
    ...(isStockChanged && { stock: draft.stock }),
  });
  const stock = isStockChanged ? stockProblem(draft) : undefined;
  const isChanged = isPriceChanged || isStockChanged;
  return {
    isChanged,
    fields: isChanged && !stock ? fields : null,
    errors: stock ? { ...errors, stock } : errors,
  };
}

/** Price and stock in a row of the list: only what was changed is saved, on top of what was seen. */
export function useQuickEdit(product: ProductDto) {
  const updating = useUpdateProduct();
  const [seen, setSeen] = useState(product);
  const { draft, errors, change, setErrors, replace } = useDraft(toDraft(product));
  const [notice, setNotice] = useState<string>();
  const checked = checkQuickDraft(draft, toDraft(seen));

  // The list has been read again: a row that nobody is typing into follows it.
  if (product !== seen && !checked.isChanged && !updating.isPending) {
    setSeen(product);
    replace(toDraft(product));
  }

  async function save(): Promise<void> {
    setNotice(undefined);
    const { fields } = checked;
    setErrors(checked.errors);
    if (!fields || updating.isPending) return;
    try {
      follow(await updating.mutateAsync({ seen, fields }));
      setNotice("Saved.");
    } catch (error) {
      await reportFailure(error);
    }
  }

  function follow(fresh: ProductDto): void {
    setSeen(fresh);
    replace(toDraft(fresh));
  }

  async function reportFailure(error: unknown): Promise<void> {
    if (!(error instanceof ApiError) || error.code !== "STALE_VERSION")
      return setNotice(productErrorMessage(error));
    try {
      const fresh = await fetchProduct(seen._id);
      setSeen(fresh);
      setNotice(`${staleMessageInFull(seen, fresh)} Save again to put yours on top.`);
    } catch (other) {
      setNotice(productErrorMessage(other));
    }
  }

  return {
    draft,
    errors,
    notice,
    isChanged: checked.isChanged,
    isPending: updating.isPending,
    save,
    change: (field: "price", value: string) => {
      setNotice(undefined);
      change(field, value);
    },
    changeStock: ({ stock, notCounted }: StockDraft) => {
      setNotice(undefined);
      change("stock", stock);
      change("notCounted", notCounted);
    },
    reset: () => {
      setNotice(undefined);
      replace(toDraft(seen));
    },
  };
}
