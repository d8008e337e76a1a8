import { listForMachines } from "@/lib/seo/queries";
import { writeSitemap } from "@/lib/seo/sitemap";
import { xmlResponse } from "@/lib/seo/xml-response";

// GET /sitemap.xml — every public page, for search engines
export const GET = async (request: Request): Promise<Response> =>
  await xmlResponse(request, async () => writeSitemap(await listForMachines()));
