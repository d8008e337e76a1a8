import { robotsResponse } from "@/lib/seo/robots";

/** Rendered for each request: a build does not know the shop's address. */
export const dynamic = "force-dynamic";

// GET /robots.txt — what crawlers need not look at, and where the sitemap is
export const GET = (): Response => robotsResponse();
