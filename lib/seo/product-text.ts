import { detailsPath } from "@/lib/paths";
import { formatBdt } from "@/lib/platform/text/format";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { isSoldOut } from "@/lib/stock/stock-text";
import { MAX_DESCRIPTION, maxPageTitle, type PublicPage } from "@/lib/seo/public-pages";
import { cleanLine, cutAtWord } from "@/lib/platform/text/text";

const listing = new Intl.ListFormat("en-GB");

/** What catalogues are told of a product: its description, or one sentence: `Name. Denim Pants, slim fit, sizes …`. */
export function describeProduct(product: ProductDto): string {
  if (product.description) return cleanLine(product.description);
  return `${product.name}. ${[product.category, ...listFacts(product)].join(", ")}.`;
}

export function productPage(product: ProductDto): PublicPage {
  return {
    path: detailsPath(product._id),
    title: cutAtWord(product.name, maxPageTitle()),
    description: describeOffer(product),
  };
}

/** The offer in a sentence, with as many of its facts as there is room for. */
function describeOffer(product: ProductDto): string {
  const terms = isSoldOut(product) ? "Sold out." : "Cash on delivery anywhere in Bangladesh.";
  const write = (name: string, facts: string[]) => {
    const offer = `${name} for ${formatBdt(product.price)}`;
    return `${facts.length > 0 ? `${offer}: ${facts.join(", ")}` : offer}. ${terms}`;
  };
  const facts = listFacts(product);
  const shorter = Array.from({ length: facts.length + 1 }, (_, dropped) =>
    write(product.name, facts.slice(0, facts.length - dropped)),
  );
  const fitting = shorter.find((text) => text.length <= MAX_DESCRIPTION);
  return fitting ?? write(cutAtWord(product.name, maxPageTitle()), []);
}

function listFacts({ fit, sizes, colors }: ProductDto): string[] {
  return [
    fit,
    sizes.length > 0 ? `${sizes.length === 1 ? "size" : "sizes"} ${listing.format(sizes)}` : "",
    colors.length > 0 ? `in ${listing.format(colors)}` : "",
  ].filter(Boolean);
}
