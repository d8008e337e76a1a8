"use client";

import { useLanguage, useWords } from "#words";
import { useRouter } from "next/navigation";
import { onShelf } from "@/components/products-desk/counts/on-shelf";
import { listDepartures } from "@/components/products-desk/counts/departures";
import { ColorImageFields } from "@/components/products-desk/pictures/color-image-fields";
import { DuplicateButton } from "@/components/products-desk/duplicate-button";
import { PictureGallery } from "@/components/products-desk/pictures/picture-gallery";
import { useHeldBack } from "@/components/desk-kit/use-uploads";
import { useFormWords } from "@/components/products-desk/form-words";
import { ProductFields } from "@/components/products-desk/product-fields";
import { ProductPreview } from "@/components/products-desk/product-preview";
import {
  type SeenProduct,
  type StartProduct,
  useProductDraft,
} from "@/components/products-desk/use-product-draft";
import { type SaveProduct, useSaveProduct } from "@/components/products-desk/use-save-product";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { QueryState } from "@/components/ui/query-state";
import { Spinner } from "@/components/ui/spinner";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { usePlace } from "@/components/desk-kit/use-place";
import { productPlaceSchema } from "@/lib/catalogue/products/schema";
import { previewProductPath } from "@/lib/desk-paths";
import { PATHS } from "@/lib/paths";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { parseStock } from "@/lib/stock/stock-text";
import { type ShelfRow, useShelfAtStart } from "@/lib/catalogue/products/shelf-api";
import { HeldBackNotice } from "@/components/desk-kit/held-back-notice";
import { SaveBar } from "@/components/desk-kit/save-bar";
import { DifferencesNotice } from "@/components/desk-kit/differences-notice";
import { listDifferences } from "@/components/products-desk/product-differences";
import { staleMessage } from "@/components/products-desk/stale-messages";
import { localPath } from "@/lib/words/local-path.mjs";

/** Adds a product, or updates the one that is given. Only in the browser, which may have kept what was typed. */
export function ProductForm({ product: seen }: { product: ProductDto | null }) {
  const { failure } = useWords("deskKit");
  const isInBrowser = useBrowserValue(() => true, false);
  const { place } = usePlace(productPlaceSchema);
  const category = (seen === null && place.category) || "";
  const shelf = useShelfAtStart(seen && parseStock(seen.stock) !== null ? seen._id : undefined);
  if (!isInBrowser) return <Spinner />;
  return (
    <QueryState query={shelf} say={failure}>
      {(rows) => <ProductFormInBrowser product={{ seen, shelf: rows, category }} />}
    </QueryState>
  );
}

function ProductFormInBrowser({ product }: { product: StartProduct }) {
  const words = useWords("deskProduct");
  const { pending } = useWords("orders").changing;
  const listPath = localPath(useLanguage(), PATHS.manageProducts);
  const router = useRouter();
  const form = useProductDraft(product);
  const { draft, seen, shelf, errors, isRestored, fill, changeGallery, restart } = form;
  const departures = listDepartures({ draft, seen, shelf });
  const saving = useSaveProduct(form, departures);
  const uploads = useHeldBack();
  const isUploading = uploads.sending > 0;

  async function submit() {
    if (!uploads.isComplete()) return;
    // The search of the list that led here is in the address.
    if (!isUploading && (await saving.save())) router.push(listPath + window.location.search);
  }

  return (
    <Form
      onSubmit={submit}
      className="grid grid-cols-1 gap-8 **:scroll-mb-20 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="grid grid-cols-1 content-start gap-6">
        {isRestored && <Restored onStartOver={() => restart(product)} />}
        <ProductFields
          {...{ draft, errors, shelf, departures, onFill: fill }}
          seen={seen && onShelf(seen, shelf)}
          pictures={
            <PictureGallery {...{ draft, errors, isUploading, onFill: fill, onUpload: uploads.count }} />
          }
        />
        <ColorImageFields
          {...{ draft, errors, isUploading, onChange: changeGallery, onUpload: uploads.count }}
          onWorn={(wornPicture) => fill({ wornPicture })}
        />
        <SaveBar notices={<SaveNotices {...{ seen, shelf, saving }} isHeldBack={uploads.isHeldBack} />}>
          <RetryingNotice isPending={saving.isPending} />
          <Button type="submit" disabled={saving.isPending || isUploading || saving.fresh !== null}>
            {isUploading
              ? words.awaitingPicture
              : saving.isPending
                ? pending
                : seen
                  ? words.update
                  : words.add}
          </Button>
        </SaveBar>
      </div>
      <div className="lg:sticky lg:top-6 lg:self-start">
        <ProductPreview draft={draft} shelf={shelf} />
        {seen && <OfStored productId={seen._id} />}
      </div>
    </Form>
  );
}

/** What else can be done with a product that is stored. */
function OfStored({ productId }: { productId: string }) {
  const { previewOfPage } = useWords("deskProduct");
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <LinkButton variant="quiet" href={previewProductPath(productId)}>
        {previewOfPage}
      </LinkButton>
      <DuplicateButton productId={productId} />
    </div>
  );
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
  const { restored } = useWords("deskProduct");
  const { startOver } = useWords("deskOrders").newOrder;
  return (
    <Notice>
      <p className="mb-3">{restored}</p>
      <Button variant="quiet" onClick={onStartOver}>
        {startOver}
      </Button>
    </Notice>
  );
}

interface SaveNoticesProps extends SeenProduct {
  saving: SaveProduct;
  /** True where it was not sent, because a picture had not arrived. */
  isHeldBack: boolean;
}

const SaveNotices = ({ seen, shelf, saving, isHeldBack }: SaveNoticesProps) => (
  <>
    {isHeldBack && <HeldBackNotice />}
    {saving.failure && <Notice kind="error">{saving.failure}</Notice>}
    {seen && saving.fresh && <StaleNotice {...{ seen, shelf, saving }} fresh={saving.fresh} />}
  </>
);

interface StaleNoticeProps {
  seen: ProductDto;
  shelf: readonly ShelfRow[];
  fresh: NonNullable<SaveProduct["fresh"]>;
  saving: SaveProduct;
}

/** What somebody else changed meanwhile, and the choice between theirs and one's own. */
function StaleNotice({ seen, shelf, fresh, saving }: StaleNoticeProps) {
  const words = useFormWords();
  const [before, after] = [onShelf(seen, shelf), onShelf(fresh.seen, fresh.shelf)];
  return (
    <DifferencesNotice
      differences={listDifferences({ before, after, words })}
      onTakeFresh={saving.takeFresh}
      onKeepMine={saving.keepMine}
    >
      {words.deskProduct.nothingSaved(staleMessage({ words, seen, fresh: fresh.seen }))}
    </DifferencesNotice>
  );
}
