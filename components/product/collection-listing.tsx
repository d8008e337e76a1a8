import { type ListedPage, ProductListing } from "@/components/product/product-listing";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";
import { filteredCollectionPath } from "@/lib/catalogue/search/rules";

interface CollectionListingProps extends ListedPage {
  collection: CollectionDto;
}

/** A page of a collection, whole or filtered. */
export function CollectionListing({ collection, ...listed }: CollectionListingProps) {
  const { slug, name, description } = collection;
  return (
    <ProductListing
      {...listed}
      title={name}
      description={description}
      plural="products"
      pathOf={(filters, page) => filteredCollectionPath(slug, filters, page)}
    />
  );
}
