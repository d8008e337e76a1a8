import { useLanguage, useWords } from "#words";
import { allCategories } from "@/lib/shop-categories";
import { ShownText } from "@/components/ui/shown-text";
import { shownName } from "@/lib/catalogue/products/words";
import { getCategoryByName } from "@/lib/categories";
import { useState } from "react";
import { useDebounce } from "@/components/desk-kit/use-debounce";
import { LinePicture } from "@/components/desk-kit/line-picture";
import { TextField } from "@/components/ui/text-field";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { useFoundProducts } from "@/lib/catalogue/search/api";
import { isSoldOut } from "@/lib/stock/stock-text";

interface ProductFinderProps {
  label: string;
  /** The ids of products that are not offered. */
  without: readonly string[];
  /** True where drafts are offered too. */
  withDrafts?: boolean;
  error?: string | undefined;
  onChoose: (product: ProductDto) => void;
}

/** Looks for a product by the words of the shop's search, and takes it with one tap. */
export function ProductFinder({ label, without, withDrafts = false, error, onChoose }: ProductFinderProps) {
  const { products: words, failure } = useWords("deskKit");
  const describe = useDescription();
  const [typed, setTyped] = useState("");
  const [q, setQ] = useState("");
  const { restart } = useDebounce(() => setQ(typed.trim()));
  const language = useLanguage();
  const found = useFoundProducts(q);
  const offered = (found.data ?? []).filter(
    ({ _id, isDraft }) => (withDrafts || !isDraft) && !without.includes(_id),
  );

  function choose(product: ProductDto): void {
    setTyped("");
    setQ("");
    onChoose(product);
  }

  return (
    <div>
      <TextField
        label={label}
        placeholder={words.placeholder}
        maxLength={100}
        enterKeyHint="search"
        value={typed}
        error={error}
        onChange={(text) => {
          setTyped(text);
          restart();
        }}
        // Enter would send the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <output className="block text-sm text-muted not-empty:mt-2">
        {q !== "" && found.isSuccess && offered.length === 0 && words.none}
        {found.error && failure(found.error)}
      </output>
      {offered.length > 0 && (
        <ul aria-label={words.found} className="mt-2 card">
          {offered.map((product) => (
            <li key={product._id} className="stitch-b last:border-0">
              <button
                type="button"
                className="flex min-h-12 w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-paper"
                onClick={() => choose(product)}
              >
                <LinePicture src={product.image1} />
                <span className="min-w-0 wrap-anywhere">
                  <ShownText {...shownName(language, product)} />{" "}
                  <span className="text-sm text-muted">{describe(product)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useDescription(): (product: ProductDto) => string {
  const { products: words } = useWords("deskKit");
  const { name } = useWords("categories");
  return (product) => {
    const category = getCategoryByName(allCategories(), product.category);
    const state = isSoldOut(product) && words.isSoldOut;
    return [category ? name(category) : product.category, product.isDraft ? words.isDraft : state]
      .filter(Boolean)
      .join(", ");
  };
}
