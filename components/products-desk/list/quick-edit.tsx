"use client";

import { StockField } from "@/components/products-desk/counts/stock-field";
import { useQuickEdit } from "@/components/products-desk/list/use-quick-edit";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { TextField } from "@/components/ui/text-field";
import { formatBdt } from "@/lib/platform/text/format";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { parsePrice } from "@/lib/catalogue/products/rules";
import { isSoldOut } from "@/lib/stock/stock-text";

/** Price and stock of a product, which can be changed where they stand. */
export function QuickEdit({ product }: { product: ProductDto }) {
  const { draft, errors, notice, isChanged, isPending, change, changeStock, reset, save } =
    useQuickEdit(product);
  const price = parsePrice(draft.price);
  return (
    <Form onSubmit={save} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-2">
      <TextField
        label="Price"
        aria-label={`Price of ${product.name} in BDT`}
        value={draft.price}
        error={errors.price}
        hint={price === null ? undefined : formatBdt(price)}
        inputMode="numeric"
        autoComplete="off"
        className="tabular-nums"
        onChange={(value) => change("price", value)}
      />
      {!product.stockByOption && (
        <StockField
          productName={product.name}
          draft={draft}
          error={errors.stock}
          was={product.stock}
          className={`tabular-nums ${isSoldOut(product) ? "border-l-4 border-l-selvedge" : ""}`}
          onChange={changeStock}
        />
      )}
      {isChanged && (
        <div className="col-span-2 flex flex-wrap gap-3 *:flex-auto">
          <Button type="submit" disabled={isPending} aria-label={`Save ${product.name}`}>
            {isPending ? "Saving …" : "Save"}
          </Button>
          <Button variant="quiet" disabled={isPending} onClick={reset}>
            Undo
          </Button>
        </div>
      )}
      <RetryingNotice isPending={isPending} className="col-span-2" />
      <output className="col-span-2 text-sm font-semibold empty:hidden">{notice}</output>
    </Form>
  );
}
