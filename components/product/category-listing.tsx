import { useLanguage, useWords } from "#words";
import { type ListedPage, ProductListing } from "@/components/product/product-listing";
import type { Category } from "@/lib/categories";
import { filteredCategoryPath } from "@/lib/catalogue/search/rules";
import { langOfName } from "@/lib/words/owners-text";

interface CategoryListingProps extends ListedPage {
  category: Category;
}

/** A page of a category, whole or filtered. */
export function CategoryListing({ category, count, ...listed }: CategoryListingProps) {
  const title = useWords("categories").name(category);
  const { ofCategory } = useWords("listing");
  return (
    <ProductListing
      {...listed}
      title={title}
      lang={langOfName(useLanguage(), title, category.name)}
      counted={ofCategory(count, category)}
      pathOf={(filters, page) => filteredCategoryPath(category.slug, filters, page)}
    />
  );
}
