import { useLanguage, useWords } from "#words";
import { type ListedPage, ProductListing } from "@/components/product/product-listing";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";
import { filteredCollectionPath } from "@/lib/catalogue/search/rules";
import { langOfEnglish } from "@/lib/words/owners-text";

interface CollectionListingProps extends ListedPage {
  collection: CollectionDto;
}

/** A page of a collection, whole or filtered. */
export function CollectionListing({ collection, count, ...listed }: CollectionListingProps) {
  const { ofCollection } = useWords("listing");
  const { slug, name, description } = collection;
  return (
    <ProductListing
      {...listed}
      title={name}
      description={description}
      lang={langOfEnglish(useLanguage())}
      counted={ofCollection(count)}
      pathOf={(filters, page) => filteredCollectionPath(slug, filters, page)}
    />
  );
}
