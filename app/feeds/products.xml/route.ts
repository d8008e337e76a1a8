import { productFeed } from "@/lib/seo/feeds/product-feed";
import { xmlResponse } from "@/lib/seo/xml-response";

// GET /feeds/products.xml — the catalogue, for Google Merchant and Facebook
export const GET = async (request: Request): Promise<Response> =>
  await xmlResponse(request, async () => (await productFeed.get())[0]);
