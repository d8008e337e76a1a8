import { useWords } from "#words";
import { ChevronDown, Pencil, Trash2 } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useId, useState } from "react";
import { useProductFailure } from "@/components/products-desk/use-product-failure";
import { DraftMark } from "@/components/products-desk/draft-mark";
import { QuickEdit } from "@/components/products-desk/list/quick-edit";
import { OptionChips } from "@/components/products-desk/list/option-chips";
import { askAndDo } from "@/components/ui/ask-and-do";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { CallNotices } from "@/components/ui/call-notices";
import { Picture } from "@/components/ui/picture";
import { ShownText } from "@/components/ui/shown-text";
import { updateProductPath } from "@/lib/desk-paths";
import { useDeleteProduct } from "@/lib/catalogue/products/api";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { AddPieces } from "@/components/products-desk/list/add-pieces";
import { ShelfLine } from "@/components/products-desk/list/shelf-line";
import { oldPriceOf } from "@/lib/catalogue/prices/rules";
import { OldPrice } from "@/components/product/old-price";
import { useCategoryName } from "@/components/words/use-category-name";
import { useShownName } from "@/components/words/use-shown-name";
import { isSoldOut, parseStock } from "@/lib/stock/stock-text";

export function ProductRow({ product }: { product: ProductDto }) {
  const { popUps } = useWords("deskProductList");
  const name = useShownName(product);
  const category = useCategoryName(product.category);
  const sayFailure = useProductFailure();
  const deletion = useDeleteProduct();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();

  const remove = () =>
    askAndDo({
      question: popUps.delete,
      work: () => deletion.mutateAsync(product._id),
      message: popUps.deleted,
    });

  return (
    <article
      aria-label={name.text}
      className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-2 card px-2 py-1.5 md:grid-cols-[2rem_minmax(0,1fr)_auto] md:gap-x-3 md:px-2.5 md:py-0.5"
    >
      <Picture src={product.image1} alt="" sizes="40px" />
      <div className="min-w-0 md:flex md:items-center md:gap-4">
        <div className="min-w-0 md:flex-1">
          <h2 className="leading-5 wrap-anywhere">
            <ShownText {...name} />
            {product.isDraft && <DraftMark />}
          </h2>
          <p className="text-sm leading-5 text-muted max-md:hidden">{category}</p>
        </div>
        <PriceAndStock product={product} />
      </div>
      <RowButtons
        product={product}
        panelId={panelId}
        isOpen={isOpen}
        isBusy={deletion.isPending}
        onOpen={() => setIsOpen(!isOpen)}
        onDelete={() => void remove()}
      />
      {isOpen && (
        <div id={panelId} className="stitch-t col-span-full pt-2 md:justify-self-end md:w-[28rem]">
          <QuickEdit product={product} />
          {product.stockByOption ? <OptionChips product={product} /> : <Shelf product={product} />}
        </div>
      )}
      <CallNotices
        isPending={deletion.isPending}
        error={deletion.error && sayFailure(deletion.error)}
        className="col-span-full"
      />
    </article>
  );
}

function PriceAndStock({ product }: { product: ProductDto }) {
  const { money } = useWords("units");
  const oldPrice = oldPriceOf(product);
  return (
    <p className="text-sm leading-5 md:flex md:gap-4">
      <span className="text-base md:w-28 md:text-right">
        <span className="price">{money(product.price)}</span>
        {oldPrice !== null && <OldPrice amount={oldPrice} className="ml-1 text-sm md:block" />}
      </span>{" "}
      <span className={`${PIECES} ${isSoldOut(product) ? "font-semibold text-selvedge" : "text-muted"}`}>
        <Pieces stock={product.stock} />
      </span>
    </p>
  );
}

interface RowButtonsProps {
  product: ProductDto;
  panelId: string;
  isOpen: boolean;
  isBusy: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

function RowButtons({ product, panelId, isOpen, isBusy, onOpen, onDelete }: RowButtonsProps) {
  const { row: words } = useWords("deskProductList");
  const name = useShownName(product).text;
  const search = useSearchParams().toString();
  return (
    <div className="flex gap-1 md:gap-2">
      <Button
        variant="quiet"
        className={SMALL}
        aria-label={isOpen ? words.closeOf(name) : words.open(name)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onOpen}
      >
        <ChevronDown
          aria-hidden="true"
          className={`size-5 md:hidden ${isOpen ? "rotate-180" : ""}`}
          strokeWidth={1.5}
        />
        <span className="max-md:hidden">{isOpen ? words.close : words.priceAndStock}</span>
      </Button>
      <LinkButton
        variant="quiet"
        className={SMALL}
        href={updateProductPath(product._id) + (search && `?${search}`)}
        aria-label={words.editOf(name)}
      >
        <Pencil aria-hidden="true" className="size-5 md:hidden" strokeWidth={1.5} />
        <span className="max-md:hidden">{words.edit}</span>
      </LinkButton>
      <Button
        variant="danger"
        className={SMALL}
        aria-label={words.deleteOf(name)}
        disabled={isBusy}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" className="size-5 md:hidden" strokeWidth={1.5} />
        <span className="max-md:hidden">{words.delete}</span>
      </Button>
    </div>
  );
}

/** Fits a thumb on a phone, where an icon replaces the word; larger text does not widen it. */
const SMALL = "min-h-[44px] min-w-[44px] px-0! text-sm md:min-h-10 md:px-3!";

const PIECES = "whitespace-nowrap md:w-32";

function Pieces({ stock }: { stock: string }) {
  const { means } = useWords("deskProducts").stock;
  const { pieces: say } = useWords("units");
  const pieces = parseStock(stock);
  return pieces ? say(pieces) : means(pieces);
}

const WHOLE = { size: "", color: "" };

/** The shelf of a product that is counted as one: its pieces, and a delivery. */
function Shelf({ product }: { product: ProductDto }) {
  const { row: words } = useWords("deskProductList");
  const name = useShownName(product).text;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (parseStock(product.stock) === null) return null;
  return (
    <>
      <button
        type="button"
        aria-label={words.addPiecesOf(name)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="min-h-11 font-semibold underline underline-offset-4"
      >
        {words.addPieces}
      </button>
      {isOpen && (
        <div id={id} className="grid grid-cols-1 gap-2 rounded-cloth border border-ink/25 bg-paper p-3">
          <ShelfLine productId={product._id} option={WHOLE} name={name} />
          <AddPieces productId={product._id} option={WHOLE} name={name} />
        </div>
      )}
    </>
  );
}
