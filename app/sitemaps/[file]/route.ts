import { sitemap } from "@/lib/seo/sitemap-document";
import { readSitemapPart } from "@/lib/seo/sitemap";
import { xmlResponse } from "@/lib/seo/xml-response";

// GET /sitemaps/{part}.xml — a part of a sitemap that has outgrown one file
export const GET = async (
  request: Request,
  { params }: RouteContext<"/sitemaps/[file]">,
): Promise<Response> => {
  const part = readSitemapPart((await params).file);
  return await xmlResponse(request, async () => (part === null ? undefined : (await sitemap.get())[part]));
};
