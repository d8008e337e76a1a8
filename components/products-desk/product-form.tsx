"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { listDepartures } from "@/components/products-desk/counts/departures";
import { ColorImageFields } from "@/components/products-desk/pictures/color-image-fields";
import { PictureField } from "@/components/products-desk/pictures/picture-field";
import { ProductFields } from "@/components/products-desk/product-fields";
import { useProductDraft } from "@/components/products-desk/use-product-draft";
import { useSaveProduct } from "@/components/products-desk/use-save-product";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { PATHS } from "@/lib/paths";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { PICTURE_FIELDS } from "@/lib/catalogue/products/picture-fields";
import { FIELDS } from "@/lib/catalogue/products/fields";
import { parseStock } from "@/lib/stock/stock-text";
import { useShelf } from "@/lib/catalogue/products/shelf-api";
import { listFilledRows } from "@/components/products-desk/counts/counts-draft";
import type { ProductDraft } from "@/components/products-desk/product-draft";
import { ProductCard } from "@/components/product/product-card";
import { sumStock } from "@/lib/stock/options";
import { isImageAddress, parseList, parsePrice } from "@/lib/catalogue/products/rules";
import { parseOptionStock } from "@/lib/stock/rules";
import { DifferencesNotice } from "@/components/desk-kit/differences-notice";
import { listDifferences } from "@/components/products-desk/product-differences";
import { staleMessage } from "@/components/products-desk/stale-messages";

/** Adds a product, or updates the one that is given. Only in the browser, which may have kept what was typed. */
export function ProductForm({ product }: { product: ProductDto | null }) {
  const isInBrowser = useBrowserValue(() => true, false);
  return isInBrowser ? <ProductFormInBrowser product={product} /> : <Spinner />;
}

function ProductFormInBrowser({ product }: { product: ProductDto | null }) {
  const router = useRouter();
  const form = useProductDraft(product);
  const { draft, seen, errors, isRestored, fill, changeColorImage, restart } = form;
  const shelf = useShelf(seen && parseStock(seen.stock) !== null ? seen._id : undefined).data;
  const departures = listDepartures({ draft, seen, shelf });
  const saving = useSaveProduct(form, departures);
  const [uploads, setUploads] = useState(0);
  const isUploading = uploads > 0;
  const countUpload = (isBusy: boolean) => setUploads((count) => count + (isBusy ? 1 : -1));
  const action = seen ? "Update Product" : "Add Product";

  async function submit() {
    // The search of the list that led here is in the address.
    if (!isUploading && (await saving.save())) router.push(PATHS.manageProducts + window.location.search);
  }

  return (
    <Form onSubmit={submit} className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-1 content-start gap-6">
        {isRestored && (
          <Notice>
            <p className="mb-3">What you typed here earlier is back. It is not saved yet.</p>
            <Button variant="quiet" onClick={() => restart(product)}>
              Start over
            </Button>
          </Notice>
        )}
        <ProductFields {...{ draft, errors, seen, shelf, departures, onFill: fill }} />
        {PICTURE_FIELDS.map((field) => (
          <PictureField
            key={field}
            name={field}
            label={FIELDS[field].label}
            value={draft[field]}
            error={errors[field]}
            isRequired={FIELDS[field].presence === "required"}
            onChange={(address) => fill({ [field]: address })}
            onBusy={countUpload}
          />
        ))}
        <ColorImageFields {...{ draft, errors, onChange: changeColorImage, onBusy: countUpload }} />
        {saving.failure && <Notice kind="error">{saving.failure}</Notice>}
        {seen && saving.fresh && (
          <DifferencesNotice
            differences={listDifferences(seen, saving.fresh)}
            onTakeFresh={saving.takeFresh}
            onKeepMine={saving.keepMine}
          >
            {staleMessage(seen, saving.fresh)} Nothing is saved yet.
          </DifferencesNotice>
        )}
        <RetryingNotice isPending={saving.isPending} />
        <Button type="submit" disabled={saving.isPending || isUploading || saving.fresh !== null}>
          {isUploading ? "Waiting for the picture …" : saving.isPending ? "Saving …" : action}
        </Button>
      </div>
      <div className="lg:sticky lg:top-6 lg:self-start">
        <ProductPreview draft={draft} />
      </div>
    </Form>
  );
}

/** The product's card as a shopper will see it. */
function ProductPreview({ draft }: { draft: ProductDraft }) {
  const price = parsePrice(draft.price);
  const { isByOption, pieces: _pieces, nameChanges: _changes, ...fields } = draft;
  const isComplete = draft.name.trim() !== "" && price !== null && isImageAddress(draft.image1);
  return (
    <section
      aria-label="As the shopper will see it"
      className="grid max-w-sm grid-cols-1 content-start gap-2"
    >
      <h2 className="care-label text-muted">As the shopper will see it</h2>
      {isComplete ? (
        <div inert>
          <ProductCard
            product={{
              ...fields,
              ...(isByOption && previewCounts(draft)),
              _id: "",
              price,
              sizes: parseList(draft.sizes),
              colors: parseList(draft.colors),
            }}
            isEager={false}
            headingLevel={3}
          />
        </div>
      ) : (
        <p className="grid aspect-4/5 place-items-center rounded-cloth bg-kraft p-6 text-center">
          Add a name, a price and a first picture to see the card here.
        </p>
      )}
    </section>
  );
}

/** The counts as far as they are filled in. */
function previewCounts(draft: ProductDraft) {
  const rows = listFilledRows(draft).map((row) => ({ ...row, stock: parseOptionStock(row.stock) ?? 0 }));
  // Of one that is not counted yet, nothing is sold out.
  return rows.length > 0 && { stockByOption: rows, stock: String(sumStock(rows)) };
}
