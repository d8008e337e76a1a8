import "server-only";
import type { Graph } from "schema-dts";
import type { Category } from "@/lib/catalog";
import { categoryPath, detailsPath } from "@/lib/paths";
import type { ProductDto } from "@/lib/products/dto";
import { absoluteUrl } from "@/lib/seo/absolute-url";
import { breadcrumbs } from "@/lib/structured-data/breadcrumbs";
import { graphOf } from "@/lib/structured-data/graph";

/** Of a category's page, with the products that it shows. */
export function categoryGraph(category: Category, products: Pick<ProductDto, "_id">[]): Graph {
  const way = breadcrumbs([{ name: category.name, path: categoryPath(category.slug) }]);
  if (products.length === 0) return graphOf(way);
  return graphOf(way, {
    "@type": "ItemList",
    name: category.name,
    itemListElement: products.map(({ _id }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: absoluteUrl(detailsPath(_id)),
    })),
  });
}
