import "server-only";
import type { Graph } from "schema-dts";
import type { Category } from "@/lib/categories";
import { categoryPath, collectionPath, detailsPath } from "@/lib/paths";
import type { CollectionDto } from "@/lib/catalogue/collections/dto";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { pageAddress } from "@/lib/seo/page-address";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { wordsOf } from "@/lib/words/of-request";
import { graphOf } from "@/lib/seo/structured-data/graph";

type Products = Pick<ProductDto, "_id">[];

/** The graph of a category's page, with the products that it shows. */
export const categoryGraph = (category: Category, products: Products): Graph =>
  listGraph({ name: wordsOf("categories").name(category), path: categoryPath(category.slug) }, products);

/** The same of a collection's page. */
export const collectionGraph = (
  { name, slug }: Pick<CollectionDto, "name" | "slug">,
  products: Products,
): Graph => listGraph({ name, path: collectionPath(slug) }, products);

function listGraph(list: { name: string; path: string }, products: Products): Graph {
  const way = breadcrumbs([list]);
  if (products.length === 0) return graphOf(way);
  return graphOf(way, {
    "@type": "ItemList",
    name: list.name,
    itemListElement: products.map(({ _id }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: pageAddress(detailsPath(_id)),
    })),
  });
}
