import "server-only";
import type { Graph, Product } from "schema-dts";
import { getCategoryByName } from "@/lib/catalog";
import { categoryPath, detailsPath } from "@/lib/paths";
import type { ProductDto } from "@/lib/products/dto";
import { absoluteUrl } from "@/lib/seo/absolute-url";
import { describeProduct } from "@/lib/seo/product-text";
import { SITE } from "@/lib/site";
import { breadcrumbs } from "@/lib/structured-data/breadcrumbs";
import { graphOf } from "@/lib/structured-data/graph";
import { offerOf } from "@/lib/structured-data/offer";

/** Of a product's page. Stock is kept by product and not by variant, so there is one product and no group. */
export function productGraph(product: ProductDto): Graph {
  const category = getCategoryByName(product.category);
  const ofCategory = category && { name: category.name, path: categoryPath(category.slug) };
  const itself = { name: product.name, path: detailsPath(product._id) };
  return graphOf(productThing(product), breadcrumbs([...(ofCategory ? [ofCategory] : []), itself]));
}

function productThing(product: ProductDto): Product {
  const { _id, name, category, sizes, colors, image1, image2, image3 } = product;
  return {
    "@type": "Product",
    name,
    description: describeProduct(product),
    sku: _id,
    category,
    brand: { "@type": "Brand", name: SITE.name },
    image: [image1, image2, image3].filter(Boolean).map(absoluteUrl),
    ...(colors.length > 0 && { color: colors }),
    ...(sizes.length > 0 && { size: sizes }),
    audience: { "@type": "PeopleAudience", suggestedGender: "male" },
    offers: offerOf(product),
  };
}
