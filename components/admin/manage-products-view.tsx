"use client";

import { ProductFilters } from "@/components/admin/product-filters";
import { ProductRow } from "@/components/admin/product-row";
import { ShowMore } from "@/components/admin/show-more";
import { useProductSearch } from "@/components/admin/use-product-search";
import { QueryState } from "@/components/ui/query-state";
import { type ProductSearch, useProductPages } from "@/lib/products/api";

export function ManageProductsView() {
  const search = useProductSearch();
  const products = useProductPages(search.wanted);
  return (
    <>
      <ProductFilters search={search} />
      <QueryState query={products}>
        {({ pages }) => (
          <>
            <ul
              aria-label="Products"
              aria-busy={products.isPlaceholderData}
              className="grid grid-cols-1 gap-3"
            >
              {pages
                .flatMap(({ products: shown }) => shown)
                .map((product) => (
                  <li key={product._id}>
                    <ProductRow product={product} />
                  </li>
                ))}
            </ul>
            {pages[0]?.products.length === 0 && <p className="text-lg">{describeNone(search.wanted)}</p>}
            <ShowMore pages={products} />
          </>
        )}
      </QueryState>
    </>
  );
}

function describeNone({ q, category, isLow }: ProductSearch): string {
  const isNarrowed = q !== "" || category !== "";
  if (isLow) return `No product ${isNarrowed ? "of this name and category " : ""}is low in a size or color.`;
  return isNarrowed ? "No product matches this name and category." : "There are no products yet.";
}
