import { writeProductFeed } from "@/lib/feeds/product-feed";
import { listForMachines } from "@/lib/seo/queries";
import { xmlResponse } from "@/lib/seo/xml-response";

// GET /feeds/products.xml — the catalogue, for Google Merchant and Facebook
export const GET = async (request: Request): Promise<Response> =>
  await xmlResponse(request, async () => writeProductFeed(await listForMachines()));
