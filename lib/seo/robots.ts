import "server-only";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";

/** Login and its like are not named: a crawler has to open them to read that they are not to be listed. */
export function robotsResponse(): Response {
  const lines = [
    "User-agent: *",
    "Disallow: /dashboard",
    "Disallow: /bn/dashboard",
    "Disallow: /api/",
    "",
    `Sitemap: ${absoluteUrl("/sitemap.xml")}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
