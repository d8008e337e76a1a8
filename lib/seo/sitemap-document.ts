import "server-only";
import { CachedDocument } from "@/lib/platform/http/cached-document";
import { gzipBody } from "@/lib/platform/http/gzipped-body";
import { listCollections } from "@/lib/catalogue/collections/queries";
import { readCatalogueVersion } from "@/lib/catalogue/products/catalogue-version";
import { listSitemapProducts } from "@/lib/seo/queries";
import { writeSitemap } from "@/lib/seo/sitemap";

/** The sitemap, and behind it the parts of one that is an index. */
export const sitemap = new CachedDocument({
  readVersion: readCatalogueVersion,
  async compress() {
    const [main, ...parts] = writeSitemap(await listSitemapProducts(), {
      collections: await listCollections(),
    });
    const packedMain = await gzipBody(main);
    const packedParts = [];
    for (const part of parts) packedParts.push(await gzipBody(part));
    return [packedMain, ...packedParts];
  },
});
