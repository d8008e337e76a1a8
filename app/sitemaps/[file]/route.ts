import { sitemap } from "@/lib/seo/documents";
import { xmlResponse } from "@/lib/seo/xml-response";

interface PartContext {
  params: Promise<{ file: string }>;
}

const FILE = /^([1-9]\d{0,3})\.xml$/;

// GET /sitemaps/{part}.xml — a part of a sitemap that has outgrown one file
export const GET = async (request: Request, { params }: PartContext): Promise<Response> => {
  const part = FILE.exec((await params).file)?.[1];
  return await xmlResponse(request, async () => (part ? (await sitemap.get())[Number(part)] : undefined));
};
