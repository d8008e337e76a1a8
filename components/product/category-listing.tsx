import { type ListedPage, ProductListing } from "@/components/product/product-listing";
import type { Category } from "@/lib/categories";
import { filteredCategoryPath } from "@/lib/catalogue/search/rules";

interface CategoryListingProps extends ListedPage {
  category: Category;
}

/** A page of a category, whole or filtered. */
export function CategoryListing({ category, ...listed }: CategoryListingProps) {
  return (
    <ProductListing
      {...listed}
      title={category.name}
      plural={category.plural}
      pathOf={(filters, page) => filteredCategoryPath(category.slug, filters, page)}
    />
  );
}
