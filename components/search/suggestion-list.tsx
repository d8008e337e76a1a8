import { useLanguage, useWords } from "#words";
import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { ShownText } from "@/components/ui/shown-text";
import { optionId } from "@/components/ui/use-active-option";
import { optionPath } from "@/lib/stock/option-path";
import type { Suggestions } from "@/lib/catalogue/search/dto";
import { shownName } from "@/lib/catalogue/products/words";

interface SuggestionListProps {
  id: string;
  suggestions: Suggestions;
  /** The index of the option that the arrows have reached; -1 for none. */
  active: number;
  onPoint: (place: number) => void;
}

// HTML has no list box element whose options are links with pictures.
const LISTBOX = { role: "listbox" } as const;
const GROUP = { role: "group" } as const;
const OPTION = { role: "option", tabIndex: -1 } as const;

export function countSuggestions({ products, categories }: Suggestions): number {
  return products.length + categories.length;
}

/** Categories and products, in the order of the arrow keys. */
export function SuggestionList({ id, suggestions, active, onPoint }: SuggestionListProps) {
  const words = useWords("search");
  const { products, categories } = suggestions;
  const option = (place: number, href: string, children: ReactNode) => (
    <PageLink
      {...OPTION}
      key={href}
      id={optionId(id, place)}
      aria-selected={place === active}
      href={href}
      onPointerMove={() => onPoint(place)}
      className="flex min-h-12 items-center gap-3 border-l-2 border-transparent px-3 py-1 aria-selected:border-selvedge aria-selected:bg-white"
    >
      {children}
    </PageLink>
  );
  return (
    <div {...LISTBOX} aria-label={words.suggestions} id={id} className="mt-4">
      {categories.length > 0 && (
        <div {...GROUP} aria-label={words.categories}>
          {categories.map((category, place) =>
            option(place, category.path, <b>{words.category(category)}</b>),
          )}
        </div>
      )}
      {products.length > 0 && (
        <div
          {...GROUP}
          aria-label={words.products}
          className={categories.length > 0 ? "stitch-t mt-2 pt-2" : ""}
        >
          {products.map((product, index) =>
            option(
              categories.length + index,
              optionPath(product._id, { size: "", color: product.color ?? "" }),
              <SuggestedProduct product={product} />,
            ),
          )}
        </div>
      )}
    </div>
  );
}

function SuggestedProduct({ product }: { product: Suggestions["products"][number] }) {
  const { price, image1, shownIn, isSoldOut } = product;
  const { shownIn: sayShown } = useWords("goods");
  const { soldOut } = useWords("goods").stock;
  const { money } = useWords("units");
  const { color } = useWords("values");
  const name = shownName(useLanguage(), product);
  return (
    <>
      <Picture src={image1} alt="" sizes="48px" className="max-w-12 shrink-0" />
      <span className="grid grow sm:flex sm:items-center sm:justify-between">
        <span className="wrap-anywhere">
          <ShownText {...name} />
          {shownIn && <span className="block text-sm text-muted">{sayShown(color(shownIn))}</span>}
        </span>
        <span className="sm:text-right">
          <span className="price">{money(price)}</span>
          {isSoldOut && <span className="care-label block text-selvedge">{soldOut}</span>}
        </span>
      </span>
    </>
  );
}
