import { useWords } from "#words";
import { freeRows, freeStock } from "@/components/products-desk/counts/on-shelf";
import { listFilledRows, originOf } from "@/components/products-desk/counts/counts-draft";
import type { ProductDraft } from "@/components/products-desk/product-draft";
import { ProductCard } from "@/components/product/product-card";
import type { ShelfRow } from "@/lib/catalogue/products/shelf-api";
import { isImageAddress, parseList, parsePrice } from "@/lib/catalogue/products/rules";
import { sumStock } from "@/lib/stock/options";
import { parseOptionStock } from "@/lib/stock/rules";

/** The product's card as a shopper will see it. */
export function ProductPreview({ draft, shelf }: { draft: ProductDraft; shelf: readonly ShelfRow[] }) {
  const { card: words } = useWords("deskProduct");
  const price = parsePrice(draft.price);
  const { isByOption, pieces: _pieces, nameChanges: _changes, ...fields } = draft;
  const isComplete = draft.name.trim() !== "" && price !== null && isImageAddress(draft.image1);
  return (
    <section aria-label={words.title} className="grid max-w-sm grid-cols-1 content-start gap-2">
      <h2 className="care-label text-muted">{words.title}</h2>
      {isComplete ? (
        <div inert>
          <ProductCard
            product={{
              ...fields,
              ...(isByOption ? previewCounts(draft, shelf) : freeStock(draft.stock, shelf)),
              _id: "",
              price,
              compareAtPrice: parsePrice(draft.compareAtPrice) ?? 0,
              sizes: parseList(draft.sizes),
              colors: parseList(draft.colors),
            }}
            isEager={false}
            headingLevel={3}
          />
        </div>
      ) : (
        <p className="grid aspect-4/5 place-items-center rounded-cloth bg-kraft p-6 text-center">
          {words.missing}
        </p>
      )}
    </section>
  );
}

/** The pieces that shoppers could order by the counts that are filled in so far. */
function previewCounts(draft: ProductDraft, shelf: readonly ShelfRow[]) {
  const typed = listFilledRows(draft).map((row) => ({ ...row, stock: parseOptionStock(row.stock) ?? 0 }));
  const { rows } = freeRows(typed, shelf, (option) => originOf(draft, option));
  // A product without counts so far shows nothing as sold out.
  return rows.length > 0 && { stockByOption: rows, stock: String(sumStock(rows)) };
}
