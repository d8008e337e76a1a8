import { StockField } from "@/components/products-desk/counts/stock-field";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { TextField } from "@/components/ui/text-field";
import { formatBdt } from "@/lib/platform/text/format";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { parsePrice } from "@/lib/catalogue/products/rules";
import { isSoldOut } from "@/lib/stock/stock-text";
import { useSaveOnTop } from "@/components/products-desk/list/use-save-on-top";
import { staleMessageInFull } from "@/components/products-desk/stale-messages";
import { type StockDraft, stockProblem, toStockDraft } from "@/components/products-desk/counts/stock-draft";
import { useDraft } from "@/components/ui/use-draft";
import { checkProductChange } from "@/lib/catalogue/products/schema";

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

/** Price and stock in a row of the list. */
function useQuickEdit(product: ProductDto) {
  const { draft, errors, change, setErrors, replace } = useDraft(toDraft(product));
  const { seen, save, forgetNotice, ...saving } = useSaveOnTop({
    product,
    isChangedFrom: (other) => checkQuickDraft(draft, toDraft(other)).isChanged,
    show: (fresh) => replace(toDraft(fresh)),
    describeStale: staleMessageInFull,
  });

  return {
    draft,
    errors,
    ...saving,
    save: async () => {
      forgetNotice();
      const checked = checkQuickDraft(draft, toDraft(seen));
      setErrors(checked.errors);
      if (checked.fields) await save(checked.fields);
    },
    change: (field: "price", value: string) => {
      forgetNotice();
      change(field, value);
    },
    changeStock: ({ stock, notCounted }: StockDraft) => {
      forgetNotice();
      change("stock", stock);
      change("notCounted", notCounted);
    },
    reset: () => {
      forgetNotice();
      replace(toDraft(seen));
    },
  };
}
