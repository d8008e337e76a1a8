import "server-only";
import type { Graph } from "schema-dts";
import type { Category } from "@/lib/categories";
import { categoryPath, detailsPath } from "@/lib/paths";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { graphOf } from "@/lib/seo/structured-data/graph";

/** The graph of a category's page, with the products that it shows. */
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
