import { useWords } from "#words";
import { StockField } from "@/components/products-desk/counts/stock-field";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { TextField } from "@/components/ui/text-field";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { parsePrice } from "@/lib/catalogue/products/rules";
import { isSoldOut } from "@/lib/stock/stock-text";
import { useRowEditor } from "@/components/products-desk/list/use-row-editor";
import { staleMessageInFull } from "@/components/products-desk/stale-messages";
import { type StockDraft, stockProblem, toStockDraft } from "@/components/products-desk/counts/stock-draft";
import { useShownName } from "@/components/words/use-shown-name";
import { checkProductChange } from "@/lib/catalogue/products/schema";

/** Price and stock of a product, with fields to change them in place. */
export function QuickEdit({ product }: { product: ProductDto }) {
  const { edit: words } = useWords("deskProductList");
  const { refusedField, save: saveLabel, undo } = useWords("deskKit");
  const { money } = useWords("units");
  const deskProducts = useWords("deskProducts");
  const values = useWords("values");
  const name = useShownName(product).text;
  const editor = useRowEditor({
    product,
    toDraft,
    check,
    describeStale: (seen, fresh) => staleMessageInFull({ words: { deskProducts, values }, seen, fresh }),
  });
  const { draft, errors, notice, isChanged, isPending, fill, reset, save } = editor;
  const price = parsePrice(draft.price);
  return (
    <Form onSubmit={save} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-2">
      <TextField
        label={words.price}
        aria-label={words.priceOf(name)}
        value={draft.price}
        error={errors.price && refusedField("price", errors.price)}
        hint={price === null ? undefined : money(price)}
        inputMode="numeric"
        className="tabular-nums"
        onChange={(value) => fill({ price: value })}
      />
      {!product.stockByOption && (
        <StockField
          productName={name}
          draft={draft}
          error={errors.stock && deskProducts.stock.wrong(errors.stock)}
          label={words.stock}
          was={product.stock}
          className={`tabular-nums ${isSoldOut(product) ? "border-l-4 border-l-selvedge" : ""}`}
          onChange={fill}
        />
      )}
      {isChanged && (
        <div className="col-span-2 flex flex-wrap gap-3 *:flex-auto">
          <Button type="submit" disabled={isPending} aria-label={words.saveOf(name)}>
            {isPending ? words.saving : saveLabel}
          </Button>
          <Button variant="quiet" disabled={isPending} onClick={reset}>
            {undo}
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

/** Checks and returns only the fields that have changed. */
function check(draft: QuickDraft, seen: ProductDto) {
  const was = toDraft(seen);
  const isStockChanged = draft.stock !== was.stock || draft.notCounted !== was.notCounted;
  const { fields, errors } = checkProductChange({
    ...(draft.price !== was.price && { price: draft.price }),
    ...(isStockChanged && { stock: draft.stock }),
  });
  const stock = isStockChanged ? stockProblem(draft) : undefined;
  return stock ? { fields: null, errors: { ...errors, stock } } : { fields, errors };
}
