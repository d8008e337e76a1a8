import { detailsPath } from "@/lib/paths";
import { formatBdt } from "@/lib/format";
import type { ProductDto } from "@/lib/products/dto";
import { isSoldOut } from "@/lib/products/rules";
import type { PublicPage } from "@/lib/seo/public-pages";

const listing = new Intl.ListFormat("en-GB");

/** What its page says of a product, as one sentence for catalogues: `Name. Denim Pants, slim fit, sizes …`. */
export function describeProduct(product: ProductDto): string {
  return `${product.name}. ${[product.category, ...listFacts(product)].join(", ")}.`;
}

export function productPage(product: ProductDto): PublicPage {
  const facts = listFacts(product).join(", ");
  const offer = `${product.name} for ${formatBdt(product.price)}`;
  const terms = isSoldOut(product) ? "Sold out." : "Cash on delivery anywhere in Bangladesh.";
  return {
    path: detailsPath(product._id),
    title: product.name,
    description: `${facts ? `${offer}: ${facts}` : offer}. ${terms}`,
  };
}

function listFacts({ fit, sizes, colors }: ProductDto): string[] {
  return [
    fit,
    sizes.length > 0 ? `${sizes.length === 1 ? "size" : "sizes"} ${listing.format(sizes)}` : "",
    colors.length > 0 ? `in ${listing.format(colors)}` : "",
  ].filter(Boolean);
}
