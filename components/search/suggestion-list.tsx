import type { ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { optionId } from "@/components/ui/use-active-option";
import { describeShown } from "@/lib/catalogue/products/color-picture";
import { formatBdt } from "@/lib/platform/text/format";
import { optionPath } from "@/lib/stock/option-path";
import type { Suggestions } from "@/lib/catalogue/search/dto";

interface SuggestionListProps {
  id: string;
  suggestions: Suggestions;
  /** The index of the option that the arrows have reached; -1 for none. */
  active: number;
  onPoint: (place: number) => void;
}

// HTML has no list box element whose options are links with pictures.
const LISTBOX = { role: "listbox", "aria-label": "Suggestions" } as const;
const CATEGORIES = { role: "group", "aria-label": "Categories" } as const;
const PRODUCTS = { role: "group", "aria-label": "Products" } as const;
const OPTION = { role: "option", tabIndex: -1 } as const;

export function countSuggestions({ products, categories }: Suggestions): number {
  return products.length + categories.length;
}

/** Categories and products, in the order of the arrow keys. */
export function SuggestionList({ id, suggestions, active, onPoint }: SuggestionListProps) {
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
    <div {...LISTBOX} id={id} className="mt-4">
      {categories.length > 0 && (
        <div {...CATEGORIES}>
          {categories.map(({ name, path }, place) => option(place, path, <b>{name}</b>))}
        </div>
      )}
      {products.length > 0 && (
        <div {...PRODUCTS} className={categories.length > 0 ? "stitch-t mt-2 pt-2" : ""}>
          {products.map(({ _id, name, price, image1, shownIn, color = "", isSoldOut }, index) =>
            option(
              categories.length + index,
              optionPath(_id, { size: "", color }),
              <>
                <Picture src={image1} alt="" sizes="48px" className="max-w-12 shrink-0" />
                <span className="grid grow sm:flex sm:items-center sm:justify-between">
                  <span className="wrap-anywhere">
                    {name}
                    {shownIn && <span className="block text-sm text-muted">{describeShown(shownIn)}</span>}
                  </span>
                  <span className="sm:text-right">
                    <span className="price">{formatBdt(price)}</span>
                    {isSoldOut && <span className="care-label block text-selvedge">Sold out</span>}
                  </span>
                </span>
              </>,
            ),
          )}
        </div>
      )}
    </div>
  );
}
