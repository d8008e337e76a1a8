import { useState } from "react";
import { productErrorMessage } from "@/components/products-desk/product-error";
import { staleOptionMessage } from "@/components/products-desk/stale-messages";
import { ApiError } from "@/lib/platform/http/client";
import { fetchProduct, useUpdateProduct } from "@/lib/catalogue/products/api";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { findRow, isSameOption, type ProductOption } from "@/lib/stock/options";
import { OPTION_STOCK_MESSAGE, parseOptionStock } from "@/lib/stock/rules";

const piecesIn = (product: ProductDto, option: ProductOption) =>
  findRow(product.stockByOption, option)?.stock;

/** The count of one option in a row of the list, saved on top of the count that was seen. */
export function useOptionCount(product: ProductDto, option: ProductOption) {
  const updating = useUpdateProduct();
  const [seen, setSeen] = useState(product);
  const [text, setText] = useState(String(piecesIn(product, option) ?? ""));
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const was = piecesIn(seen, option);
  const pieces = parseOptionStock(text);
  const isChanged = text.trim() !== String(was ?? "");

  // The list has been read again: a count that nobody is typing follows it.
  if (product !== seen && !isChanged && !updating.isPending) follow(product);

  function follow(fresh: ProductDto): void {
    setSeen(fresh);
    setText(String(piecesIn(fresh, option) ?? ""));
  }

  function type(typed: string): void {
    setText(typed);
    setError(undefined);
    setNotice(undefined);
  }

  async function save(): Promise<void> {
    if (pieces === null) return setError(OPTION_STOCK_MESSAGE);
    if (!isChanged || was === undefined || updating.isPending) return;
    const stockByOption = seen.stockByOption?.map((row) =>
      isSameOption(row, option) ? { ...row, stock: pieces } : row,
    );
    setNotice(undefined);
    try {
      follow(await updating.mutateAsync({ seen, fields: { stockByOption } }));
      setNotice("Saved.");
    } catch (failure) {
      await reportFailure(failure);
    }
  }

  async function reportFailure(failure: unknown): Promise<void> {
    const isStale = failure instanceof ApiError && failure.code === "STALE_VERSION";
    if (!isStale) return setNotice(productErrorMessage(failure));
    try {
      const fresh = await fetchProduct(seen._id);
      setSeen(fresh);
      setNotice(`${staleOptionMessage({ seen, fresh, option })} Save again to put yours on top.`);
    } catch (other) {
      setNotice(productErrorMessage(other));
    }
  }

  return { text, was, pieces, isChanged, error, notice, isPending: updating.isPending, type, save };
}
