import "server-only";
import { KeptText } from "@/lib/http/kept-text";
import { packBody } from "@/lib/http/packed-body";
import { readCatalogueVersion } from "@/lib/products/catalogue-version";
import { listSitemapProducts } from "@/lib/seo/queries";
import { writeSitemap } from "@/lib/seo/sitemap";

/** The sitemap, and behind it the parts of one that is an index. */
export const sitemap = new KeptText({
  readVersion: readCatalogueVersion,
  async pack() {
    const [main, ...parts] = writeSitemap(await listSitemapProducts());
    const packedMain = await packBody(main);
    const packedParts = [];
    for (const part of parts) packedParts.push(await packBody(part));
    return [packedMain, ...packedParts];
  },
});
