import "server-only";
import type { Graph, Product, ProductGroup, Thing } from "schema-dts";
import { getCategoryByName } from "@/lib/categories";
import { categoriesInForce } from "@/lib/shop-categories";
import { categoryPath, detailsPath } from "@/lib/paths";
import { listPictureAddresses } from "@/lib/catalogue/products/picture-fields";
import { PRODUCT_FIELDS } from "@/lib/catalogue/products/fields";
import { listFields } from "@/lib/catalogue/products/list-fields";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { listVariants, listVaryingKinds, type Variant } from "@/lib/catalogue/products/variants";
import { pageAddress } from "@/lib/seo/page-address";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
import { describeProduct } from "@/lib/seo/product-text";
import { brandFacts } from "@/lib/shop-facts";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { inLanguage } from "@/lib/catalogue/products/words";
import { languageOfRequest, wordsOf } from "@/lib/words/of-request";
import { type Reviewed, withReviews } from "@/lib/seo/structured-data/reviews";
import { graphOf } from "@/lib/seo/structured-data/graph";
import { offerOf, sharedTerms, TERMS_BY_ID } from "@/lib/seo/structured-data/offer";

/** The graph of a product's page: a group of its options where each is counted, else one product. */
export function productGraph(stored: ProductDto, reviewed?: Reviewed): Graph {
  const product = inLanguage(languageOfRequest(), stored);
  const category = getCategoryByName(categoriesInForce(), product.category);
  const ofCategory = category && {
    name: wordsOf("categories").name(category),
    path: categoryPath(category.slug),
  };
  const itself = { name: product.name, path: detailsPath(product._id) };
  const way = breadcrumbs([...(ofCategory ? [ofCategory] : []), itself]);
  const [thing, ...others] = describe(product);
  return graphOf(reviewed ? withReviews(thing, reviewed) : thing, way, ...others);
}

function describe(product: ProductDto): [Product | ProductGroup, ...Thing[]] {
  const variants = listVariants(product);
  const [only] = variants;
  if (!only) return [wholeProduct(product)];
  // One is no group: nothing would tell its variants apart.
  if (variants.length === 1) return [onlyVariant(product, only)];
  return [productGroup(product, variants), ...sharedTerms(product.price)];
}

function wholeProduct(product: ProductDto): Product {
  const { _id, sizes, colors, stock } = product;
  return {
    "@type": "Product",
    ...whatItIs(product),
    sku: _id,
    ...(colors.length > 0 && { color: colors }),
    ...(sizes.length > 0 && { size: sizes }),
    offers: offerOf({ path: detailsPath(_id), stock, ...pricesOf(product) }),
  };
}

function onlyVariant(product: ProductDto, { sku, size, color, stock, path }: Variant): Product {
  return {
    "@type": "Product",
    ...whatItIs(product),
    sku,
    ...(color && { color }),
    ...(size && { size }),
    offers: offerOf({ path, stock, ...pricesOf(product) }),
  };
}

const pricesOf = ({ price, compareAtPrice }: ProductDto) => ({ price, compareAtPrice });

const VARIES_BY = { size: "https://schema.org/size", color: "https://schema.org/color" } as const;

/** The group alone tells what all variants have in common. */
function productGroup(product: ProductDto, variants: Variant[]): ProductGroup {
  return {
    "@type": "ProductGroup",
    ...whatItIs(product),
    url: pageAddress(detailsPath(product._id)),
    productGroupID: product._id,
    variesBy: listVaryingKinds(variants).map((kind) => VARIES_BY[kind]),
    hasVariant: variants.map(({ sku, name, size, color, image, stock, path }) => ({
      "@type": "Product",
      sku,
      name,
      image: absoluteUrl(image),
      ...(size && { size }),
      ...(color && { color }),
      offers: offerOf({ path, stock, ...pricesOf(product) }, TERMS_BY_ID),
    })),
  };
}

/** Schema.org has words for few of a garment's properties: the others are named. */
function detailsOf(product: ProductDto) {
  const known = listFields("schemaProperty").flatMap((field) => {
    const value = product[field];
    return value ? [[PRODUCT_FIELDS[field].schemaProperty, value]] : [];
  });
  const named = listFields("additionalProperty").flatMap((field) => {
    const value = product[field];
    const name = PRODUCT_FIELDS[field].additionalProperty;
    return value ? [{ "@type": "PropertyValue", name, value } as const] : [];
  });
  return {
    ...Object.fromEntries(known),
    ...(named.length > 0 && { additionalProperty: named }),
  };
}

function whatItIs(product: ProductDto) {
  const { name, category } = product;
  return {
    name,
    description: describeProduct(product),
    category,
    brand: { "@type": "Brand", name: brandFacts().name } as const,
    image: listPictureAddresses(product).map(absoluteUrl),
    ...detailsOf(product),
    audience: { "@type": "PeopleAudience", suggestedGender: "male" } as const,
  };
}
