import { sitemap } from "@/lib/seo/sitemap-document";
import { xmlResponse } from "@/lib/seo/xml-response";

// GET /sitemap.xml — every public page, for search engines
export const GET = async (request: Request): Promise<Response> =>
  await xmlResponse(request, async () => (await sitemap.get())[0]);
