"use client";

import { DeskList } from "@/components/desk-kit/desk-list";
import { usePlace } from "@/components/desk-kit/use-place";
import { ProductFilters } from "@/components/products-desk/list/product-filters";
import { ProductRow } from "@/components/products-desk/list/product-row";
import { useProductPages } from "@/lib/catalogue/products/api";
import { type ProductPlace, productPlaceSchema } from "@/lib/catalogue/products/schema";

export function ManageProductsView() {
  const { place } = usePlace(productPlaceSchema);
  return (
    <>
      <ProductFilters />
      <DeskList
        list={useProductPages(place)}
        label="Products"
        className="grid grid-cols-1 gap-3"
        empty={<p className="text-lg">{describeNone(place)}</p>}
        renderRow={(product) => <ProductRow product={product} />}
      />
    </>
  );
}

function describeNone({ q, category, low }: ProductPlace): string {
  const isNarrowed = Boolean(q ?? category);
  if (low) return `No product ${isNarrowed ? "of this name and category " : ""}is low in a size or color.`;
  return isNarrowed ? "No product matches this name and category." : "There are no products yet.";
}
