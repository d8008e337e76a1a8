import { detailsPath } from "@/lib/paths";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { isSoldOut } from "@/lib/stock/stock-text";
import { MAX_DESCRIPTION, maxPageTitle, type PublicPage } from "@/lib/seo/public-pages";
import { cleanLine, cutAtWord } from "@/lib/platform/text/text";
import { seo } from "@/lib/words/en/seo";
import { wordsOf } from "@/lib/words/of-request";

/** What catalogues are told of a product, in English: its description, or one sentence: `Name. Denim Pants, slim fit, sizes …`. */
export function describeProduct(product: ProductDto): string {
  if (product.description) return cleanLine(product.description);
  return `${product.name}. ${[product.category, ...seo.facts(product)].join(", ")}.`;
}

/** Of a product with its texts in the language of the page. */
export function productPage(product: ProductDto): PublicPage {
  return {
    path: detailsPath(product._id),
    title: cutAtWord(product.name, maxPageTitle()),
    description: describeOffer(product),
  };
}

/** The offer in a sentence, with as many of its facts as there is room for. */
function describeOffer(product: ProductDto): string {
  const words = wordsOf("seo");
  const price = wordsOf("units").money(product.price);
  const write = (name: string, facts: string[]) =>
    words.offer({ name, price, facts, isSoldOut: isSoldOut(product) });
  const facts = words.facts(product);
  const shorter = Array.from({ length: facts.length + 1 }, (_, dropped) =>
    write(product.name, facts.slice(0, facts.length - dropped)),
  );
  const fitting = shorter.find((text) => text.length <= MAX_DESCRIPTION);
  return fitting ?? write(cutAtWord(product.name, maxPageTitle()), []);
}
