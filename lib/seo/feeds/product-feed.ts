import "server-only";
import { PATHS } from "@/lib/paths";
import { productItems } from "@/lib/seo/feeds/product-item";
import { CachedDocument } from "@/lib/platform/http/cached-document";
import { gzipBody } from "@/lib/platform/http/gzipped-body";
import { readCatalogueVersion } from "@/lib/catalogue/products/catalogue-version";
import { isListed } from "@/lib/catalogue/products/drafts";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { streamProducts } from "@/lib/catalogue/products/stream-products";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
import { xmlElement } from "@/lib/seo/xml";
import { shopFactsRead } from "@/lib/settings/keep-shop-facts";
import { brandFacts, shopFacts } from "@/lib/shop-facts";

export const productFeed = new CachedDocument({
  readVersion: async () => {
    await shopFactsRead();
    return `${await readCatalogueVersion()} ${shopFacts().version}`;
  },
  compress: async () => [await gzipBody(writeProductFeed(streamProducts()))],
});

/** The catalogue as RSS 2.0 with the fields of Google Merchant, which Facebook reads too. */
export async function* writeProductFeed(products: AsyncIterable<ProductDto>): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>';
  yield `${xmlElement("title", brandFacts().name)}${xmlElement("link", absoluteUrl(PATHS.home))}`;
  yield `${xmlElement("description", brandFacts().description)}\n`;
  for await (const product of products) if (isListed(product)) yield* productItems(product);
  yield "</channel>\n</rss>\n";
}
